import { z } from 'zod'
import { internalHref, slug, text } from './text.ts'

/** A word with `*` stands for every word that begins so; without it, for itself and its plural. */
const words = z.array(text).nonempty()

const choice = z.strictObject({
  id: slug,
  label: text,
  /** The product offers this where its own published texts say one of these. */
  words,
  /** A text that also says one of these does not count. */
  except: z.array(text).default([]),
  /** Pages whose own words give it to every product they define. */
  pages: z.array(internalHref).default([]),
  /** The menu leads to the selector with this chosen. */
  inMenu: z.boolean().default(false),
})

const choices = z.array(choice).default([])

/** content/vocabulario/seleccion.yaml: what a machine is described by, beside its figures. */
export const selection = z.strictObject({
  equipment: choices,
  arrangements: choices,
  services: choices,
  standards: choices,
  accessories: z
    .strictObject({
      /** Pages whose products accompany others. */
      pages: z.array(internalHref).default([]),
      products: z.array(slug).default([]),
      /** How an accessory's texts name products: by their arrangement, and perhaps more narrowly. */
      phrases: z
        .array(
          z.strictObject({
            words,
            arrangement: slug,
            /** Not for those that are also this. */
            exceptArrangement: slug.optional(),
            equipment: slug.optional(),
            /** Only for products under this page. */
            under: internalHref.optional(),
          }),
        )
        .default([]),
    })
    .prefault({}),
})

export type Selection = z.output<typeof selection>
export type SelectionChoice = Selection['equipment'][number]
