import { z } from 'zod'
import { FACET_NAMES } from '#figures/facets.ts'
import { drawingSchema } from './drawing.ts'
import { sayRepeated } from './say-repeated.ts'
import { date, internalHref, mayLack, ownerText, ownerUrl, slug, text } from './text.ts'

/** content/paginas/inicio.yaml: the home page, in the specification's order (spec 2, "Home page"). */
export const homePage = z.strictObject({
  kind: z.literal('home'),
  description: text.max(170, 'la descripción pasa de 170 caracteres'),
  hero: z.strictObject({
    title: ownerText,
    lead: text,
    action: text,
    slides: z
      .array(
        z.strictObject({
          id: slug,
          caption: text,
          drawing: drawingSchema,
          /** Places on the drawing, by their names there, each with its family. */
          places: z
            .array(z.strictObject({ id: slug, label: text, family: internalHref }))
            .optional(),
        }),
      )
      .length(10, 'las imágenes de portada son diez (spec 9)'),
  }),
  /** The families in the catalogue part: their drawings and the limits shown. */
  catalogue: z
    .array(
      z.strictObject({
        family: internalHref,
        /** Ids of the products whose drawings fill the tile. */
        drawings: z.array(slug).nonempty(),
        ranges: z
          .array(z.strictObject({ facet: z.enum(FACET_NAMES), name: text.optional() }))
          .default([]),
        line: text.optional(),
      }),
    )
    .default([]),
  intro: text,
  solutions: z.strictObject({
    heading: text,
    cards: z
      .array(z.strictObject({ label: text, href: internalHref, drawing: drawingSchema }))
      .default([]),
  }),
  industries: z.strictObject({
    heading: text,
    cards: z
      .array(
        z.strictObject({
          id: slug,
          title: text,
          url: mayLack(ownerUrl),
          drawing: drawingSchema,
        }),
      )
      .default([]),
  }),
  branches: z.strictObject({ heading: text, lead: text }),
  certifications: z.strictObject({
    heading: text,
    lead: text,
    items: z
      .array(
        z.strictObject({
          id: slug,
          label: text,
          meaning: text,
          /** The certificate's number, and until when it is valid. */
          number: text.optional(),
          validUntil: date.optional(),
          drawing: drawingSchema,
        }),
      )
      .nonempty()
      .superRefine(sayRepeated('id')),
  }),
  about: z.strictObject({
    heading: text,
    paragraphs: z.array(text).nonempty(),
    /** The product shown with a quarter cut away; its drawing must support that view. */
    product: slug.optional(),
    link: text.optional(),
  }),
})

export type HomePage = z.output<typeof homePage>
