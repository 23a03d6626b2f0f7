import { expect, test } from 'vitest'
import { WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { formatReport } from './problem.ts'

const CATEGORY = 'productos/sellos/partidos.yaml'
const WRITTEN = WHOLE_CONTENT[CATEGORY] ?? ''

const loadWith = (category: string) =>
  loadCatalogue(writeContent({ ...WHOLE_CONTENT, [CATEGORY]: category }))

test('remarks under «editor» are never published', () => {
  const { catalogue } = loadWith(
    WRITTEN.replace('source: Folleto', 'source: { editor: foro.example }').replace(
      '    features:',
      '    editor: Dos fichas no coinciden\n    features:',
    ),
  )
  expect(catalogue?.products[0]?.specs[0]).toMatchObject({ property: 'Presión máxima' })
  expect(JSON.stringify(catalogue?.products)).not.toMatch(/foro|no coinciden|editor/)
})

test.each([
  ['a site of the internet', 'source: foro.example', 'un sitio de internet no se publica'],
  ['nothing', 'condition: en agua', 'specs[0].source: falta la fuente'],
])('a figure whose source is %s is reported', (_, line, expected) => {
  const { problems } = loadWith(WRITTEN.replace('source: Folleto', line))
  expect(formatReport(problems)).toContain(expected)
})
