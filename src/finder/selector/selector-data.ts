import type { Picture } from '#catalogue/present-product.ts'
import type { ListColumn, ProductRowView } from '#catalogue/product-list.ts'
import type { SpecTableRow } from '#catalogue/present-specs.ts'
import type { PublishedRange } from '#catalogue/judge-range.ts'

/** The choices from a list, in the order of the form. */
export const CHOICE_NAMES = ['equipment', 'services', 'standards', 'arrangements'] as const
export type ChoiceName = (typeof CHOICE_NAMES)[number]

export type ChoiceOption = { id: string; label: string }

/** An option with the number of products that it leaves. */
export type CountedOption = ChoiceOption & { count: number }
export type CountedOptions = Readonly<Record<ChoiceName, readonly CountedOption[]>>

/** What a product is chosen by. */
export type ChosenBy = {
  /** By the choice, the published text that gives it. */
  choices: Record<ChoiceName, Readonly<Record<string, string>>>
  ranges: readonly PublishedRange[]
}

/** A product as the results, the selector and the comparison need it. */
export type SelectorProduct = ProductRowView &
  ChosenBy & {
    /** The page that defines it. */
    place: string
    /** The crop of its drawing that others can be laid over: one shaft line, one contact plane. */
    card: Picture
    specs: readonly Omit<SpecTableRow, 'source'>[]
  }

/** SELECTOR_DATA_PATH: fetched when results, the selector or the comparison start. */
export type SelectorData = {
  options: Record<ChoiceName, readonly ChoiceOption[]>
  /** What every row shows, by its facet. */
  columns: readonly ListColumn[]
  products: readonly SelectorProduct[]
}

/** For whom no script runs: the pages that hold products for an equipment. */
export type EquipmentFamilies = {
  label: string
  /** Its own page. */
  href?: string
  pages: readonly { label: string; href: string; count: number }[]
}
