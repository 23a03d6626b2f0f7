import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentSums, datedAnew } from './content-dates.ts'
import { CATEGORY, writeContent, type ContentSources } from './content-fixture.ts'
import { CONTENT, MINING, SIBLING, SOLUTION, toldOf } from './editor-mistakes-fixture.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { readContentFolder } from './read-content.ts'

test.each([
  ['order', 'order: 3', 'order: 2', '2'],
  ['index.short', 'short: De fuelle', 'short: De gas', 'De gas'],
  ['drawing', 'drawing: 442m', 'drawing: 442c', '442c'],
  ['intro[0]', 'intro: [Con fuelle]', 'intro: [Con gas]', 'Con gas'],
  ['description', 'description: Fuelles', 'description: Otra categoría', 'Otra categoría'],
])(
  'a category that still has the %s of the one it was copied from is told so',
  (field, own, copied, words) => {
    const sibling = `
kind: category
title: De fuelle
description: Fuelles
lead: Sellos con fuelle
order: 3
index: { label: Sellos de fuelle, short: De fuelle, line: Fuelles de metal }
drawing: 442m
intro: [Con fuelle]
products:
  - { ref: 442m }
`
    expect(sibling).toContain(own)
    const { causes } = toldOf({
      ...CONTENT,
      'productos/sellos/fuelle.yaml': SIBLING,
      'productos/sellos/gas.yaml': sibling.replace(own, copied),
    })
    expect(causes).toEqual([
      expect.stringMatching(
        new RegExp(
          `gas\\.yaml:\\d+:\\d+ ${field.replace(/[[\]]/g, '\\$&')}: «${words}» ya está en content/productos/sellos/fuelle\\.yaml:\\d: cambia el de la copia$`,
        ),
      ),
    ])
  },
)

test.each([
  ['solution', 'soluciones/arenas.yaml', SOLUTION, 'title'],
  ['industry', 'industrias/arenas.yaml', MINING, 'title'],
])('a %s that is the copy of another is told so', (_, name, source, field) => {
  const { causes } = toldOf({ ...CONTENT, [name]: source })
  expect(causes).toContainEqual(
    expect.stringMatching(new RegExp(`${field}: «.*» ya está en .*: cambia el de la copia$`)),
  )
})

/** The report for some content after other content was published before it. */
function toldAfterPublishing(published: ContentSources, content: ContentSources) {
  const sums = contentSums(readContentFolder(writeContent(published)))
  const folder = writeContent(content)
  const dates = JSON.stringify(datedAnew(undefined, sums, '2026-11-20'))
  writeFileSync(path.join(folder, 'fechas.json'), dates)
  return loadCatalogue(folder).problems.map(({ file, message }) => `${file}: ${message}`)
}

test('of two similar pages the new one is reported as the copy, whatever its name', () => {
  const before = { ...CONTENT, 'productos/sellos/gas.yaml': SIBLING }
  const problems = toldAfterPublishing(before, { ...before, 'productos/sellos/aire.yaml': SIBLING })
  expect(problems).toEqual([expect.stringMatching(/sellos\/aire\.yaml: .* ya está en .*gas\.yaml/)])
})

test('a text that names a withdrawn product is reported', () => {
  const without = (CONTENT[CATEGORY] ?? '').replace(/ {2}- id: 442m[^]*/, '')
  const problems = toldAfterPublishing(CONTENT, {
    ...CONTENT,
    'industrias/mineria.yaml': MINING.replace('ref: 442m', 'ref: 442c').replace(
      'lead: Minería',
      'lead: Con el 442M',
    ),
    [CATEGORY]: without,
  })
  expect(problems).toContain(
    'content/industrias/mineria.yaml: nombra «442M», un producto que ya no está en el catálogo',
  )
})
