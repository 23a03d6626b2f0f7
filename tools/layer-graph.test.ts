import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GRAPH_FILE, shortest, withPicture } from './layer-graph.ts'

test('the graph of the layers says what the import lines say: npm run layers draws it', () => {
  expect(readFileSync(GRAPH_FILE, 'utf8')).toBe(withPicture())
})

test('an import that leads by way of another layer is not drawn', () => {
  const imports = new Map([
    ['pages', new Set(['components', 'figures'])],
    ['components', new Set(['figures'])],
    ['figures', new Set<string>()],
  ])
  expect(shortest(imports)).toEqual([
    ['pages', 'components'],
    ['components', 'figures'],
  ])
})
