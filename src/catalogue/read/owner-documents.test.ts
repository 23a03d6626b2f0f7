import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../load-catalogue.ts'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { formatProblem } from './problem.ts'

const PDF = '%PDF-1.7\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
const ENTRY =
  '{ id: iso, title: Certificado ISO 9001, type: Certificado, language: inglés, issued: 2026-03-01 }'
const pageOf = (entries: string, more = '') => `
kind: documents
title: Documentos
description: Los documentos de la empresa.
lead: Todo en PDF.
index: { label: Documentos, line: Todos los PDF. }
note: La fecha es la de hoy.
documents: [${entries}]
${more}`

/** Loads the content with a documents page, and files in its folder. */
function load(entries: string, files: Record<string, string>, more = '') {
  const folder = writeContent({
    ...WHOLE_CONTENT,
    'paginas/documentos.yaml': pageOf(entries, more),
  })
  mkdirSync(join(folder, 'documentos'))
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'documentos', name), text, 'latin1')
  return loadCatalogue(folder)
}

test('a certificate with its entry is a document of the company', () => {
  const { catalogue, problems } = load(ENTRY, { 'iso.pdf': PDF })
  expect(problems.map(formatProblem)).toEqual([])
  expect(catalogue?.ownerDocuments).toMatchObject([
    { id: 'iso', language: 'inglés', issued: '2026-03-01' },
  ])
})

test.each([
  [
    'an entry without its file',
    ENTRY,
    {},
    /documents\[0\]\.id: falta el archivo documentos\/iso\.pdf$/,
  ],
  [
    'a file without an entry',
    '',
    { 'iso.pdf': PDF },
    /documentos\/iso\.pdf:1:1 ningún documento de .* se llama «iso»$/,
  ],
  [
    'two entries of one name',
    `${ENTRY}, ${ENTRY}`,
    { 'iso.pdf': PDF },
    /documents\[1\]\.id: el identificador «iso» ya es de otro/,
  ],
  [
    'a file of another type',
    ENTRY,
    { 'iso.pdf': PDF, 'x.docx': '' },
    /x\.docx:1:1 aquí van documentos: archivos \.pdf$/,
  ],
  ['what is no PDF', ENTRY, { 'iso.pdf': '<html>' }, /iso\.pdf:1:1 el archivo no es un PDF$/],
  [
    'a file that is too big',
    ENTRY,
    { 'iso.pdf': PDF.padStart(20_000_001) },
    /iso\.pdf:1:1 el PDF pasa de 20 MB$/,
  ],
])('%s is told, with its place', (_, entries, files, message) => {
  expect(load(entries, files).problems.map(formatProblem)).toEqual([expect.stringMatching(message)])
})

test('a link leads to a company document, and one to a missing document is reported', () => {
  const linked = (name: string) =>
    load(
      ENTRY,
      { 'iso.pdf': PDF },
      `document: { label: Descargar, name: Certificado, href: /documentos/empresa/${name}.pdf }`,
    ).problems
  expect(linked('iso').map(formatProblem)).toEqual([])
  expect(linked('otro').map(formatProblem)).toEqual([
    expect.stringMatching(
      /document\.href: no existe el documento \/documentos\/empresa\/otro\.pdf: van los de paginas\/documentos\.yaml$/,
    ),
  ])
})
