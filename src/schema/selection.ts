import { z } from 'zod'
import { SIZES } from '#figures/quantity.ts'
import { sayRepeated } from './say-repeated.ts'
import { internalHref, slug, text } from './text.ts'

/** A word with `*` matches every word that begins so; without it, itself and its plural. */
const words = z.array(text).nonempty()

/** A kind of machine. A product serves it if its `equipment` says so and a published text proves it. */
const machine = z.strictObject({
  id: slug,
  label: text,
  /** Words by which a text mentions it. */
  words,
  /** Pages about it: they count as proof for every product that they define. */
  pages: z.array(internalHref).default([]),
  /** Whose diameter is asked for, if not the shaft's. */
  size: z.enum(SIZES).optional(),
  /** It moves a liquid: steam would leave the seal faces dry. */
  movesLiquid: z.literal(true).optional(),
  /** Its parts are bolted between flanges and made to their standard, so the list to quote asks for it. */
  hasFlanges: z.literal(true).optional(),
  /** The menu links to the selector with this machine chosen. */
  inMenu: z.boolean().default(false),
})

const choice = z.strictObject({
  id: slug,
  label: text,
  /** A shorter label for filters, where space is scarce. */
  short: text.optional(),
  /** A product offers this if its own texts contain one of these words; */
  words: z.array(text).default([]),
  /** or if the page of one of these industries lists it. */
  industries: z.array(slug).default([]),
  /** If present, the only proof: the product holds one of these standards, by id. */
  standards: z.array(slug).default([]),
  /** What the catalogue does not know about the fluid; for a water, which materials it harms. */
  caution: text.optional(),
  /** The fluid is water, which boils if its pressure is too low. */
  isWater: z.literal(true).optional(),
  /** The fluid's pH: products that publish another range are refused. */
  ph: z.number().min(0).max(14).optional(),
  /** Materials that the fluid attacks, as products name them. */
  attacks: z.array(text).default([]),
  /** A text with one of these words does not count. */
  except: z.array(text).default([]),
  /** Pages that count as proof for every product that they define. */
  pages: z.array(internalHref).default([]),
})

const choices = z.array(choice).superRefine(sayRepeated('id')).default([])

/** content/vocabulario/seleccion.yaml: the choices that describe a machine, besides its figures. */
export const selection = z.strictObject({
  equipment: z.array(machine).superRefine(sayRepeated('id')).default([]),
  arrangements: choices,
  services: choices,
  standards: choices,
})

export type Selection = z.output<typeof selection>
export type SelectionMachine = Selection['equipment'][number]
export type SelectionChoice = Selection['services'][number]
