import type { ProductRecord } from '#views/product-data.ts'
import type { QuoteLine } from '#visitor/quote-list.ts'
import { measureOf } from './service-data.ts'
import { typedFigureText } from '#figures/format-number.ts'

/** The size by which a product is ordered: how it is called, where a line holds it, and what stands there. */
export type LineSize = { name: string; field: 'diameter' | 'flange' | 'note'; given?: string }

const SECTION = 'sección'

/** What a line needs before it can be priced: the shaft of a seal, the section of a packing, the flange of its joint. */
export function lineSize(
  { service, note }: Pick<QuoteLine, 'service' | 'note'>,
  product: Pick<ProductRecord, 'fields' | 'ranges' | 'sizedBy'> | undefined,
): LineSize | undefined {
  if (product?.sizedBy === 'section') return sizeOf('Sección', 'note', noted(note, SECTION))
  if (!product || product.sizedBy !== undefined) return undefined
  if (!product.fields.includes('diameter')) {
    // A tool is for flanges, and has no size of them.
    const isJoint = product.fields.includes('flange') && product.ranges.length > 0
    return isJoint ? sizeOf('Brida', 'flange', service.flange?.trim() || undefined) : undefined
  }
  const name = product.ranges.find(({ kind }) => kind === 'diameter')?.label ?? 'Eje'
  const typed = service.diameter?.trim()
  const given = typed
    ? typedFigureText(measureOf('diameter', typed))
    : noted(note, name.toLocaleLowerCase('es'))
  return sizeOf(name, 'diameter', given)
}

function sizeOf(name: string, field: LineSize['field'], given: string | undefined): LineSize {
  return { name, field, ...(given !== undefined && { given }) }
}

/** What a note says of it, as the product's page writes it there: "diámetro 8 in". */
function noted(note: string, name: string): string | undefined {
  const [, given] = new RegExp(`${name}\\s+([^·,;.]*\\d[^·;.]*)`, 'iu').exec(note) ?? []
  return given?.trim()
}

/** What a note says beside the size that a line shows already. */
export function noteBeside(note: string, size: LineSize | undefined): string {
  if (size?.given === undefined) return note
  const told = `${size.name} ${size.given}`
  const at = note.toLocaleLowerCase('es').indexOf(told.toLocaleLowerCase('es'))
  if (at === -1) return note
  const parts = [note.slice(0, at), note.slice(at + told.length)]
  return parts
    .map((part) => part.replaceAll(/^[\s·;,.]+|[\s·;,]+$/g, ''))
    .filter(Boolean)
    .join('; ')
}

/** "4 sin eje, 1 sin sección": the lines whose size nobody has said yet. */
export function missingSizes(
  lines: readonly QuoteLine[],
  products: readonly ProductRecord[],
): string {
  const names = lines.flatMap((line) => {
    const size = lineSize(
      line,
      products.find(({ id }) => id === line.id),
    )
    if (!size || size.given !== undefined) return []
    return size.field === 'flange' ? ['medida de brida'] : [size.name.toLocaleLowerCase('es')]
  })
  return [...new Set(names)]
    .map((name) => `${names.filter((one) => one === name).length} sin ${name}`)
    .join(', ')
}
