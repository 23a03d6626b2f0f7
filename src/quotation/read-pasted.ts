import { isMeasured, type NewLine, type Service } from '#visitor/quote-list.ts'
import { stemWord } from '#catalogue/stem-word.ts'
import { wordsOf } from '#schema/fold-text.ts'
import { sizeOfLine } from './line-size.ts'
import { findProduct, freeLine, lineOf } from './find-product.ts'
import { fitting } from './fit-line.ts'
import { isSameCode, MEASURE, productWithin } from './pasted-codes.ts'
import { LIKELY_MOST, waysToCount, type Way } from './pasted-counts.ts'
import { columnsOf, isTotal, positionsIn } from './pasted-columns.ts'
import { isDiameterOf, POSITIONED, readCells, UNNAMED, type Table } from './pasted-cells.ts'
import type { Pastable, PastedLine, ReadRow } from './pasted-line.ts'
import { detailsIn, figureIn, LEADING_TAG, tagIn, withDetails, withNote } from './pasted-details.ts'
import { BULLET, rowsOf } from './pasted-rows.ts'
import { spokenInFigures } from './spoken-counts.ts'
import {
  isMeasure,
  isOfSheet,
  PLAIN_NUMBER,
  shaftAmong,
  sizesIn,
  withSizes,
  type Size,
} from './pasted-sizes.ts'

/** A code of another maker, letters and digits in one word: "XYZ99". */
const OTHER_CODE = /^(?=\S*\d)(?=\S*\p{L})\S{3,}$/u
/** Text that asks for nothing: "Estimados, favor cotizar:", "Gracias". */
const COURTESY =
  /^[^\d]*:$|^(?:estimad[oa]s?|hola|buen[oa]s|saludos|atte|gracias|atentamente|muchas gracias|enviado desde|(?:de|para|cc|asunto):|quedo atent[oa])(?!\p{L})[^\d]*$/iu
/** Words that name the size written after them. */
const SIZE_NAMES = /(?<!\p{L})(?:secci[oó]n|medida|brida)(?:\s+de)?(?!\p{L})/giu
/** A small number beside a code and words may be the quantity, and so may any that stands beside the code alone. */
const UNREAD = /(?<![\p{L}\d.,/-])\d{1,2}(?![\p{L}\d.,/-])|^\s*\d[\de.]*\s*$/iu
/** Decimals that no piece has: "2,000" may be two thousand, as in English. */
const MAYBE_THOUSANDS = /(?<![\d.,])\d{1,3},000(?!\d)/u
/** Words beside a code that say nothing of the product: "Sello mecánico 442C". */
const GENERIC = 'sello mecánico de'
/** A negative or zero quantity: "-3 442", "442C x 0". */
const BELOW_NONE = /(?:^|[\s;|(])[-−–]\d/u
const NONE = /(?:^|[\s:;|x(]|(?<!\d),)0(?![.,]\d)(?=$|[\s;,|)])/iu
/** A line of more characters is prose, and would keep a telephone busy: it stays in the visitor's words. */
const READ_MOST = 600
/** "10 lbs", a weight or a pressure. */
const POUNDS = /^\d[\d.,]*\s?lbs?\.?$/iu
/** "442C,60,2": commas that part cells. */
const BARE_CSV = /^[^,\s][^,]*(?:,\d+){2}$/u
/** Separators between products in one line: "2810 y 442", "442 / 2810 / 170L". */
const BETWEEN = /\s+(?:y|e|más|mas|and)\s+|\s*[,;/+&]\s*/iu

/**
 * Reads lines of a list made elsewhere: "180 x 2", "15 kg 1830 SSP", spreadsheet rows with columns in any order.
 * Of two numbers, the one that is a product is the code. Text that names no product becomes a line in the visitor's
 * own words: nothing pasted is lost.
 */
export function readPasted(text: string, products: readonly Pastable[]): PastedLine[] {
  const rows = rowsOf(text)
  const positions = positionsIn(rows.map(({ cells }) => cells))
  const lines: PastedLine[] = []
  let table: Table | undefined
  let heading = ''
  const add = (row: string, read: ReadRow) => {
    lines.push(...pastedLine(row, read, products).map((line) => ({ ...line, row, heading })))
  }
  rows.forEach(({ text: row, cells }, at) => {
    // Indented, "442C" would be 442 °C of the line above.
    const details = findProduct(products, row.trim()) ? undefined : detailsIn(row)
    const last = lines.at(-1)
    if (details && last) {
      last.line = withDetails(last.line, details)
      last.written += ` ${row.trim()}`
      last.row += `\n${row}`
      return
    }
    const columns = columnsOf(cells)
    if (columns) {
      table = { columns, headings: cells }
      heading = row
    }
    if (columns || isTotal(cells)) return
    const [only = '', ...more] = cells.filter(Boolean)
    const isWordy =
      table === undefined && more.length > 0 && cells.every((cell) => /\s/u.test(cell))
    const parts = isWordy ? eachIn(cells, products) : []
    for (const part of parts) add(part, readLine(part, products))
    if (parts.length > 0) return
    // Trailing separators of a single cell ("2 x 1510;;") do not make it a table.
    if (table === undefined ? more.length > 0 : cells.length > 1) {
      const known = table ?? (positions.has(at) ? POSITIONED : UNNAMED)
      add(row, readCells(cells, known, products))
      return
    }
    const whole = cells.length > 1 ? only : row.trim()
    if (whole.length > READ_MOST) {
      add(whole, { line: freeLine(whole), sizes: [] })
      return
    }
    const line = findProduct(products, whole) ? whole : whole.replace(BULLET, '')
    const several = severalIn(line, products)
    for (const one of several) add(one, readLine(one, products))
    if (several.length > 0) return
    const isParted = BARE_CSV.test(line)
    add(row, isParted ? readCells(line.split(','), UNNAMED, products) : readLine(line, products))
  })
  return lines.flatMap(fitting)
}

/** The text of rows that were read, to be read alike once more. */
export function pastedAgain(rows: readonly PastedLine[]): string {
  return rows
    .flatMap(({ heading, row }, at) =>
      heading === (rows[at - 1]?.heading ?? '') ? row : [heading, row],
    )
    .join('\n')
}

/** The rows that ask for nothing, and have become no line: a greeting. */
export function leftOut(text: string, lines: readonly PastedLine[]): readonly string[] {
  return rowsOf(text)
    .map((row) => row.text.trim())
    .filter((row) => COURTESY.test(row) && !lines.some((line) => line.row.trim() === row))
}

/** The products of a line that names several, each with its quantity; empty if it names one, or other words too. */
function severalIn(line: string, products: readonly Pastable[]): readonly string[] {
  const pieces = splitAround(line, products)
  return pieces.length === 1 || findProduct(products, line) ? [] : eachIn(pieces, products)
}

/** The pieces, if each names a product: another one, or the same with a quantity or size of its own. */
function eachIn(pieces: readonly string[], products: readonly Pastable[]): readonly string[] {
  const read = pieces.map((piece) => readLine(piece, products))
  const ids = new Set(read.map(({ line }) => line?.id))
  const isOwn = ({ line, sizes }: ReadRow) => line?.quantity !== undefined || sizes.length > 0
  // Words beside a counted or measured product are its own: "2 sellos 180 y 3 juntas ECS-T".
  const isEach = read.every((one) => one.line?.id && !one.doubt && (!one.line.note || isOwn(one)))
  return isEach && (ids.size === pieces.length || read.every(isOwn)) ? pieces : []
}

/** A line's pieces; what parts none stands in a product's name, a fraction or decimals: "5K/21K", "1/2", "45,5". */
function splitAround(line: string, products: readonly Pastable[]): string[] {
  const hidden = (said: string) => said.replaceAll('/', '\uE100').replaceAll(',', '\uE101')
  return line
    .replaceAll(/\S+(?:\s*\/\s*\S+)+/gu, (said) =>
      findProduct(products, said) ? hidden(said) : said,
    )
    .replaceAll(/(?<!\d)\d{1,2}\/(?:2|4|8|16|32|64)(?!\d)|\d,\d{1,2}(?!\d)/gu, hidden)
    .split(BETWEEN)
    .map((piece) => piece.replaceAll('\uE100', '/').replaceAll('\uE101', ','))
}

/** The line read from a row, sizes put back; undefined if the row asks for nothing. */
function pastedLine(
  row: string,
  { line, sizes, doubt, noted = '', counted }: ReadRow,
  products: readonly Pastable[],
): Omit<PastedLine, 'row' | 'heading'>[] {
  const written = row.trim().replaceAll(/\s+/g, ' ')
  if (!line || (line.id === '' && COURTESY.test(written))) return []
  const { quantity = 1, unit = 'un' } = line
  const isHalf = !Number.isInteger(quantity) && !isMeasured(unit)
  const isCode = products.some(({ label }) => label === String(quantity))
  const isUnlikely =
    isHalf ||
    isCode ||
    [NONE, BELOW_NONE, MAYBE_THOUSANDS].some((form) => form.test(sizesIn(row).text)) ||
    quantity > LIKELY_MOST
  const isAsked = isUnlikely ? 'la cantidad' : undefined
  const placed = withSize(line, sizes, products, doubt ?? isAsked, noted)
  const unsure = doubt ?? isAsked ?? placed.doubt
  return [
    {
      line: {
        ...placed.line,
        // Pieces are whole: one and a half becomes two.
        ...(isHalf && { quantity: Math.ceil(quantity) }),
      },
      written,
      ...(counted && { counted }),
      ...(unsure && { doubt: unsure }),
    },
  ]
}

/** A line of text, split into tag, quantity and the rest. */
function readLine(row: string, products: readonly Pastable[]): ReadRow {
  const whole = findProduct(products, row)
  if (whole) return { line: lineOf(whole), sizes: [] }
  const [before, machine] = LEADING_TAG.exec(row) ?? []
  const asked = row.slice(before?.length)
  // "TR-80: 4 un" is another maker's product instead.
  const isMachine = machine !== undefined && productWithin(asked, products)
  const { text, tag } = isMachine ? { text: asked, tag: machine } : tagIn(row)
  const read = readWords(spokenInFigures(text), products)
  return tag && read.line ? { ...read, line: { ...read.line, tag } } : read
}

function readWords(row: string, products: readonly Pastable[]): ReadRow {
  const { text, sizes } = sizesIn(row)
  // Codes may end in digits too: "442C 1", "Kit 2000".
  const bare = findProduct(products, text)
  if (bare) return { line: lineOf(bare), sizes }
  const ways = waysToCount(text)
  const known = ways
    .flatMap((way) => {
      const product = findProduct(products, way.words)
      return product ? [{ ...way, product }] : []
    })
    // If both numbers are codes, the smaller one is the count.
    .toSorted((a, b) => a.count.quantity - b.count.quantity)
  const [best] = known
  if (best) {
    // "22KE 80": eighty of them, or of 80 mm?
    const isShaft = !best.isMarked && sizes.length === 0 && !text.trim().endsWith(best.words)
    const isUnsure = isShaft && isDiameterOf(best.product, String(best.count.quantity))
    return {
      line: { ...lineOf(best.product), ...best.count },
      sizes,
      ...(isUnsure && { doubt: 'la cantidad' }),
    }
  }
  const marked = ways.filter(({ isMarked }) => isMarked)
  const isUnsure = new Set(marked.map(({ count }) => count.quantity)).size > 1
  const doubt = isUnsure ? { doubt: 'la cantidad' as const } : {}
  for (const { words, count } of marked) {
    const product = productWithin(words, products)
    if (product) return { line: withNote({ ...lineOf(product), ...count }, words), sizes, ...doubt }
  }
  const within = productWithin(text, products)
  if (within) {
    const beside = text.replace(within.label, '')
    const counted = countedAndSized(text, within)
    if (counted) return { ...counted, sizes: [...sizes, counted.size] }
    return {
      line: withNote(lineOf(within), text),
      sizes,
      ...(UNREAD.test(beside) && { doubt: 'la cantidad' }),
    }
  }
  return { ...readOwnWords(text, ways), sizes }
}

/** "4 22KE 50", "22KE 4 50": of two bare numbers one is the count; the other, the shaft, is marked for confirmation. */
function countedAndSized(text: string, product: Pastable) {
  const words = text
    .split(/[\s,;:]+/u)
    .filter((word) => word !== '' && !/^(?:x|u|uds?|uns?|und|de)$/iu.test(word))
  const size = words.at(-1) ?? ''
  const [quantity] = [
    { figure: words[0] ?? '', code: words.slice(1, -1) },
    { figure: words.at(-2) ?? '', code: words.slice(0, -2) },
  ].filter(({ figure, code }) => /^\d+$/.test(figure) && isSameCode(product.label, code.join(' ')))
  if (!quantity || !PLAIN_NUMBER.test(size)) return undefined
  const isTurned =
    /^\d+$/.test(size) && isDiameterOf(product, quantity.figure) && !isDiameterOf(product, size)
  const [count, shaft] = isTurned ? [size, quantity.figure] : [quantity.figure, size]
  return {
    line: { ...lineOf(product), quantity: Number(count) },
    size: { written: shaft, length: { amount: shaft, unit: 'mm' }, isUnsure: true },
    doubt: 'la medida',
  } satisfies Omit<ReadRow, 'sizes'> & { size: Size }
}

/** Another maker's product: a bare number at its end may be a size; as a count it is marked for confirmation. */
function readOwnWords(text: string, ways: readonly Way[]): Omit<ReadRow, 'sizes'> {
  const [sure] = ways
    .filter(({ isMarked, isFirst, isNamed, words }) =>
      isMarked
        ? isFirst || isNamed || !/\d$/.test(words) || /^\d+$/.test(words)
        : !isFirst && OTHER_CODE.test(words),
    )
    .toSorted((a, b) => a.count.quantity - b.count.quantity)
  if (sure) return { line: { ...freeLine(sure.words), ...sure.count } }
  const last = ways.find(({ isFirst, words }) => !isFirst && /\d.*\D$/u.test(words))
  // "4 retén 85 x 105": in the singular it may count them.
  const isNoun = (words: string) => !MEASURE.test(/^\p{L}{3,}(?!\S)/u.exec(words)?.[0] ?? 'm')
  const first = ways.find(({ words }) => text.endsWith(words) && isNoun(words))
  const asked = last ?? first
  if (asked) return { line: { ...freeLine(asked.words), ...asked.count }, doubt: 'la cantidad' }
  return { line: freeLine(text) }
}

/** The line with its size in the service field, and other sizes in the note. */
function withSize(
  line: NewLine,
  sizes: readonly Size[],
  products: readonly Pastable[],
  doubt: ReadRow['doubt'],
  noted: string,
): { line: NewLine; doubt?: 'la medida' } {
  const product = products.find(({ id }) => id === line.id)
  const shaft = line.service?.diameter ? undefined : shaftAmong(sizes, product)
  const { note: words = '', ...bare } = line
  // Of a seal "150 lb" is a pressure; packing is bought by the pound.
  const isWeighed = !product || product.sizedBy === 'section'
  const figures = figuresAmong(
    isWeighed ? sizes.filter((size) => !POUNDS.test(size.written)) : sizes,
  )
  const rest = sizes.filter((size) => size !== shaft && !figures.has(size))
  const beside = wordsOf(withSizes(words, []).replaceAll(SIZE_NAMES, ''))
  const named = line.id === '' ? '' : `${line.label} ${line.name} ${GENERIC}`
  const said = new Set(wordsOf(named).map(stemWord))
  // A number that may be the quantity is asked about.
  const isSaid = (word: string) =>
    said.has(stemWord(word)) || (doubt === 'la cantidad' && /^\d+$/.test(word))
  // The note does not repeat the product or its size.
  const isTold = [beside, beside.filter((word) => !isSaid(word))].some(
    (left) => left.length === 0 || (line.id !== '' && isSameCode(line.label, left.join(' '))),
  )
  const told = isTold && line.id !== '' ? rest : []
  const fields = product?.fields ?? []
  const isJoint = fields.includes('flange') && !fields.includes('diameter')
  const isOfJoint = (size: Size) => isJoint && !(product?.sizedBy === 'sheet' && isOfSheet(size))
  const flange = writtenOf(told.filter(isOfJoint))
  const ofPart = writtenOf(told.filter((size) => !isOfJoint(size)))
  const section = product?.sizedBy === 'section' && ofPart !== '' ? `sección ${ofPart}` : ''
  const own = isTold ? section || ofPart : withSizes(words, sizes)
  const note = [noted, own].filter(Boolean).join('; ')
  const whole = line.id === '' ? freeLine(withSizes(line.label, sizes)) : {}
  const diameter = shaft?.length && `${shaft.length.amount} ${shaft.length.unit}`
  const service: Service = {
    ...line.service,
    ...Object.assign({}, ...figures.values()),
    ...(diameter ? { diameter } : flange && { flange }),
  }
  const hasService = Object.keys(service).length > 0
  const placed = { ...bare, ...whole, ...(note && { note }), ...(hasService && { service }) }
  const asked =
    product &&
    sizeOfLine({ service: placed.service ?? {}, note }, { fields, ranges: [], ...product })
  // The product asks for a size and none of the sizes found is it: the visitor confirms.
  const isUnread = asked !== undefined && asked.given === undefined && rest.some(isMeasure)
  return { line: placed, ...((shaft?.isUnsure || isUnread) && { doubt: 'la medida' }) }
}

const writtenOf = (sizes: readonly Size[]) => sizes.map(({ written }) => written).join(' ')

/** The figures for which the line has a field, without duplicates. */
function figuresAmong(sizes: readonly Size[]): ReadonlyMap<Size, Service> {
  const read = sizes.flatMap((size) => {
    const service = figureIn(size.written)
    return service ? [{ size, service, field: Object.keys(service).join('') }] : []
  })
  const once = read.filter(({ field }) => read.filter((one) => one.field === field).length === 1)
  return new Map(once.map(({ size, service }) => [size, service]))
}
