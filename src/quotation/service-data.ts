import { typedFigureText } from '#figures/format-number.ts'
import type { Asked } from '#figures/judgement.ts'
import { FACET_NAMES, FACETS, TURNS, type Facet } from '#figures/facets.ts'
import { isPossible } from '#figures/possible-figure.ts'
import { SERVICE, SERVICE_FIELDS, type ServiceField } from '#figures/service.ts'
import { convert } from '#figures/units.ts'
import { readAmount } from '#finder/search/read-number.ts'
import type { Service } from '#visitor/quote-list.ts'
import type { ProductRecord } from '#views/product-data.ts'

/** An amount as typed, and its unit. */
export type Measure = { amount: string; unit: string }

/** A figure of the visitor's machine, shown and judged. */
export type ServiceFigure = Asked & { text: string }

export function isFigure(field: ServiceField): field is Facet {
  return FACET_NAMES.some((name) => name === field)
}

/** The units that a figure may be typed in, SI first. */
export function unitsOf(field: Facet): readonly string[] {
  const { si, imperial } = FACETS[field].units
  return field === TURNS.facet ? [si, imperial, TURNS.unit] : [si, imperial]
}

/** Splits "1 7/8 in" into amount and unit; without a unit it is SI. */
export function measureOf(field: Facet, text: string): Measure {
  const { si } = FACETS[field].units
  const unit = unitsOf(field).find((one) => text.endsWith(one)) ?? si
  return { amount: text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text.trim(), unit }
}

/** The measure as stored; empty if no amount is typed. */
export function measureText({ amount, unit }: Measure): string {
  return amount.trim() === '' ? '' : `${amount} ${unit}`
}

/** The readable figures, in the order in which buyers give them. */
export function serviceFigures(service: Service): ServiceFigure[] {
  return FACET_NAMES.flatMap((facet): ServiceFigure[] => {
    const { amount, unit } = measureOf(facet, service[facet] ?? '')
    const value = valueIn(facet, { amount, unit })
    if (value === undefined) return []
    const text = typedFigureText({ amount, unit })
    if (unit === TURNS.unit) return [{ facet, value, inTurns: true, text }]
    const system = unit === FACETS[facet].units.si ? 'si' : 'imperial'
    return [{ facet, value, system, text }]
  })
}

/** Whether the text is not a number ("sesenta"), or impossible for a machine (a shaft of 0 mm). */
export function isUnread(field: Facet, text: string): boolean {
  const measure = measureOf(field, text)
  return measure.amount !== '' && valueIn(field, measure) === undefined
}

/** In the facet's SI unit, or in rpm; undefined if it is not a possible figure. */
function valueIn(facet: Facet, { amount, unit }: Measure): number | undefined {
  const typed = readAmount(amount, unit)
  if (typed === undefined) return undefined
  const value = unit === TURNS.unit ? typed : convert(typed, unit, FACETS[facet].units.si)
  return isPossible(facet, value) ? value : undefined
}

/** The product page's name for the diameter: of a shaft, a rod or a pipe. */
export function diameterName(product?: Partial<Pick<ProductRecord, 'ranges'>>): string {
  return product?.ranges?.find(({ kind }) => kind === 'diameter')?.label ?? 'Eje'
}

/**
 * The service in words, one part per field: "eje 60 mm", "15 bar", "fluido: relave", "plan 32"; the diameter by the
 * product page's name for it, if the product is known.
 */
export function serviceParts(
  service: Service,
  product?: Parameters<typeof diameterName>[0],
): string[] {
  return SERVICE_FIELDS.flatMap((field) => {
    const text = service[field]?.trim()
    if (!text) return []
    const value = isFigure(field) ? typedFigureText(measureOf(field, text)) : text
    const prefix =
      field === 'diameter' ? diameterName(product).toLocaleLowerCase('es') : SERVICE[field].prefix
    return [prefix === undefined ? value : `${prefix} ${value}`]
  })
}
