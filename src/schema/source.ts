import { z } from 'zod'
import { text } from './text.ts'

const INTERNET_ADDRESS = /[\p{L}\d]\.\p{Ll}{2,}/u

/**
 * The document where a figure was published, as its reader may ask for it: "Ficha técnica 180". A
 * source that is not printed stands under `editor` and is gone before shapes are checked, so that
 * here only its empty place is found.
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
