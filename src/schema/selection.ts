import { z } from 'zod'
import { SIZES } from '#figures/quantity.ts'
import { internalHref, slug, text } from './text.ts'

/** A word with `*` stands for every word that begins so; without it, for itself and its plural. */
const words = z.array(text).nonempty()

/** A kind of machine: a product serves it where its `equipment` says so, and a published text says why. */
const machine = z.strictObject({
  id: slug,
  label: text,
  /** What a text says that speaks of it. */
  words,
  /** Pages whose own words speak of it, for every product that they define. */
  pages: z.array(internalHref).default([]),
  /** Whose diameter is asked for, where it is not the shaft's. */
  size: z.enum(SIZES).optional(),
  /** What it moves is a liquid: steam would leave the faces of its seal dry. */
  movesLiquid: z.literal(true).optional(),
  /** What it takes is bolted between flanges, and made to their standard: the list to quote asks for it. */
  hasFlanges: z.literal(true).optional(),
  /** The menu leads to the selector with this chosen. */
  inMenu: z.boolean().default(false),
})

const choice = z.strictObject({
  id: slug,
  label: text,
  /** A shorter name over a list, where space is scarce. */
  short: text.optional(),
  /** The product offers this where its own published texts say one of these. */
  words: z.array(text).default([]),
  /** Or where one of these industries' pages lists it. */
  industries: z.array(slug).default([]),
  /** Or, and then by nothing else, where it holds one of these standards, by their ids here. */
  standards: z.array(slug).default([]),
  /** What the catalogue does not know of such a fluid; of a water, which of its materials it harms. */
  caution: text.optional(),
  /** The fluid is water, which boils where its pressure does not keep it liquid. */
  isWater: z.literal(true).optional(),
  /** The fluid's pH: a product that publishes another range is refused. */
  ph: z.number().min(0).max(14).optional(),
  /** Materials that the fluid attacks, as products name them. */
  attacks: z.array(text).default([]),
  /** A text that also says one of these does not count. */
  except: z.array(text).default([]),
  /** Pages whose own words give it to every product they define. */
  pages: z.array(internalHref).default([]),
})

const choices = z.array(choice).default([])

/** content/vocabulario/seleccion.yaml: what a machine is described by, beside its figures. */
export const selection = z.strictObject({
  equipment: z.array(machine).default([]),
  arrangements: choices,
  services: choices,
  standards: choices,
})

export type Selection = z.output<typeof selection>
export type SelectionMachine = Selection['equipment'][number]
export type SelectionChoice = Selection['services'][number]
