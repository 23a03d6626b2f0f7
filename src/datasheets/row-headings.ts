/** A part of the file that a number names (ISO 32000-1, 7.3.10). */
type PdfObject = { number: number; text: string }

const CELL = /^\d+ 0 obj\n<<\n {2}\/Type \/StructElem\n {2}\/S \/TD\n {2}\/P (\d+) 0 R\n/
/** The headings of the columns over a cell: of several where it spans them. */
const COLUMN_HEADING = /\/Headers \[(\(U\d+x(\d+)y\d+\)[^\]]*)\]/
const NAMES = /(\/IDTree <<\n {4}\/Names \[)/

/**
 * Makes the first cell of each row of a table the heading of that row, which this build of the
 * compiler cannot (`pdf.header-cell` is behind a flag that it does not pass on): a reader then hears
 * "Presión máxima, SI: 30 bar". Everything else in the file stays as it was set.
 */
export function withRowHeadings(pdf: Buffer): Buffer {
  const { head, objects, trailer } = readObjects(pdf.toString('latin1'))
  const cells = objects.flatMap((object) => {
    const row = CELL.exec(object.text)?.[1]
    const column = COLUMN_HEADING.exec(object.text)?.[2]
    return row === undefined || column === undefined ? [] : [{ object, row, column }]
  })
  const headings = cells.filter(({ column }) => column === '0')
  const headed = new Set(headings.map(({ row }) => row))
  for (const { object, row, column } of cells) {
    if (column === '0') object.text = asHeading(object.text, row)
    else if (headed.has(row)) {
      object.text = object.text.replace(COLUMN_HEADING, `/Headers [(${nameOf(row)}) $1]`)
    }
  }
  const names = headings
    .map(({ object, row }) => `(${nameOf(row)}) ${object.number} 0 R `)
    .sort()
    .join('')
  for (const object of objects) object.text = object.text.replace(NAMES, `$1${names}`)
  return Buffer.from(writeObjects(head, objects, trailer), 'latin1')
}

/** Before the names that the compiler gives, which begin with a U: a reader searches them in order. */
function nameOf(row: string): string {
  return `R${row}`
}

function asHeading(cell: string, row: string): string {
  return cell
    .replace('/S /TD\n', '/S /TH\n')
    .replace(/( {2}\/P \d+ 0 R\n)/, `$1  /ID (${nameOf(row)})\n`)
    .replace('/O /Table\n', '/O /Table\n    /Scope /Row\n')
}

function readObjects(source: string) {
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(source)?.[1])
  const [, count, entries = ''] =
    /^xref\n0 (\d+)\s+([\d nf\r\n]+)/.exec(source.slice(tableAt)) ?? []
  const places = [...entries.matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place))
  if (places.length + 1 !== Number(count)) throw new Error('the PDF has no plain table of objects')
  const starts = [...places, tableAt].sort((a, b) => a - b)
  const endOf = new Map(starts.map((start, index) => [start, starts[index + 1] ?? tableAt]))
  const objects = places.map((place, index): PdfObject => {
    return { number: index + 1, text: source.slice(place, endOf.get(place)) }
  })
  const trailer = source.slice(
    source.indexOf('trailer\n', tableAt),
    source.lastIndexOf('startxref'),
  )
  return { head: source.slice(0, starts[0]), objects, trailer }
}

/** The file again, with a new table of where each object is (ISO 32000-1, 7.5.4). */
function writeObjects(head: string, objects: readonly PdfObject[], trailer: string): string {
  let place = head.length
  const entries = objects.map(({ text }) => {
    const entry = `${String(place).padStart(10, '0')} 00000 n \n`
    place += text.length
    return entry
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  const body = objects.map(({ text }) => text).join('')
  return `${head}${body}${table}${trailer}startxref\n${place}\n%%EOF\n`
}
