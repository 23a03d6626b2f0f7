import type { Asked } from '#catalogue/judge-range.ts'
import { NO_BREAK_SPACE } from '#schema/bind-units.ts'
import { FACET_NAMES, FACETS, type Facet } from '#schema/facets.ts'
import { convert } from '#schema/units.ts'
import { readAmount } from '#finder/search/read-number.ts'
import { SERVICE_FIELDS, type Service, type ServiceField } from '#visitor/quote-list.ts'

/** How each part of the service is called over its field. */
export const SERVICE_LABELS: Readonly<Record<ServiceField, string>> = {
  diameter: 'Eje o vástago',
  pressure: 'Presión',
  temperature: 'Temperatura',
  speed: 'Velocidad',
  fluid: 'Fluido',
  plan: 'Plan de sellado',
  flange: 'Norma y medida de brida',
}

/** A figure as it was written, and its unit. */
export type Measure = { amount: string; unit: string }

/** A figure of the visitor's machine, as it reads and as it is judged. */
export type AskedFigure = Asked & { text: string }

export function isFigure(field: ServiceField): field is Facet {
  return FACET_NAMES.some((name) => name === field)
}

/** "1 7/8 in" in its two parts. What names no unit is in the SI's. */
export function measureOf(field: Facet, text: string): Measure {
  const { si, imperial } = FACETS[field].units
  const unit = [si, imperial].find((one) => text.endsWith(one)) ?? si
  return { amount: text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text.trim(), unit }
}

/** As it is kept: nothing written is nothing kept. */
export function measureText({ amount, unit }: Measure): string {
  return amount.trim() === '' ? '' : `${amount} ${unit}`
}

/** The figures that can be read, in the order in which a buyer gives them. */
export function askedFigures(service: Service): AskedFigure[] {
  return FACET_NAMES.flatMap((facet) => {
    const written = service[facet]
    if (!written) return []
    const { amount, unit } = measureOf(facet, written)
    const { si } = FACETS[facet].units
    const value = readAmount(amount, unit)
    if (value === undefined) return []
    return [
      {
        facet,
        value: convert(value, unit, si),
        system: unit === si ? 'si' : 'imperial',
        text: figureText({ amount, unit }),
      },
    ]
  })
}

/** Whether a figure was written that is none: "sesenta". */
export function isUnread(field: Facet, text: string): boolean {
  const { amount, unit } = measureOf(field, text)
  return amount !== '' && readAmount(amount, unit) === undefined
}

/** The service in words, a part each: "eje 60 mm", "15 bar", "fluido: relave", "plan 32". */
export function serviceParts(service: Service): string[] {
  return SERVICE_FIELDS.flatMap((field) => {
    const text = service[field]?.trim()
    if (!text) return []
    if (!isFigure(field)) return [`${PART_NAMES[field]} ${text}`]
    const figure = figureText(measureOf(field, text))
    return [field === 'diameter' ? `eje ${figure}` : figure]
  })
}

const PART_NAMES: Readonly<Record<Exclude<ServiceField, Facet>, string>> = {
  fluid: 'fluido:',
  plan: 'plan',
  flange: 'brida:',
}

function figureText({ amount, unit }: Measure): string {
  return `${amount.replace(/^-/, '−')}${NO_BREAK_SPACE}${unit}`
}
