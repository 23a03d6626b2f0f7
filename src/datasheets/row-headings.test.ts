import { expect, test } from 'vitest'
import { withRowHeadings } from './row-headings.ts'

/** A PDF as the compiler writes it, with a table of one heading row and one row of figures. */
function fileWith(objects: readonly string[]): Buffer {
  const numbered = objects.map((text, index) => `${index + 1} 0 obj\n<<\n${text}>>\nendobj\n`)
  const head = '%PDF-1.7\n'
  let place = head.length
  const entries = numbered.map((text) => {
    const entry = `${String(place).padStart(10, '0')} 00000 n\r\n`
    place += text.length
    return entry
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f\r\n${entries.join('')}`
  return Buffer.from(
    `${head}${numbered.join('')}${table}trailer\n<<\n  /Root 1 0 R\n>>\nstartxref\n${place}\n%%EOF`,
  )
}

const cell = (column: number) =>
  `  /Type /StructElem\n  /S /TD\n  /P 2 0 R\n  /A [<<\n    /O /Table\n    /Headers [(U1x${column}y0)]\n  >>]\n`
const TREE = '  /IDTree <<\n    /Names [(U1x0y0) 9 0 R]\n  >>\n'
const ROW = '  /Type /StructElem\n  /S /TR\n  /P 1 0 R\n  /K [3 0 R 4 0 R]\n'

test('the first cell of a row heads the others, which say so', () => {
  const file = withRowHeadings(fileWith([TREE, ROW, cell(0), cell(1)])).toString()
  expect(file).toContain('/Names [(R2) 3 0 R (U1x0y0) 9 0 R]')
  expect(file).toMatch(/3 0 obj\s+<<\s+\/Type \/StructElem\s+\/S \/TH\s+\/P 2 0 R\s+\/ID \(R2\)/)
  expect(file).toMatch(/\/Scope \/Row\s+\/Headers \[\(U1x0y0\)\]/)
  expect(file).toContain('/Headers [(R2) (U1x1y0)]')
})

test('the table of objects leads to each of them', () => {
  const file = withRowHeadings(fileWith([TREE, ROW, cell(0), cell(1)])).toString()
  const places = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.map((place) => file.slice(place, place + 7))).toEqual(
    [1, 2, 3, 4].map((number) => `${number} 0 obj`),
  )
  expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]))).toMatch(/^xref\n0 5\n/)
})

test('a file of another make is no file of ours', () => {
  expect(() => withRowHeadings(Buffer.from('%PDF-1.7\n'))).toThrow('no plain table of objects')
})
