import type { ProductRecord } from '#views/product-data.ts'
import type { QuoteLine } from '#visitor/quote-list.ts'
import { noted, VERSION } from '#finder/products/named-versions.ts'
import { diameterName, measureOf } from './service-data.ts'
import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { typedFigureText } from '#figures/format-number.ts'

/** A size that a product is ordered by: its name, the field of the line that holds it, and its value. */
export type LineSize = { name: string; field: 'diameter' | 'flange' | 'note'; given?: string }

const FIGURE = String.raw`[^·,;.]*\d[^·;.]*`

type Asking = Pick<ProductRecord, 'fields' | 'ranges' | 'sizedBy' | 'choice'>

/**
 * The sizes needed to price a line, in the order of the product's page: the compound of a seal and its shaft, the
 * section of a packing, the flange of a joint.
 */
export function lineSizes(line: Pick<QuoteLine, 'service' | 'note'>, product?: Asking): LineSize[] {
  if (!product) return []
  const size = sizeOfLine(line, product)
  const choice = product.choice?.name
  const chosen = choice && sizeOf(choice, 'note', noted(line.note, choice, VERSION))
  return [chosen, size].filter((one) => typeof one === 'object')
}

/** The sizes that a closed line shows: those given and those missing; only the last if none is missing. */
export function shownSizes(sizes: readonly LineSize[]): readonly LineSize[] {
  const missing = sizes.filter(isMissing)
  return missing.length > 0
    ? [...sizes.filter((size) => !isMissing(size)), ...missing]
    : sizes.slice(-1)
}

/** The size that a line asks for: the first missing one, or the last. */
export const askedSize = (shown: readonly LineSize[]) => shown.find(isMissing) ?? shown.at(-1)

const isMissing = ({ given }: LineSize) => given === undefined

/** The size itself, without the compound or material chosen beside it. */
export function sizeOfLine(
  { service, note }: Pick<QuoteLine, 'service' | 'note'>,
  product: Asking,
): LineSize | undefined {
  if (product.sizedBy === 'section')
    return sizeOf('Sección', 'note', noted(note, 'Sección', FIGURE))
  if (product.sizedBy !== undefined) return undefined
  if (!product.fields.includes('diameter')) {
    // A tool for flanges has no flange size of its own.
    const isJoint = product.fields.includes('flange') && product.ranges.length > 0
    return isJoint ? sizeOf('Brida', 'flange', service.flange?.trim() || undefined) : undefined
  }
  const typed = service.diameter?.trim()
  const given = typed ? typedFigureText(measureOf('diameter', typed)) : undefined
  return sizeOf(diameterName(product), 'diameter', given)
}

function sizeOf(name: string, field: LineSize['field'], given: string | undefined): LineSize {
  return { name, field, ...(given !== undefined && { given }) }
}

/** The note without a size that the line already shows. */
export function noteBeside(note: string, size: LineSize): string {
  if (size.given === undefined) return note
  const told = `${size.name} ${size.given}`
  const at = note.toLocaleLowerCase('es').indexOf(told.toLocaleLowerCase('es'))
  if (at === -1) return note
  const parts = [note.slice(0, at), note.slice(at + told.length)]
  return parts
    .map((part) => part.replaceAll(/^[\s·;,.]+|[\s·;,]+$/g, ''))
    .filter(Boolean)
    .join('; ')
}

/** The note with the size's value replaced: "compuesto AWC860; urgente". */
export function noteWith(note: string, asked: LineSize, answer: string): string {
  const told = answer === '' ? '' : `${asked.name.toLocaleLowerCase('es')} ${answer}`
  return [told, noteBeside(note, asked)].filter(Boolean).join('; ')
}

/** The name of the first missing size of a line ("compuesto", "diámetro"); undefined until its product is loaded. */
export function missingOf(
  line: Pick<QuoteLine, 'id' | 'service' | 'note'>,
  products: readonly ProductRecord[],
): string[] {
  const product = products.find(({ id }) => id === line.id)
  return lineSizes(line, product)
    .filter(isMissing)
    .map(({ name, field }) =>
      field === 'flange' ? 'medida de brida' : name.toLocaleLowerCase('es'),
    )
}

/** Counts the lines with a missing size: "4 sin eje, 1 sin sección". */
export function missingSizes(
  lines: readonly QuoteLine[],
  products: readonly ProductRecord[],
): string {
  const names = lines.flatMap((line) => missingOf(line, products))
  return [...new Set(names)]
    .map((name) => `${names.filter((one) => one === name).length} sin ${name}`)
    .map((part) => part.replaceAll(' ', NO_BREAK_SPACE))
    .join(', ')
}
