import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { formatReport } from './problem.ts'

const CATEGORY = 'productos/sellos/partidos.yaml'
const END = 'trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
const SEALED = 'trailer\n<< /Root 1 0 R /Encrypt 5 0 R >>\nstartxref\n9\n%%EOF\n'
const LARGE_BYTES = 20_000_001

/** What the editor reads about a product whose sheet is a file with this content. */
function reportFor(sheet: string | undefined): string {
  const publicDir = mkdtempSync(join(tmpdir(), 'public-'))
  mkdirSync(join(publicDir, 'fichas'))
  if (sheet !== undefined) writeFileSync(join(publicDir, 'fichas/propia.pdf'), sheet, 'latin1')
  const source = WHOLE_CONTENT[CATEGORY] ?? ''
  const changed = source.replace('    tagline:', '    sheet: /fichas/propia.pdf\n    tagline:')
  expect(changed).not.toBe(source)
  const folder = writeContent({ ...WHOLE_CONTENT, [CATEGORY]: changed })
  return formatReport(loadCatalogue(folder, publicDir).problems)
}

test("the owner's sheet is taken when it is a PDF", () => {
  expect(reportFor(`%PDF-1.7\n${END}`)).toContain('0 problemas')
})

test.each([
  ['a missing file', undefined, 'no existe el archivo'],
  ['what is no PDF', '<html></html>', 'el archivo no es un PDF'],
  ['a truncated PDF', '%PDF-1.7\n1 0 obj', 'el PDF está incompleto: le falta el final'],
  ['an encrypted PDF', `%PDF-1.7\n${SEALED}`, 'el PDF está protegido con contraseña'],
  ['a PDF that is too big', `%PDF-1.7\n${' '.repeat(LARGE_BYTES)}${END}`, 'el PDF pasa de 20 MB'],
])('the build stops on %s, and says where', (_, sheet, message) => {
  const report = reportFor(sheet)
  expect(report).toMatch(/content\/productos\/sellos\/partidos\.yaml:\d+:\d+ products\[0\]\.sheet/)
  expect(report).toContain(message)
})
