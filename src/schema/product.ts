import { z } from 'zod'
import { drawingSchema } from './drawing.ts'
import { specRow } from './quantity.ts'
import { source } from './source.ts'
import { table } from './table.ts'
import { formerPath, internalHref, slug, text } from './text.ts'

const materials = z.strictObject({
  /** Face materials where the source does not tell the sides apart. */
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
  /** Where its page stood before; each address leads here. */
  antes: z.array(formerPath).optional(),
  /** Absent where the maker gives no code (support systems). */
  code: text.optional(),
  name: text,
  tagline: text.refine((value) => !value.endsWith('.'), 'va sin punto final'),
  /** Which of its page's groups it stands in: "Simples", "Láminas de PTFE". */
  group: text.optional(),
  arrangement: text.optional(),
  features: z.array(text).nonempty(),
  applications: z.array(text).default([]),
  /** The kinds of machine that it serves (vocabulario/seleccion.yaml); a text of its own says so of each. */
  equipment: z.array(slug).default([]),
  /** What it is ordered by, where that is no diameter: a packing's section, a sheet that is cut. */
  sizedBy: z.enum(['section', 'sheet']).optional(),
  /** The services (vocabulario/seleccion.yaml) that its own notes exclude. */
  excludes: z.array(slug).default([]),
  /** What serves in its stead, and why; never what is simpler, or reaches less. */
  alternatives: z.array(z.strictObject({ ref: slug, reason: text })).default([]),
  /** Of an accessory: what it goes with, by id, by page, or by how it is ordered. */
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
  /** Where it is in stock, or its class of delivery, as the owner tells it. */
  availability: text.optional(),
  /** The codes of other makers that it replaces, as the owner tells them. */
  equivalents: z.array(text).default([]),
  tables: z.array(table).default([]),
  notes: z.array(text).default([]),
  drawing: drawingSchema,
  /** What the owner must confirm before this product is published. */
  pendiente: text.optional(),
})

/** The same product, shown again in a second category. */
const productReference = z.strictObject({ ref: slug, group: text.optional() })

/** A product's place in a list: the product itself, or a reference to where it is defined. */
export const productEntry = z.union([productReference, product])

export type Product = z.output<typeof product>
export type Materials = z.output<typeof materials>
export type ProductEntry = z.output<typeof productEntry>
