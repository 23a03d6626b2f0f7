import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatReport } from './problem.ts'

const END = 'xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
const SEALED = END.replace('/Root', '/Encrypt<</Filter/Standard>> /Root')
const LARGE_BYTES = 20_000_001

/** Loads the content with a file in the owner's data sheet folder. */
function load(name: string, sheet: string) {
  const folder = writeContent(WHOLE_CONTENT)
  mkdirSync(join(folder, 'fichas'))
  writeFileSync(join(folder, 'fichas', name), sheet, 'latin1')
  return { folder, ...loadCatalogue(folder) }
}

test("a PDF beside the content is its product's data sheet", () => {
  const { catalogue, folder } = load('442c.pdf', `%PDF-1.7\n${END}`)
  expect(catalogue?.ownerDataSheets).toEqual(new Map([['442c', join(folder, 'fichas/442c.pdf')]]))
})

test.each([
  ['what is no PDF', '<html></html>', 'el archivo no es un PDF'],
  ['a truncated PDF', '%PDF-1.7\n1 0 obj', 'el PDF está incompleto: le falta el final'],
  ['a PDF with a hole', `%PDF-1.7\n${END.replace('\n9\n', '\n900\n')}`, 'le falta una parte'],
  ['an encrypted PDF', `%PDF-1.7\n${SEALED}`, 'el PDF está protegido con contraseña'],
  ['a PDF that is too big', `%PDF-1.7\n${' '.repeat(LARGE_BYTES)}${END}`, 'el PDF pasa de 20 MB'],
])('the build stops on %s, and says where', (_, content, message) => {
  const { catalogue, problems } = load('442c.pdf', content)
  expect(catalogue).toBeUndefined()
  expect(formatReport(problems)).toContain('content/fichas/442c.pdf:1:1')
  expect(formatReport(problems)).toContain(message)
})

test.each([
  ['a sheet of no product', '442x.pdf', 'ningún producto tiene el identificador «442x»'],
  ['a file of another type', '442c.docx', 'aquí van fichas: archivos .pdf'],
])('the build stops on %s', (_, name, message) => {
  const { problems } = load(name, `%PDF-1.7\n${END}`)
  expect(problems.map((problem) => problem.message)).toEqual([message])
})
