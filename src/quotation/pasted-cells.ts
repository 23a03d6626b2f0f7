import { memoiseText } from '#figures/memoise.ts'
import { wordsOf } from '#schema/fold-text.ts'
import { findProduct, freeLine, lineOf } from './find-product.ts'
import { isSameCode, productWithin } from './pasted-codes.ts'
import { serviceIn, type Column } from './pasted-columns.ts'
import { countOf, unitIn } from './pasted-counts.ts'
import type { Pastable, ReadRow } from './pasted-line.ts'
import { PLAIN_NUMBER, sizesIn, SIZE_PLACEHOLDERS, type Size } from './pasted-sizes.ts'

/** The columns of a table, and what is written over them. */
export type Table = { columns: readonly (Column | undefined)[]; headings: readonly string[] }
export const UNNAMED: Table = { columns: [], headings: [] }
export const POSITIONED: Table = { columns: ['position'], headings: [] }
/** The columns in whose cells sizes stand among words. */
const MIXED: ReadonlySet<Column | undefined> = new Set([undefined, 'code', 'name', 'other'])

/** A name however its spaces and fractions are set. */
const nameKey = memoiseText((name) => wordsOf(name).join(' '))

/** Something beside words that the branch needs. */
const MORE_THAN_WORDS = new RegExp(`[\\d${SIZE_PLACEHOLDERS}]`, 'u')
/** A row of a table, its columns named by a header or told by what stands in them. */
export function readCells(
  written: readonly string[],
  { columns, headings }: Table,
  products: readonly Pastable[],
): ReadRow {
  let sizes: readonly Size[] = []
  const cells = written.map((cell, at) => {
    const isKnown = !MIXED.has(columns[at])
    // What a product is called is no size of its line: "Tela con aislación de 1⁄8 in".
    const isName = products.some(({ label, fullName }) => {
      return nameKey(fullName) === nameKey(cell) || isSameCode(label, cell)
    })
    if (isKnown || isName) return cell
    const sized = sizesIn(cell, sizes)
    sizes = sized.sizes
    return sized.text
  })
  const inColumn = (column: Column) =>
    cells
      .filter((_, at) => columns[at] === column)
      .join(' ')
      .trim()
  const open = cells.filter((cell, at) => cell !== '' && columns[at] === undefined)
  const whole = cells.filter((cell, at) => cell !== '' && columns[at] !== 'position')
  if (whole.length === 0) return { sizes }
  const texts = [inColumn('code'), ...open, inColumn('name')].filter(Boolean)
  const isCount = (cell: string) => countOf(cell) !== undefined
  const isCode = (cell: string) => products.some(({ label }) => isSameCode(label, cell))
  const exact =
    texts.find((cell) => !isCount(cell) && isCode(cell)) ??
    texts.find(isCode) ??
    texts.find((cell) => findProduct(products, cell))
  const within = texts
    .filter((cell) => !isCount(cell))
    .map((cell) => productWithin(cell, products))
    .find((one) => one !== undefined)
  const product = exact === undefined ? within : findProduct(products, exact)
  const others = open.filter((cell) => cell !== exact && countOf(cell))
  // Code, shaft, quantity: only the first is a diameter of this product.
  const isTurned = isDiameterOf(product, others[0]) && !isDiameterOf(product, others[1])
  const numbers = isTurned && others.length === 2 ? others.toReversed() : others
  const isInOrder = exact !== undefined && whole[0] === exact
  const asked = inColumn('quantity') || quantityAmong(numbers, isInOrder)
  const count = asked === undefined ? undefined : countOf(asked)
  // Code, quantity, shaft: as the hint over the field writes them.
  const third = isInOrder && numbers.length === 2 && asked === numbers[0] ? numbers[1] : undefined
  const named = serviceIn(cells, columns, headings)
  const size = named.diameter ?? (third && PLAIN_NUMBER.test(third) ? third : '')
  const service = { ...named, ...(size && { diameter: diameterOf(size) }) }
  const unit = count?.unit ?? unitIn([inColumn('unit'), ...open])
  const counted = { ...(count && { quantity: count.quantity }), ...(unit && { unit }) }
  const tag = inColumn('tag')
  const detailed = texts.filter(
    (cell) =>
      cell !== exact &&
      nameKey(cell) !== nameKey(product?.fullName ?? '') &&
      !isCount(cell) &&
      MORE_THAN_WORDS.test(cell),
  )
  // A number under a heading that nothing is known of: "Diám. máx.", 60.
  const beside =
    inColumn('quantity') === ''
      ? []
      : cells.flatMap((cell, at) =>
          columns[at] === undefined && cell !== exact && isCount(cell)
            ? `${headings[at] ?? ''} ${cell}`.trim()
            : [],
        )
  const unread = asked && !count ? `cantidad ${asked}` : ''
  const noted = inColumn('note')
  const note = [...(product ? detailed : []), ...beside, unread].filter(Boolean).join('; ')
  const hasService = Object.keys(service).length > 0
  const more = { ...(tag && { tag }), ...(note && { note }), ...(hasService && { service }) }
  const isOpenCount = inColumn('quantity') === '' && numbers.length > 1 && !size && !count?.unit
  const isUnsure = isOpenCount || (!count && (unread !== '' || open.some(isUnreadNumber(exact))))
  const doubt = isUnsure ? { doubt: 'la cantidad' as const } : {}
  const read = { sizes, noted, counted: inColumn('quantity') || whole.join(' '), ...doubt }
  if (product) return { line: { ...lineOf(product), ...counted, ...more }, ...read }
  const words = [
    inColumn('code'),
    inColumn('name'),
    ...open.filter((cell) => !isCount(cell) && !unitIn([cell])),
  ]
  const text = [...new Set(words.filter(Boolean))].join(' ')
  return {
    line: { ...freeLine(text || whole.join(' ')), ...(text ? counted : {}), ...more },
    ...read,
  }
}

/** Whether a number lies within the diameters, in mm, that a product publishes. */
export function isDiameterOf(product: Pastable | undefined, cell = ''): boolean {
  const number = Number(cell.replace(',', '.'))
  return (product?.ranges ?? []).some(
    ({ kind, min = 0, max = 0 }) => kind === 'diameter' && min <= number && number <= max,
  )
}

/** A diameter that stands alone, "60,5 mm", "2 7/16", in millimetres where no unit says otherwise. */
function diameterOf(size: string): string {
  const length = sizesIn(`eje ${size}`).sizes[0]?.length
  if (PLAIN_NUMBER.test(size)) return `${size} mm`
  return length ? `${length.amount} ${length.unit}` : size
}

/** Whether a number that is not the code was no quantity: "-2", "10000". */
function isUnreadNumber(code: string | undefined) {
  return (cell: string) => cell !== code && /^[-−]?\d[\d.,]*$/u.test(cell)
}

/**
 * The quantity of a row without a header: what has a unit, or follows the code. Of other numbers the
 * smallest: a shaft of 45 mm is likelier than 45 seals.
 */
function quantityAmong(numbers: readonly string[], isInOrder: boolean): string | undefined {
  const withUnit = numbers.find((cell) => countOf(cell)?.unit)
  if (withUnit !== undefined || isInOrder) return withUnit ?? numbers[0]
  const amount = (cell: string) => countOf(cell)?.quantity ?? Infinity
  return numbers.toSorted((a, b) => amount(a) - amount(b))[0]
}
