import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// oxlint-disable-next-line no-restricted-imports -- The judges wrote YAML; no browser runs a test.
import { parse } from 'yaml'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildSearchData } from './build-search-data.ts'
import type { SearchEntry } from './search-data.ts'
import { buildSearchIndex } from './search-index.ts'
import { searchSite } from './search-site.ts'

type RoleQuery = {
  query: string
  first?: string[]
  among?: string[]
  ignores?: string[]
  asks?: string
}

const FIRST_PAGE = 5
/** Of a hundred queries so many may be wrong: at the first place, and among the first five. */
const WRONG_FIRST_MAX = 0.1
const WRONG_AMONG_MAX = 0.03

const index = buildSearchIndex(buildSearchData(catalogue(), []))
const byRole: Record<string, RoleQuery[]> = parse(
  readFileSync(new URL('queries-by-role.yaml', import.meta.url), 'utf8'),
)
const judged = Object.values(byRole)
  .flat()
  .map((asked) => ({ query: asked.query, ...judge(asked) }))

test('nine of ten find what was meant at the first place', () => {
  const wrong = judged.filter(({ isFirst }) => !isFirst).map(({ query }) => query)
  expect(wrong.length / judged.length > WRONG_FIRST_MAX ? wrong : []).toEqual([])
})

test('97 of 100 find it among the first five', () => {
  const wrong = judged.filter(({ isAmong }) => !isAmong).map(({ query }) => query)
  expect(wrong.length / judged.length > WRONG_AMONG_MAX ? wrong : []).toEqual([])
})

test('at least a hundred queries were asked, by at least seven roles', () => {
  expect(judged.length).toBeGreaterThanOrEqual(100)
  expect(Object.keys(byRole).length).toBeGreaterThanOrEqual(7)
})

function judge({ query, first, among, ignores = [], asks }: RoleQuery) {
  const { hits, partial, unknown, ignored, questions } = searchSite(index, query)
  const names = [...hits, ...partial].map(({ entry }) => nameOf(entry))
  const place = names.findIndex((name) => [...(first ?? []), ...(among ?? [])].includes(name))
  const said = [...unknown, ...ignored.map(({ text }) => text)].map((text) => text.toLowerCase())
  const isSaid =
    ignores.every((text) => said.includes(text.toLowerCase())) &&
    (asks === undefined || questions.some(({ meant }) => meant === asks))
  const needsNone = first === undefined && among === undefined
  const isAmong = isSaid && (needsNone || (place >= 0 && place < FIRST_PAGE))
  return { isAmong, isFirst: isAmong && (first === undefined || place === 0) }
}

function nameOf({ kind, id, href, title }: SearchEntry): string {
  // Published terms hold joiners that nobody types.
  return kind === 'term' ? `glosario:${title.replaceAll('\u2060', '')}` : (id ?? href)
}
