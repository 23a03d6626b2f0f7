import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { foldProblems } from './fold-problems.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatProblem } from './problem.ts'

/** The problems of content with additional files of these names. */
function causesWith(...names: string[]): string[] {
  const folder = writeContent(WHOLE_CONTENT)
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), 'kind: category\n')
  }
  return foldProblems(loadCatalogue(folder).problems).causes.map(formatProblem)
}

test.each([
  [
    'a file whose name has capitals',
    'productos/sellos/Sellos-Nuevos.yaml',
    'este archivo no se lee: su nombre lleva minúsculas, cifras y guiones: ¿será «sellos-nuevos.yaml»?',
  ],
  [
    'a file whose name has blanks',
    'soluciones/sellado de ductos.yaml',
    'este archivo no se lee: su nombre lleva minúsculas, cifras y guiones: ¿será «sellado-de-ductos.yaml»?',
  ],
  [
    'a file whose name has an accent',
    'industrias/minería.yaml',
    'este archivo no se lee: su nombre lleva minúsculas, cifras y guiones: ¿será «mineria.yaml»?',
  ],
  [
    'a file with another ending',
    'industrias/mineria.yml',
    'este archivo no se lee: su terminación debe ser .yaml',
  ],
  [
    'a text among the machines',
    'equipos/notas.txt',
    'este archivo no se lee: su terminación debe ser .yaml',
  ],
  [
    'a page beside the folders',
    'garantia.yaml',
    'este archivo no se lee: las páginas van en la carpeta paginas',
  ],
  [
    'a word list under another name',
    'vocabulario/palabra.txt',
    'este archivo no se lee: ¿será «palabras.txt»?',
  ],
  [
    'a file that no vocabulary is',
    'vocabulario/borrador.yaml',
    'este archivo no se lee: aquí van afirmaciones.yaml, cifras.yaml, glosario.yaml, planes-api.yaml, propiedades.yaml, seleccion.yaml, sinonimos.yaml, palabras.txt, preferidas.txt',
  ],
])('%s is nobody’s page', (_, name, message) => {
  expect(causesWith(name)).toEqual([`content/${name}:1:1 ${message}`])
})

test.each([
  ['of photographs, misspelt', 'foto/442c.jpg', 'foto', ': ¿será «fotos»?'],
  ['with a capital', 'Fichas/442c.pdf', 'Fichas', ': ¿será «fichas»?'],
  ['of no family', 'productos/sello/abiertos.yaml', 'productos/sello', ': ¿será «sellos»?'],
  [
    'far from every family',
    'productos/bombas/pozo.yaml',
    'productos/bombas',
    ': no hay una familia bombas.yaml',
  ],
  [
    'inside a family’s',
    'productos/sellos/mas/abiertos.yaml',
    'productos/sellos/mas',
    ': aquí van archivos, sin carpetas',
  ],
  [
    'among pages',
    'paginas/viejas/antes.yaml',
    'paginas/viejas',
    ': aquí van archivos, sin carpetas',
  ],
])('a folder %s is told once, whatever it holds', (_, name, folder, advice) => {
  expect(causesWith(name, name.replace(/\w+(?=\.\w+$)/, 'otra'))).toEqual([
    `content/${folder}:1:1 esta carpeta no se lee${advice}`,
  ])
})

test('the report of an unknown folder names the known ones', () => {
  expect(causesWith('respaldo/sitio.yaml')).toEqual([
    expect.stringMatching(
      /^content\/respaldo:1:1 esta carpeta no se lee: aquí van paginas, .*documentos$/,
    ),
  ])
})

test('a file that is missing follows from its misspelt name', () => {
  const { 'vocabulario/glosario.yaml': terms = '', ...rest } = WHOLE_CONTENT
  const folder = writeContent({ ...rest, 'vocabulario/Glosario.yaml': terms })
  const { causes } = foldProblems(loadCatalogue(folder).problems)
  expect(causes.map(formatProblem)).toEqual([
    'content/vocabulario/Glosario.yaml:1:1 este archivo no se lee: ¿será «glosario.yaml»?',
  ])
})

test('the brand may be part of a file’s name', () => {
  const { 'productos/sellos/partidos.yaml': page = '', ...rest } = WHOLE_CONTENT
  const folder = writeContent({ ...rest, 'productos/sellos/{marca-slug}-partidos.yaml': page })
  const { catalogue } = loadCatalogue(folder)
  expect(catalogue?.pages.has('/productos/sellos/marca-nueva-partidos')).toBe(true)
})

test('files of operating systems and editors are no problem', () => {
  expect(
    causesWith('Thumbs.db', 'productos/.DS_Store', 'vocabulario/desktop.ini', '.vscode/a.json'),
  ).toEqual([])
})
