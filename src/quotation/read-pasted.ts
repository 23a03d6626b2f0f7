import { LINES_MOST, QUANTITY_MOST, type NewLine, type QuoteUnit } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { findProduct, freeLine, lineOf } from './find-product.ts'
import { isSameCode, MEASURE, productWithin } from './pasted-codes.ts'
import { columnsOf, positionsIn, type Column } from './pasted-columns.ts'

/** A line, and the words that it was read from. */
export type PastedLine = {
  line: NewLine
  written: string
  /** Its figures may mean something else: the visitor looks before it is added. */
  isUnsure: boolean
}

/** How many, and of what: "2", "15 kg", "3 rollos". */
type Count = { quantity: number; unit?: QuoteUnit }

const UNIT_WORDS: readonly (readonly [QuoteUnit, string])[] = [
  [
    'un',
    String.raw`unidades|unidad|unids?\.?|unds?\.?|uds?\.?|un\.?|u\.?|piezas?|pzas?\.?|pcs|pc|ea|c\/u|each`,
  ],
  ['m', String.raw`metros?|mts?\.?|m\.?`],
  ['kg', String.raw`kilogramos?|kilos?|kgs?\.?`],
  ['juego', String.raw`juegos?|jgos?\.?|jg\.?|sets?|kits?`],
  ['rollo', String.raw`rollos?|carretes?|cajas?`],
]
const ANY_UNIT = UNIT_WORDS.map(([, words]) => words).join('|')
const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+|\d{1,4}(?:[.,]\d{1,2})?`
const CALLED = String.raw`(?:cant(?:idad)?\.?|qty\.?|q)\s*[:=]?\s*`
const COUNT = new RegExp(
  `^(?:${CALLED})?(?:x\\s*)?\\(?(${NUMBER})\\)?(?:\\s*(${ANY_UNIT}))?(?:\\s*x)?$`,
  'iu',
)
/** A count before what is counted: "2 x 442C", "15 kg de 1830 SSP", "2 442C". */
const COUNT_FIRST = new RegExp(
  `^(?:${CALLED})?(${NUMBER})(?:\\s*(${ANY_UNIT})(?=[\\s:,])|)(\\s*x\\s*|[\\s:,-]+(?:de\\s+)?)(\\S.*)$`,
  'iu',
)
/** A count after it: "180 x 2", "1400R 3 rollos", "442C: 2 un", "442C (2)". */
const COUNT_LAST = new RegExp(
  `^(.+?)(?:\\s*x\\s*|[\\s;,:=-]+|(?=\\())(?:${CALLED})?\\(?(${NUMBER})(?:\\s*(${ANY_UNIT}))?\\)?(?:\\s*(?:c/u|\\.))?$`,
  'iu',
)
/** Before a line of a list: a bullet, "1.", "a)". */
const BULLET = /^(?:[-–—•*·]\s+|\d{1,3}[.)]\s+|[a-z]\)\s+)/iu
/** What a line of another list adds to the one above it. */
const DETAIL = /^\s+(?:TAG |Nota: |eje |fluido: |plan |brida: )/u
/** Somebody else's code, letters and figures in one word: "XYZ99". */
const OTHER_CODE = /^(?=\S*\d)(?=\S*\p{L})\S{3,}$/u
/** "eje 45", "eje 1.875 in". */
const SHAFT = /\beje\s+(?:de\s+)?(\d+(?:[.,]\d+)?)(?:\s*(mm|in))?(?![\d/])/iu
/** A quantity beyond it is more likely a size or a slip. */
const LIKELY_MOST = 500
/** A quantity of nothing: "442C x 0". */
const NONE = /(?:^|[\s:;,|x(])0(?=$|[\s;,|)])/iu
const PLAIN_NUMBER = /^\d+(?:[.,]\d+)?$/u
const CELLS = /\t|;|\||\s{2,}/u

/**
 * Lines of a list made elsewhere: "180 x 2", "15 kg 1830 SSP", rows of a spreadsheet in any order of their
 * columns. Of two numbers, the one that is a product is the code. What is no product of the catalogue
 * becomes a line in the visitor's own words: nothing pasted is lost.
 */
export function readPasted(text: string, products: readonly NamedProduct[]): PastedLine[] {
  const rows = text
    .replaceAll(/[\u00A0\u2009\u202F]/g, ' ')
    .replaceAll(/[×✕]/g, 'x')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
  const tables = rows.map((row) => cellsOf(row))
  const positions = positionsIn(tables)
  const lines: PastedLine[] = []
  let columns: readonly (Column | undefined)[] | undefined
  rows.forEach((row, at) => {
    const last = lines.at(-1)
    if (DETAIL.test(row) && last) {
      last.line = withNote(last.line, row.trim())
      last.written += ` ${row.trim()}`
      return
    }
    const cells = tables[at] ?? []
    const header = columnsOf(cells)
    if (header) {
      columns = header
      return
    }
    const [only = '', ...more] = cells.filter(Boolean)
    // What a spreadsheet leaves behind one cell, "2 x 1510;;", makes no row of it.
    const isRow = columns === undefined ? more.length > 0 : cells.length > 1
    const known = isRow ? (columns ?? (positions.has(at) ? (['position'] as const) : [])) : []
    const { line, isUnsure = false } = isRow
      ? readCells(cells, known, products)
      : { line: readLine(cells.length > 1 ? only : row.trim(), products) }
    const shaft = SHAFT.exec(row)
    const service = shaft && { diameter: `${shaft[1]} ${shaft[2] ?? 'mm'}` }
    if (line)
      lines.push({
        line: { ...withoutShaft(line, products), ...(service && { service }) },
        written: row.trim().replaceAll(/\s+/g, ' '),
        isUnsure: isUnsure || NONE.test(row) || (line.quantity ?? 1) > LIKELY_MOST,
      })
  })
  return lines.slice(0, LINES_MOST)
}

function cellsOf(row: string): string[] {
  const cells = row
    .trim()
    .replace(BULLET, '')
    .split(CELLS)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/u, '$1')
        .replaceAll('""', '"')
        .replace(/^'(?=[=+\-@])/u, ''),
    )
  return /\t|;|\|/u.test(row) ? cells : cells.filter(Boolean)
}

/** A row of a table, its columns named by a header or told by what stands in them. */
function readCells(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  products: readonly NamedProduct[],
): { line?: NewLine; isUnsure?: boolean } {
  const inColumn = (column: Column) =>
    cells
      .filter((_, at) => columns[at] === column)
      .join(' ')
      .trim()
  const open = cells.filter((cell, at) => cell !== '' && columns[at] === undefined)
  const whole = cells.filter((cell, at) => cell !== '' && columns[at] !== 'position')
  if (whole.length === 0) return {}
  const named = [inColumn('code'), ...open, inColumn('name')].filter(Boolean)
  const isCount = (cell: string) => COUNT.test(cell)
  const isCode = (cell: string) => products.some(({ label }) => isSameCode(label, cell))
  const exact =
    named.find((cell) => !isCount(cell) && isCode(cell)) ??
    named.find(isCode) ??
    named.find((cell) => findProduct(products, cell))
  const within = named.find((cell) => !isCount(cell) && productWithin(cell, products))
  const product =
    exact === undefined ? within && productWithin(within, products) : findProduct(products, exact)
  const numbers = open.filter((cell) => cell !== exact && countOf(cell))
  const isInOrder = exact !== undefined && whole[0] === exact
  const asked = inColumn('quantity') || quantityAmong(numbers, isInOrder)
  const count = asked === undefined ? undefined : countOf(asked)
  // Code, quantity, shaft: as the hint over the field writes them.
  const third = isInOrder && numbers.length === 2 && asked === numbers[0] ? numbers[1] : undefined
  const size = inColumn('shaft') || (third && PLAIN_NUMBER.test(third) ? third : '')
  const service = size && { diameter: PLAIN_NUMBER.test(size) ? `${size} mm` : size }
  const unit = count?.unit ?? unitIn([inColumn('unit'), ...open])
  const counted = { ...(count && { quantity: count.quantity }), ...(unit && { unit }) }
  const tag = inColumn('tag')
  const sizes = named.filter((cell) => cell !== exact && !isCount(cell) && /\d/.test(cell))
  const note = [inColumn('note'), ...(product ? sizes : [])].filter(Boolean).join('; ')
  const more = { ...(tag && { tag }), ...(note && { note }), ...(service && { service }) }
  const isUnsure = inColumn('quantity') === '' && numbers.length > 1 && !service && !count?.unit
  if (product) return { line: { ...lineOf(product), ...counted, ...more }, isUnsure }
  const words = [
    inColumn('code'),
    inColumn('name'),
    ...open.filter((cell) => !isCount(cell) && !unitIn([cell])),
  ]
  const text = [...new Set(words.filter(Boolean))].join(' ')
  return {
    line: { ...freeLine(text || whole.join(' ')), ...(text ? counted : {}), ...more },
    isUnsure,
  }
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

function readLine(row: string, products: readonly NamedProduct[]): NewLine {
  // A code may end in figures itself: "442C 1" and "Kit 2000".
  const line = findProduct(products, row) ? row : row.replace(BULLET, '')
  const whole = findProduct(products, line)
  if (whole) return lineOf(whole)
  const ways = [waysFirst(line), waysLast(line)].flatMap((way) => way ?? [])
  const known = ways
    .flatMap(({ words, ...way }) => {
      const product = findProduct(products, words)
      return product ? [{ ...way, product }] : []
    })
    // Two codes, of which one is a count: no list asks for hundreds where it may ask for tens.
    .toSorted((a, b) => a.count.quantity - b.count.quantity)
  const [best] = known
  if (best) return { ...lineOf(best.product), ...best.count }
  for (const { words, count, isMarked } of ways) {
    const product = isMarked ? productWithin(words, products) : undefined
    if (product) return withNote({ ...lineOf(product), ...count }, words)
  }
  const within = productWithin(line, products)
  if (within) return withNote(lineOf(within), line)
  // In own words a figure at the end may be a size: only one that is marked as a quantity is taken.
  const [marked] = ways
    .filter(({ isMarked, isFirst, words }) =>
      isMarked ? isFirst || /^\d+$/.test(words) : !isFirst && OTHER_CODE.test(words),
    )
    .toSorted((a, b) => a.count.quantity - b.count.quantity)
  return marked ? { ...freeLine(marked.words), ...marked.count } : freeLine(line)
}

type Way = { words: string; count: Count; isMarked: boolean; isFirst: boolean }

function waysFirst(line: string): Way | undefined {
  const [, number, unit, join = '', words] = COUNT_FIRST.exec(line) ?? []
  const count = number === undefined ? undefined : countFrom(number, unit)
  if (!count || words === undefined) return undefined
  // "2 sellos 442C" counts them; "50 bar 442C" does not.
  const [first = ''] = words.split(/\s/u)
  const isNoun = /^\p{L}{3,}s$/iu.test(first) && !MEASURE.test(first)
  const isMarked =
    unit !== undefined || /x/iu.test(join) || isNoun || /^(?:cant|qty|q\b)/iu.test(line)
  return { words, count, isMarked, isFirst: unit !== undefined || /x/iu.test(join) }
}

function waysLast(line: string): Way | undefined {
  const [, words, number, unit] = COUNT_LAST.exec(line) ?? []
  const count = number === undefined ? undefined : countFrom(number, unit)
  if (!count || words === undefined) return undefined
  const rest = line.slice(words.length)
  const isMarked = unit !== undefined || /x|cant|\(/iu.test(rest)
  return { words: words.replace(/[\s:;,=-]+$/u, ''), count, isMarked, isFirst: false }
}

function countOf(cell: string): Count | undefined {
  const [, number, unit] = COUNT.exec(cell) ?? []
  return number === undefined ? undefined : countFrom(number, unit)
}

/** Quantities are whole: of a kilogram and a half, two are asked for. */
function countFrom(number: string, unit: string | undefined): Count | undefined {
  const isThousands = /^\d{1,3}(?:\.\d{3})+$/.test(number)
  const quantity = Math.ceil(
    Number(isThousands ? number.replaceAll('.', '') : number.replace(',', '.')),
  )
  if (quantity < 1 || quantity > QUANTITY_MOST) return undefined
  const known = unit === undefined ? undefined : unitIn([unit])
  return { quantity, ...(known && { unit: known }) }
}

function unitIn(cells: readonly string[]): QuoteUnit | undefined {
  for (const cell of cells) {
    const found = UNIT_WORDS.find(([, words]) =>
      new RegExp(`^(?:${words})$`, 'iu').test(cell.trim()),
    )
    if (found) return found[0]
  }
  return undefined
}

/** A note that tells no more than the line's product and its shaft goes: both stand in the line. */
function withoutShaft(line: NewLine, products: readonly NamedProduct[]): NewLine {
  const { note = '', ...rest } = line
  const words = note.replace(SHAFT, '').trim()
  const isTold = words !== note && (words === '' || findProduct(products, words)?.id === line.id)
  return isTold ? rest : line
}

/** A line with more in its note. */
export function withNote(line: NewLine, words: string): NewLine {
  return { ...line, note: [line.note, words].filter(Boolean).join('; ') }
}
