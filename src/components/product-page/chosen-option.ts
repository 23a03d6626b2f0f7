import { convert } from '#figures/units.ts'
import type { ProductChoice } from '#catalogue/show/measured-choice.ts'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { useAddressQuery } from '#visitor/use-address-query.ts'
import type { ServiceField } from '#figures/service.ts'
import { changeLine, readQuoteList, type Service } from '#visitor/quote-list.ts'
import { addressedService, UNIT_SUFFIX } from '../product-row/addressed-service.ts'

/** The choice in the page's address, as its option writes it if there is one; empty if the address has none. */
export function useChosenOption({ parameter, unit, options }: ProductChoice): string {
  const query = new URLSearchParams(useAddressQuery())
  if (unit === undefined) return query.get(parameter) ?? ''
  const { diameter } = addressedService(query)
  if (diameter === undefined) return ''
  const asked = inMm(diameter)
  const isAsked = (value: string) => Math.abs(inMm(measured(value, unit)) - asked) < SAME_MM
  return options.find(({ value }) => isAsked(value))?.value ?? diameter
}

/** Addresses round millimetres to a hundredth. */
const SAME_MM = 0.01

const measured = (value: string, unit: string) => `${value.replace('.', ',')} ${unit}`

/** NaN for a fraction, which is shown as it is: the unit is the last word of "1 7/8 in". */
function inMm(measure: string): number {
  const [amount = '', unit = ''] = measure.replace(',', '.').split(/ (?=\S+$)/)
  return convert(Number(amount), unit, 'mm')
}

/** Writes a choice, or its absence, into the address and, if the product is in the list, into its line. */
export function chooseOption(id: string, choice: ProductChoice, value: string): void {
  const { parameter, unit, options } = choice
  const query = new URLSearchParams(location.search)
  const former = addressedService(query)
  query.delete(parameter + UNIT_SUFFIX)
  if (value === '') query.delete(parameter)
  else query.set(parameter, value)
  if (value !== '' && unit === 'in') query.set(parameter + UNIT_SUFFIX, unit)
  replaceAddressQuery(query.size > 0 ? `?${query}` : '')
  const line = readQuoteList().find((one) => one.id === id)
  if (!line) return
  // Replaces only notes that this page wrote; the visitor's own words stay.
  const isOwn = (note: string) => note === '' || options.some((option) => option.value === note)
  changeLine(
    line.key,
    parameter === 'opcion'
      ? { note: isOwn(line.note) ? value : line.note }
      : { service: { ...without(line.service, former), ...addressedService(query) } },
  )
}

/** The line's service without what the address said before; what the visitor has changed in the list since stays. */
function without(service: Service, former: Service): Service {
  return Object.fromEntries(
    Object.entries(service).filter(([field, text]) => former[field as ServiceField] !== text),
  )
}
