import type { ListColumn } from './list-columns.ts'
import type { ProductRowView } from './product-row.ts'
import type { Judgeable } from '#figures/judgement.ts'
import type { SpecTableRow, StandingFigure } from '#figures/present-specs.ts'
import type { SizeKind } from '#figures/quantity.ts'
import type { ServiceField } from '#figures/service.ts'

/** The choices from a list, in the order of the form. */
export const CHOICE_NAMES = ['equipment', 'services', 'standards', 'arrangements'] as const
export type ChoiceName = (typeof CHOICE_NAMES)[number]

export type ChoiceOption = {
  id: string
  label: string
  /** Of a machine: whose diameter is asked for, where it is not the shaft's. */
  size?: SizeKind
  /** Of a machine: what it moves is a liquid. */
  movesLiquid?: true
  /** Of a fluid: what the catalogue does not know of it. */
  caution?: string
  /** Of a fluid: products tell it in their own words, and one that does not may serve it all the same. */
  isTold?: true
  /** Of a fluid: it is water, liquid or steam. */
  isWater?: true
  /** Of a fluid: how it is written, folded. */
  said?: readonly string[]
}

/** An option with the number of products that it leaves. */
export type CountedOption = Pick<ChoiceOption, 'id' | 'label' | 'size'> & { count: number }
export type CountedOptions = Readonly<Record<ChoiceName, readonly CountedOption[]>>

/** What a product is chosen by. */
export type ChosenBy = Judgeable & {
  /** By the choice, the published text that gives it. */
  choices: Record<ChoiceName, Readonly<Record<string, string>>>
}

/** A row of a comparison, under its property's name, or what that measures where machines are chosen by it. */
export type ComparedSpec = Omit<SpecTableRow, 'source'>

/** A product as a browser knows it: its row, what it is chosen, judged, compared and quoted by. */
export type ProductRecord = ProductRowView &
  ChosenBy & {
    /** The page that defines it. */
    place: string
    specs: readonly ComparedSpec[]
    /** What its page asks for beside a shaft: "Compuesto" of "AWC800, poliuretano"; the answer stands in a line's note. */
    choice?: { name: string; options: readonly string[] }
    /** One of its machines moves a liquid: steam would leave the faces of its seal dry. */
    movesLiquid?: true
    /** The fields needed to quote it, in the order of the form. */
    fields: readonly ServiceField[]
    /** Its row's figures in a kind of machine, where they differ there. */
    figuresIn?: Readonly<Record<string, readonly (StandingFigure | undefined)[]>>
  }

/** A plan of the seal's piping, as it is chosen: "32", "Plan 32, sello simple". */
export type SealPlan = { id: string; label: string }

/** PRODUCT_DATA_PATH: the one file of products that a browser fetches. */
export type ProductData = {
  options: Record<ChoiceName, readonly ChoiceOption[]>
  /** What every row shows, by its facet. */
  columns: readonly ListColumn[]
  products: readonly ProductRecord[]
  plans: readonly SealPlan[]
}
