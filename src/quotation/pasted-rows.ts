import { answerIn, columnsOf, type Column } from './pasted-columns.ts'

/** A row as pasted, and its cells. */
export type Row = { text: string; cells: readonly string[] }

/** A list marker: a bullet, "1.", "1.-", "a)". */
export const BULLET = /^(?:[-–—•*·]\s+|\d{1,3}(?:[.)]|\.-)\s+|[a-z]\)\s+)/iu
const CELLS = /\t|;|\||\s{2,}/u
/** A quoted spreadsheet cell, which may contain separators. */
const QUOTED = /(?<=^|[\t;|\r\n,])"((?:[^"]|"")*)"(?=[\t;|\r\n,]|$)/gu
/** Separators inside quoted cells are mapped to Unicode's private use area until the rows are split. */
const HIDDEN_FROM = 0xf000
const HIDDEN = /[\uF000-\uF0FF]/gu

/** The rows of a pasted text that say anything: a line of dashes does not. */
export function rowsOf(pasted: string): readonly Row[] {
  const rows = plain(pasted)
    .replaceAll(QUOTED, (_, cell: string) => hidden(cell.replaceAll('""', '"')))
    .split(/[\r\n]+/u)
    .filter((row) => /[\p{L}\d]/u.test(shown(row)))
  const tabled = formsAsTables(rows)
  const isParted = columnsOf((rows[0] ?? '').split(',').map(shown)) !== undefined
  return tabled.map((row) => ({
    text: shown(row),
    cells: isParted && !CELLS.test(row.trim()) ? row.split(',').map(cellOf) : cellsOf(row),
  }))
}

/** The answers of a form, one a row, as a table with its heading: "Código: 442C", "Cantidad: 2". */
function formsAsTables(rows: readonly string[]): readonly string[] {
  let form: (NonNullable<ReturnType<typeof answerIn>> & { row: string })[] = []
  const ended = () => {
    const isOrder = form.length > 1 && form.some(({ column }) => IDENTIFYING.has(column))
    const parts = isOrder
      ? [form.map(({ label }) => label), form.map(({ answer }) => hidden(answer))]
      : form.map(({ row }) => [row])
    form = []
    return parts.map((cells) => cells.join('\t'))
  }
  const read = rows.flatMap((row) => {
    const answer = answerIn(row)
    if (!answer) return [...ended(), row]
    const before = form.some(({ column }) => column === answer.column) ? ended() : []
    form.push({ ...answer, row })
    return before
  })
  return [...read, ...ended()]
}

const IDENTIFYING: ReadonlySet<Column> = new Set(['code', 'name'])

function plain(pasted: string): string {
  return pasted
    .replaceAll('\uFEFF', '')
    .replaceAll(/[\u00A0\u2009\u202F]/gu, ' ')
    .replaceAll(/[×✕]|(?<=[\p{L}\d])\*(?=[\p{L}\d])/gu, 'x')
    .replaceAll(/[¼½¾⅛⅜⅝⅞]/gu, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`)
}

function cellsOf(row: string): string[] {
  const cells = row.trim().replace(BULLET, '').split(CELLS).map(cellOf)
  return /\t|;|\|/u.test(row) ? cells : cells.filter(Boolean)
}

/** The list's own CSV puts this sign before text that a spreadsheet would run as a formula. */
function cellOf(cell: string): string {
  return shown(cell.trim())
    .trim()
    .replace(/^'(?=[=+\-@])/u, '')
}

function hidden(cell: string): string {
  return cell.replaceAll(/[\t;|\r\n ,]/gu, (sign) =>
    String.fromCharCode(HIDDEN_FROM + sign.charCodeAt(0)),
  )
}

function shown(text: string): string {
  return text.replaceAll(HIDDEN, (sign) => String.fromCharCode(sign.charCodeAt(0) - HIDDEN_FROM))
}
