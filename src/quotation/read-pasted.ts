import { isMeasured, TEXT_MOST, type NewLine } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import type { ProductRecord } from '#views/product-data.ts'
import { sizeOfLine } from './line-size.ts'
import { findProduct, freeLine, lineOf } from './find-product.ts'
import { isSameCode, productWithin } from './pasted-codes.ts'
import { countOf, unitIn, waysToCount, type Way } from './pasted-counts.ts'
import { columnsOf, positionsIn, type Column } from './pasted-columns.ts'
import { isMeasure, shaftAmong, SIZE_SIGN, sizesIn, withSizes, type Size } from './pasted-sizes.ts'

/** A line, and the words that it was read from. */
export type PastedLine = {
  line: NewLine
  written: string
  /** What of it may mean something else: the visitor looks before it is added. */
  doubt?: 'la cantidad' | 'la medida'
}

/** A product as far as lines are read by it: whether a length is that of its shaft, its section or its flange. */
export type Pastable = NamedProduct &
  Partial<Pick<ProductRecord, 'fields' | 'ranges' | 'sizedBy' | 'choice'>>

/** What a row holds, its sizes still as signs in its words. */
type Read = { line?: NewLine; sizes: readonly Size[]; doubt?: PastedLine['doubt'] }

/** Before a line of a list: a bullet, "1.", "a)". */
const BULLET = /^(?:[-–—•*·]\s+|\d{1,3}[.)]\s+|[a-z]\)\s+)/iu
/** What a line of another list adds to the one above it. */
const DETAIL = /^\s+(?:TAG |Nota: |(?:eje|diámetro) |fluido: |plan |brida: )/u
/** How that says the diameter. */
const OWN_DIAMETER = /^(?:eje|diámetro) (?=\d)/iu
/** Somebody else's code, letters and figures in one word: "XYZ99". */
const OTHER_CODE = /^(?=\S*\d)(?=\S*\p{L})\S{3,}$/u
/** Nothing to quote: "Estimados, favor cotizar:", "Gracias". */
const COURTESY =
  /^[^\d]*:$|^(?:estimad[oa]s?|hola|buen[oa]s|saludos|atte|gracias|atentamente|muchas gracias|quedo atent[oa])(?!\p{L})[^\d]*$/iu
/** What calls a size that is written behind it. */
const SIZE_NAMES = /(?<!\p{L})(?:secci[oó]n|medida|brida)(?:\s+de)?(?!\p{L})/giu
/** A small number beside a code and words: it may have been meant as the quantity. */
const UNREAD = /(?<![\p{L}\d.,/-])\d{1,2}(?![\p{L}\d.,/-])/u
/** A quantity beyond it is more likely a size or a slip. */
const LIKELY_MOST = 500
/** A quantity of nothing: "442C x 0". */
const NONE = /(?:^|[\s:;,|x(])0(?=$|[\s;,|)])/iu
/** Something beside words that the branch needs. */
const MORE_THAN_WORDS = new RegExp(`[\\d${SIZE_SIGN}]`, 'u')
const PLAIN_NUMBER = /^\d+(?:[.,]\d+)?$/u
const CELLS = /\t|;|\||\s{2,}/u

/**
 * Lines of a list made elsewhere: "180 x 2", "15 kg 1830 SSP", rows of a spreadsheet in any order of their
 * columns. Of two numbers, the one that is a product is the code. What is no product of the catalogue
 * becomes a line in the visitor's own words: nothing pasted is lost.
 */
export function readPasted(text: string, products: readonly Pastable[]): PastedLine[] {
  const rows = text
    .replaceAll(/[\u00A0\u2009\u202F]/g, ' ')
    .replaceAll(/[×✕]/g, 'x')
    .replaceAll(/(?<=\d?)([¼½¾⅛⅜⅝⅞])/g, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
  const tables = rows.map((row) => cellsOf(row))
  const positions = positionsIn(tables)
  const lines: PastedLine[] = []
  let columns: readonly (Column | undefined)[] | undefined
  rows.forEach((row, at) => {
    const last = lines.at(-1)
    if (DETAIL.test(row) && last) {
      last.line = withDetails(last.line, row.trim())
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
    const whole = cells.length > 1 ? only : row.trim()
    const { line, sizes, doubt } = isRow
      ? readCells(cells, known, products)
      : readLine(findProduct(products, whole) ? whole : whole.replace(BULLET, ''), products)
    const written = row.trim().replaceAll(/\s+/g, ' ')
    if (!line || (line.id === '' && COURTESY.test(written))) return
    const { quantity = 1, unit = 'un' } = line
    const isHalf = !Number.isInteger(quantity) && !isMeasured(unit)
    const placed = withSize(line, sizes, products)
    const isUnlikely = isHalf || NONE.test(row) || quantity > LIKELY_MOST
    const unsure = doubt ?? (isUnlikely ? 'la cantidad' : placed.doubt)
    lines.push({
      // Of a piece and a half, two are asked for.
      line: { ...fitted(placed.line), ...(isHalf && { quantity: Math.ceil(quantity) }) },
      written,
      ...(unsure && { doubt: unsure }),
    })
  })
  return lines
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
  written: readonly string[],
  columns: readonly (Column | undefined)[],
  products: readonly Pastable[],
): Read {
  let sizes: readonly Size[] = []
  const cells = written.map((cell, at) => {
    if (columns[at] === 'shaft' || products.some(({ label }) => isSameCode(label, cell)))
      return cell
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
  const named = [inColumn('code'), ...open, inColumn('name')].filter(Boolean)
  const isCount = (cell: string) => countOf(cell) !== undefined
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
  const length = sizesIn(`eje ${size}`).sizes[0]?.length
  const diameter = PLAIN_NUMBER.test(size)
    ? `${size} mm`
    : length && `${length.amount} ${length.unit}`
  const service = size && { diameter: diameter ?? size }
  const unit = count?.unit ?? unitIn([inColumn('unit'), ...open])
  const counted = { ...(count && { quantity: count.quantity }), ...(unit && { unit }) }
  const tag = inColumn('tag')
  const detailed = named.filter(
    (cell) => cell !== exact && !isCount(cell) && MORE_THAN_WORDS.test(cell),
  )
  const note = [inColumn('note'), ...(product ? detailed : [])].filter(Boolean).join('; ')
  const more = { ...(tag && { tag }), ...(note && { note }), ...(service && { service }) }
  const isUnsure = inColumn('quantity') === '' && numbers.length > 1 && !service && !count?.unit
  const doubt = isUnsure ? { doubt: 'la cantidad' as const } : {}
  if (product) return { line: { ...lineOf(product), ...counted, ...more }, sizes, ...doubt }
  const words = [
    inColumn('code'),
    inColumn('name'),
    ...open.filter((cell) => !isCount(cell) && !unitIn([cell])),
  ]
  const text = [...new Set(words.filter(Boolean))].join(' ')
  return {
    line: { ...freeLine(text || whole.join(' ')), ...(text ? counted : {}), ...more },
    sizes,
    ...doubt,
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

function readLine(row: string, products: readonly Pastable[]): Read {
  const whole = findProduct(products, row)
  if (whole) return { line: lineOf(whole), sizes: [] }
  const { text, sizes } = sizesIn(row)
  // A code may end in figures itself: "442C 1" and "Kit 2000".
  const bare = findProduct(products, text)
  if (bare) return { line: lineOf(bare), sizes }
  const ways = waysToCount(text)
  const known = ways
    .flatMap(({ words, ...way }) => {
      const product = findProduct(products, words)
      return product ? [{ ...way, product }] : []
    })
    // Two codes, of which one is a count: no list asks for hundreds where it may ask for tens.
    .toSorted((a, b) => a.count.quantity - b.count.quantity)
  const [best] = known
  if (best) return { line: { ...lineOf(best.product), ...best.count }, sizes }
  const marked = ways.filter(({ isMarked }) => isMarked)
  const isUnsure = new Set(marked.map(({ count }) => count.quantity)).size > 1
  const doubt = isUnsure ? { doubt: 'la cantidad' as const } : {}
  for (const { words, count } of marked) {
    const product = productWithin(words, products)
    if (product) return { line: withNote({ ...lineOf(product), ...count }, words), sizes, ...doubt }
  }
  const within = productWithin(text, products)
  if (within) {
    const counted = countedAndSized(text, within)
    if (counted) return { ...counted, sizes: [...sizes, counted.size] }
    return {
      line: withNote(lineOf(within), text),
      sizes,
      ...(UNREAD.test(text.replace(within.label, '')) && { doubt: 'la cantidad' }),
    }
  }
  return { ...readOwnWords(text, ways), sizes }
}

/** "4 22KE 50", "22KE 4 50": of two bare figures one counts; the other is the shaft, at which the visitor looks. */
function countedAndSized(text: string, product: NamedProduct) {
  const words = text
    .split(/[\s,;:]+/u)
    .filter((word) => word !== '' && !/^(?:x|u|uds?|uns?|und|de)$/iu.test(word))
  const size = words.at(-1) ?? ''
  const [quantity] = [
    { figure: words[0] ?? '', code: words.slice(1, -1) },
    { figure: words.at(-2) ?? '', code: words.slice(0, -2) },
  ].filter(({ figure, code }) => /^\d+$/.test(figure) && isSameCode(product.label, code.join(' ')))
  if (!quantity || !PLAIN_NUMBER.test(size)) return undefined
  return {
    line: { ...lineOf(product), quantity: Number(quantity.figure) },
    size: { written: size, length: { amount: size, unit: 'mm' }, isUnsure: true },
    doubt: 'la medida',
  } satisfies Omit<Read, 'sizes'> & { size: Size }
}

/** Somebody else's product: a bare figure at its end may be a size, and is a count to look at where there are others. */
function readOwnWords(text: string, ways: readonly Way[]): Omit<Read, 'sizes'> {
  const [sure] = ways
    .filter(({ isMarked, isFirst, isNamed, words }) =>
      isMarked
        ? isFirst || isNamed || !/\d$/.test(words) || /^\d+$/.test(words)
        : !isFirst && OTHER_CODE.test(words),
    )
    .toSorted((a, b) => a.count.quantity - b.count.quantity)
  if (sure) return { line: { ...freeLine(sure.words), ...sure.count } }
  const last = ways.find(({ isFirst, words }) => !isFirst && /\d.*\D$/u.test(words))
  if (last) return { line: { ...freeLine(last.words), ...last.count }, doubt: 'la cantidad' }
  return { line: freeLine(text) }
}

/** The line with its size, and other sizes where the branch reads them. */
function withSize(
  line: NewLine,
  sizes: readonly Size[],
  products: readonly Pastable[],
): { line: NewLine; doubt?: 'la medida' } {
  const product = products.find(({ id }) => id === line.id)
  const shaft = line.service ? undefined : shaftAmong(sizes, product)
  const { note: words = '', ...bare } = line
  const rest = sizes.filter((size) => size !== shaft)
  const others = rest.map(({ written }) => written)
  const beside = withSizes(words, []).replaceAll(SIZE_NAMES, '').trim()
  // What the line says itself, its product and its size, needs no note.
  const isTold = beside === '' || (line.id !== '' && isSameCode(line.label, beside))
  const told = isTold && line.id !== '' ? others.join(' ') : ''
  const fields = product?.fields ?? []
  const flange = fields.includes('flange') && !fields.includes('diameter') ? told : ''
  const section = product?.sizedBy === 'section' && told !== '' ? `sección ${told}` : ''
  const note = isTold ? section || (flange === '' ? told : '') : withSizes(words, sizes)
  const own = line.id === '' ? freeLine(withSizes(line.label, sizes)) : {}
  const diameter = shaft?.length && `${shaft.length.amount} ${shaft.length.unit}`
  const service = diameter ? { diameter } : flange && { flange }
  const placed = { ...bare, ...own, ...(note && { note }), ...(service && { service }) }
  const asked =
    product &&
    sizeOfLine({ service: placed.service ?? {}, note }, { fields, ranges: [], ...product })
  // A size that nobody reads where the product asks for one is not understood.
  const isUnread = asked !== undefined && asked.given === undefined && rest.some(isMeasure)
  return { line: placed, ...((shaft?.isUnsure || isUnread) && { doubt: 'la medida' }) }
}

/** Own words that are longer than a name go on in the note. */
function fitted(line: NewLine): NewLine {
  if (line.id !== '' || line.label.length <= TEXT_MOST.name) return line
  const end = line.label.lastIndexOf(' ', TEXT_MOST.name)
  const cut = end > 0 ? end : TEXT_MOST.name
  const name = line.label.slice(0, cut)
  return withNote({ ...line, label: name, name }, line.label.slice(cut).trim())
}

/** A line with more in its note. */
export function withNote(line: NewLine, words: string): NewLine {
  return { ...line, note: [line.note, words].filter(Boolean).join('; ') }
}

/** What stands under a line of the list's own text: the shaft in its field, the rest in the note. */
function withDetails(line: NewLine, details: string): NewLine {
  const parts = details.split('; ')
  const shaft = parts.find((part) => OWN_DIAMETER.test(part))
  const rest = parts.filter((part) => part !== shaft).join('; ')
  const sized = shaft
    ? { ...line, service: { ...line.service, diameter: shaft.replace(OWN_DIAMETER, '') } }
    : line
  return rest === '' ? sized : withNote(sized, rest)
}
