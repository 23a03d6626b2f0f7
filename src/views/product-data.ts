import type { ListColumn } from './list-columns.ts'
import type { ProductRowView } from './product-row.ts'
import type { Judgeable } from '#figures/judgement.ts'
import type { SpecTableRow, StandingFigure } from '#figures/present-specs.ts'
import type { SizeKind } from '#figures/quantity.ts'
import type { ServiceField } from '#figures/service.ts'

/** The selector's choices from lists, in the order of the form. */
export const CHOICE_NAMES = ['equipment', 'services', 'standards', 'arrangements'] as const
export type ChoiceName = (typeof CHOICE_NAMES)[number]

export type ChoiceOption = {
  id: string
  label: string
  /** For a machine: whose diameter is asked for, if not the shaft's. */
  size?: SizeKind
  /** For a machine: it moves a liquid. */
  movesLiquid?: true
  /** For a fluid: what the catalogue does not know about it. */
  caution?: string
  /** For a fluid: products name it in their own words, so that one that does not may still serve it. */
  isTold?: true
  /** For a fluid: it is water, liquid or steam. */
  isWater?: true
  /** For a fluid: its folded spellings. */
  said?: readonly string[]
}

/** An option with the number of products that match it. */
export type CountedOption = Pick<ChoiceOption, 'id' | 'label' | 'size'> & { count: number }
export type CountedOptions = Readonly<Record<ChoiceName, readonly CountedOption[]>>

/** The data that a product is chosen by. */
export type ChosenBy = Judgeable & {
  /** By kind of choice and id: the published text that proves it. */
  choices: Record<ChoiceName, Readonly<Record<string, string>>>
}

/** A row of the comparison, named after its property or, for facets, what it measures. */
export type ComparedSpec = Omit<SpecTableRow, 'source'>

/** A product as the browser's data file holds it: its row, and the data to choose, judge, compare and quote it. */
export type ProductRecord = ProductRowView &
  ChosenBy & {
    /** The path of the page that defines it. */
    place: string
    specs: readonly ComparedSpec[]
    /** An option besides the shaft: "Compuesto" of "AWC800, poliuretano"; the answer goes into the line's note. */
    choice?: { name: string; options: readonly string[] }
    /** One of its machines moves a liquid: steam would leave the seal faces dry. */
    movesLiquid?: true
    /** The fields needed for a quotation, in the order of the form. */
    fields: readonly ServiceField[]
    /** The figures of its row in its own list, by column, that `figures` has not or has in other words. */
    listed?: Readonly<Record<string, StandingFigure>>
    /** Its row's figures for kinds of machine in which they differ. */
    figuresIn?: Readonly<Record<string, readonly (StandingFigure | undefined)[]>>
  }

/** A piping plan as an option: "32", "Plan 32, sello simple". */
export type SealPlan = { id: string; label: string }

/** PRODUCT_DATA_PATH: the one file of products that a browser fetches. */
export type ProductData = {
  options: Record<ChoiceName, readonly ChoiceOption[]>
  /** The columns of all rows, by facet. */
  columns: readonly ListColumn[]
  /** The columns of figures of each list, by its path. */
  lists: Readonly<Record<string, readonly ListColumn[]>>
  products: readonly ProductRecord[]
  plans: readonly SealPlan[]
}
