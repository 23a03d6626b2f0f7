import { expect, test } from 'vitest'
import { CATEGORY, WHOLE_CONTENT, catalogueWith, changed, reportWith } from './content-fixture.ts'

const WRITTEN = WHOLE_CONTENT[CATEGORY] ?? ''

test('remarks under «editor» are never published', () => {
  const { products } = catalogueWith({
    [CATEGORY]: WRITTEN.replace('source: Folleto', 'source: { editor: foro.example }').replace(
      '    features:',
      '    editor: Dos fichas no coinciden\n    features:',
    ),
  })
  expect(products[0]?.specs[0]).toMatchObject({ property: 'Presión máxima' })
  expect(JSON.stringify(products)).not.toMatch(/foro|no coinciden|editor/)
})

test.each([
  ['a site of the internet', 'source: foro.example', 'un sitio de internet no se publica'],
  ['nothing', 'condition: en agua', 'specs[0].source: falta la fuente'],
])('a figure whose source is %s is reported', (_, line, expected) => {
  expect(reportWith(changed(CATEGORY, 'source: Folleto', line))).toContain(expected)
})
