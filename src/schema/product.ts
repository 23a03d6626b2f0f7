import { z } from 'zod'
import { drawingSchema } from './drawing.ts'
import { specRow } from './quantity.ts'
import { source } from './source.ts'
import { table } from './table.ts'
import { formerPath, internalHref, slug, text } from './text.ts'

const materials = z.strictObject({
  /** Face materials, if the source does not separate the two faces. */
  faces: z.array(text).default([]),
  rotaryFace: z.array(text).default([]),
  stationaryFace: z.array(text).default([]),
  elastomers: z.array(text).default([]),
  metal: z.array(text).default([]),
  springs: z.array(text).default([]),
  other: z.array(text).default([]),
  source,
})

const standard = z.strictObject({ name: text, note: text.optional(), source })

const apiPlan = z.strictObject({
  plan: z.string().regex(/^\d{2}[A-C]?$/, 'un plan API se escribe como 11 o 53A'),
  source,
})

/** A product of the catalogue. Its `id` is the last part of its page's address. */
export const product = z.strictObject({
  id: slug,
  /** Former addresses of its page; each redirects to it. */
  antes: z.array(formerPath).optional(),
  /** Absent where the maker gives no code (support systems). */
  code: text.optional(),
  name: text,
  tagline: text.refine((value) => !value.endsWith('.'), 'va sin punto final'),
  /** Its group on the page: "Simples", "Láminas de PTFE". */
  group: text.optional(),
  arrangement: text.optional(),
  features: z.array(text).nonempty(),
  applications: z.array(text).default([]),
  /** The kinds of machine it serves (vocabulario/seleccion.yaml); its own texts must mention each. */
  equipment: z.array(slug).default([]),
  /** What it is ordered by, if not a diameter: a packing's section, a sheet that is cut. */
  sizedBy: z.enum(['section', 'sheet']).optional(),
  /** Services (vocabulario/seleccion.yaml) that its own notes exclude. */
  excludes: z.array(slug).default([]),
  /** Products that can replace it, with the reason; none is simpler or reaches less. */
  alternatives: z.array(z.strictObject({ ref: slug, reason: text })).default([]),
  /** For an accessory: what it goes with, by id, by page, or by how it is ordered. */
  accompanies: z
    .strictObject({
      products: z.array(slug).default([]),
      pages: z.array(internalHref).default([]),
      sizedBy: z.array(z.enum(['section', 'sheet'])).default([]),
    })
    .optional(),
  specs: z.array(specRow).default([]),
  materials: materials.optional(),
  standards: z.array(standard).default([]),
  apiPlans: z.array(apiPlan).default([]),
  fits: text.optional(),
  /** Stock or delivery class, as given by the owner. */
  availability: text.optional(),
  /** Codes of other makers' products that it replaces, as given by the owner. */
  equivalents: z.array(text).default([]),
  tables: z.array(table).default([]),
  notes: z.array(text).default([]),
  drawing: drawingSchema,
  /** What the owner must confirm before the product is published. */
  pendiente: text.optional(),
})

/** A reference that lists the same product in a second category. */
const productReference = z.strictObject({ ref: slug, group: text.optional() })

/** An entry of a product list: the product itself, or a reference to it. */
export const productEntry = z.union([productReference, product])

export type Product = z.output<typeof product>
export type Materials = z.output<typeof materials>
export type ProductEntry = z.output<typeof productEntry>
