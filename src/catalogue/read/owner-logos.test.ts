import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatReport } from './problem.ts'

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>'
const zone = (id: string, logos = '') =>
  `  - { id: ${id}, heading: Zona, count: 4, branch: norte, logos: [${logos}] }`
const customers = (logos: string) => `kind: customers
title: Clientes
description: Nuestros clientes.
lead: Clientes.
zones:
${[zone('norte', logos), zone('sur'), zone('centro')].join('\n')}
industriesHeading: Industrias
casesHeading: Casos
`

/** Loads the content with these customers' logos, and files in their folder. */
function load(logos: string, ...files: [name: string, content: string][]) {
  const folder = writeContent({ ...WHOLE_CONTENT, 'paginas/clientes.yaml': customers(logos) })
  mkdirSync(join(folder, 'clientes'))
  for (const [name, content] of files) writeFileSync(join(folder, 'clientes', name), content)
  return { folder, ...loadCatalogue(folder) }
}

test('a customer’s logo is known by its file, with the box that it needs', () => {
  const { catalogue, folder } = load('{ image: minera.svg, alt: Minera }', ['minera.svg', MARK])
  expect(catalogue?.ownerLogos.get('minera.svg')).toEqual({
    file: join(folder, 'clientes/minera.svg'),
    width: 400,
    height: 300,
  })
})

test.each<[string, string, [string, string][], string]>([
  [
    'a logo without its file',
    '{ image: no.svg, alt: No }',
    [],
    'falta el archivo content/clientes/no.svg',
  ],
  ['a file that is no customer’s', '', [['otra.svg', MARK]], 'ningún cliente tiene este logotipo'],
  ['a file of another kind', '', [['lista.pdf', '%PDF']], 'aquí van logotipos'],
  [
    'a file that is no picture',
    '{ image: a.svg, alt: A }',
    [['a.svg', 'nada']],
    'no es una imagen que se pueda leer',
  ],
  [
    'a picture too heavy for a mark',
    '{ image: a.svg, alt: A }',
    [['a.svg', MARK + ' '.repeat(61_000)]],
    'el máximo es 60 kB',
  ],
])('%s is reported where it stands', (_, logos, files, message) => {
  expect(formatReport(load(logos, ...files).problems)).toContain(message)
})
