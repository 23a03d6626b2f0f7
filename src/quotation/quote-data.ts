import type { PublishedRange } from '#catalogue/judge-range.ts'
import { QUOTE_DATA_PATH } from '#catalogue/paths.ts'
import type { Picture } from '#catalogue/present-product.ts'
import { fetchedOnce } from '#finder/fetched-once.ts'
import type { ServiceField } from '#schema/service.ts'

/** A product as the list to quote needs it. */
export type QuoteProduct = {
  id: string
  /** Its code, or its name where it has none. */
  label: string
  name: string
  href: string
  picture: Picture
  /** The fields needed to quote it, in the order of the form. */
  fields: readonly ServiceField[]
  ranges: readonly PublishedRange[]
}

/** A plan of the seal's piping, as it is chosen: "32", "Plan 32, sello simple". */
export type SealPlan = { id: string; label: string }

/** QUOTE_DATA_PATH: fetched where a list to quote is shown. */
export type QuoteData = { products: readonly QuoteProduct[]; plans: readonly SealPlan[] }

export const loadQuoteData = fetchedOnce(QUOTE_DATA_PATH, (data) => data as QuoteData)
