import type { ProductChoice } from '#views/product-choice.ts'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { useAddressQuery } from '#visitor/use-address-query.ts'
import { changeLine, readQuoteList } from '#visitor/quote-list.ts'

/** What the page's address says of a choice; empty where it says nothing. */
export function useChosenOption(parameter: ProductChoice['parameter']): string {
  return new URLSearchParams(useAddressQuery()).get(parameter) ?? ''
}

/** Writes a choice into the address and, where the product is in the list, into its line. */
export function chooseOption(id: string, choice: ProductChoice, value: string): void {
  const { parameter, options } = choice
  const query = new URLSearchParams(location.search)
  if (value === '') query.delete(parameter)
  else query.set(parameter, value)
  replaceAddressQuery(query.size > 0 ? `?${query}` : '')
  const line = readQuoteList().find((one) => one.id === id)
  if (!line || value === '') return
  // A note that this page has written; the visitor's own words stay.
  const isOwn = (note: string) => note === '' || options.some((option) => option.value === note)
  changeLine(
    line.key,
    parameter === 'eje'
      ? { service: { ...line.service, diameter: `${value} mm` } }
      : { note: isOwn(line.note) ? value : line.note },
  )
}
