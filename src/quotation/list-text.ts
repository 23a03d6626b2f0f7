import { counted } from '#catalogue/labels.ts'
import { formatNumber } from '#figures/format-number.ts'
import {
  isMeasured,
  LINES_MOST,
  QUOTE_UNITS,
  type NewLine,
  type QuoteLine,
  type QuoteUnit,
} from '#visitor/quote-list.ts'
import type { ProductRecord } from '#views/product-data.ts'
import { serviceParts } from './service-data.ts'

/** Products name the diameter of their lines; until they are loaded it is called a shaft. */
type Products = readonly Pick<ProductRecord, 'id' | 'ranges'>[]

/** Codes up to this length are aligned in a column; longer names have a line of their own. */
const LABEL_WIDTH_MOST = 16

export const LIST_FULL = `La lista lleva ${LINES_MOST} líneas como máximo.`

/** The total of the list, by unit: "3 líneas, 7 unidades y 15 kg". */
export function totalText(lines: readonly QuoteLine[]): string {
  const totals = QUOTE_UNITS.flatMap((unit) => {
    const sum = lines.reduce((all, line) => all + (line.unit === unit ? line.quantity : 0), 0)
    // Binary fractions: 0.1 + 0.2 is not 0.3.
    return sum === 0 ? [] : [IN_UNITS[unit](Number(sum.toFixed(2)))]
  })
  const count = counted(lines.length, 'línea')
  return [count, new Intl.ListFormat('es').format(totals)].filter(Boolean).join(', ')
}

const IN_UNITS: Readonly<Record<QuoteUnit, (sum: number) => string>> = {
  un: (sum) => counted(sum, 'unidad', 'unidades'),
  m: (sum) => `${formatNumber(sum)} m`,
  kg: (sum) => `${formatNumber(sum)} kg`,
  juego: (sum) => counted(sum, 'juego'),
  rollo: (sum) => counted(sum, 'rollo'),
  caja: (sum) => counted(sum, 'caja'),
}

/** A quantity with its unit: "2 un", "15 kg", "4 cajas". */
export function unitOf(quantity: number, unit: QuoteUnit): string {
  return unit === 'un' || isMeasured(unit) || quantity === 1 ? unit : `${unit}s`
}

export function quantityText({ quantity = 1, unit = 'un' }: NewLine): string {
  return `${formatNumber(quantity)} ${unitOf(quantity, unit)}`
}

/**
 * The list as text at the top of an enquiry: numbered, aligned lines, each with its machine below it.
 */
export function quoteText(lines: readonly QuoteLine[], products: Products = []): string {
  const counts = lines.map(quantityText)
  const countWidth = widest(counts)
  const numberWidth = String(lines.length).length
  const labels = lines.flatMap(({ label, name }) =>
    label === name || label.length > LABEL_WIDTH_MOST ? [] : [label],
  )
  const labelWidth = widest(labels)
  const indent = ' '.repeat(numberWidth + 2 + countWidth + 2)
  return [
    `Solicito cotización (${totalText(lines)}):`,
    '',
    ...lines.flatMap((line, index) => {
      const number = `${index + 1}.`.padStart(numberWidth + 1)
      const what = line.label === line.name ? line.name : labelled(line, labelWidth)
      const more = [lineDetails(line, products), line.note && `Nota: ${line.note}`].filter(Boolean)
      return [
        `${number} ${(counts[index] ?? '').padStart(countWidth)}  ${what}`,
        ...more.map((text) => indent + text),
      ]
    }),
  ].join('\n')
}

/** The machine of a line: "TAG 310-PU-014; eje 60 mm; 15 bar; fluido: relave". */
export function lineDetails(
  { id, tag, service }: Pick<QuoteLine, 'id' | 'tag' | 'service'>,
  products: Products,
): string {
  const product = products.find((one) => one.id === id)
  const parts = [...(tag ? [`TAG ${tag}`] : []), ...serviceParts(service, product)]
  // A part's own semicolon would end it where the text is read back.
  return parts.map((part) => part.replaceAll(/;\s*/g, ', ')).join('; ')
}

function labelled({ label, name }: QuoteLine, width: number): string {
  return `${label.padEnd(width)}  ${name}`
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length))
}
