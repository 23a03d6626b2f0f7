import { z } from 'zod'
import { text } from './text.ts'

const INTERNET_ADDRESS = /[\p{L}\d]\.\p{Ll}{2,}/u

/**
 * The document in which a figure was published, under a name readers may ask for: "Ficha técnica 180". A source that
 * is not printed stands under `editor`, which is removed before schemas are checked: an empty object is left.
 */
export const source = z
  .union(
    [
      text.refine(
        (name) => !INTERNET_ADDRESS.test(name),
        'un sitio de internet no se publica como fuente: escribe source: { editor: … }',
      ),
      z.strictObject({}),
    ],
    'falta la fuente: un documento, o source: { editor: … }',
  )
  .transform((printed) => (typeof printed === 'string' ? printed : undefined))
