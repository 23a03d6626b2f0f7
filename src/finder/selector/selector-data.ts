import type { Picture } from '#catalogue/present-product.ts'
import type { NamedList } from '#catalogue/product-lists.ts'
import type { SpecTableRow } from '#catalogue/present-specs.ts'
import type { PublishedRange } from '#catalogue/judge-range.ts'

/** What is chosen from a list, by its name in the selector's address. */
export const CHOICE_NAMES = ['equipo', 'disposicion', 'servicio', 'norma'] as const
export type ChoiceName = (typeof CHOICE_NAMES)[number]

export type ChoiceOption = { id: string; label: string }

/** An option with the number of products that it leaves. */
export type CountedOption = ChoiceOption & { count: number }
export type CountedOptions = Readonly<Record<ChoiceName, readonly CountedOption[]>>

/** A product as the selector and the comparison need it. */
export type SelectorProduct = {
  id: string
  /** Its code, or its name where it has none. */
  label: string
  name: string
  tagline: string
  href: string
  /** The page that defines it. */
  place: string
  picture: Picture
  /** The address of its data sheet. */
  dataSheet: string
  /** By the choice, the published text that gives it. */
  choices: Record<ChoiceName, Readonly<Record<string, string>>>
  ranges: readonly PublishedRange[]
  specs: readonly Omit<SpecTableRow, 'source'>[]
  lists: readonly NamedList[]
}

/** /selector/productos.json: fetched when the selector or the comparison starts. */
export type SelectorData = {
  options: Record<ChoiceName, readonly ChoiceOption[]>
  products: readonly SelectorProduct[]
}

/** For whom no script runs: the pages that hold products for an equipment. */
export type EquipmentFamilies = {
  label: string
  pages: readonly { label: string; href: string; count: number }[]
}
