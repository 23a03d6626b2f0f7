import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// oxlint-disable-next-line no-restricted-imports -- The judges wrote YAML; no browser runs a test.
import { parse } from 'yaml'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildSearchData } from './build-search-data.ts'
import { canBeFound, judgeQuery, type JudgedQuery } from './judge-query.ts'
import { buildSearchIndex } from './search-index.ts'

/** Of a hundred queries so many may be wrong: at the first place, and among the first five. */
const WRONG_FIRST_MAX = 0.1
const WRONG_AMONG_MAX = 0.03

const searchData = buildSearchData(catalogue(), [])
const index = buildSearchIndex(searchData)
/** The open ones: those of queries-sealed.yaml are asked by bench/search-judged.ts alone. */
const asked = ['queries-by-role.yaml', 'queries-open.yaml'].flatMap((file) => {
  const written = readFileSync(new URL(file, import.meta.url), 'utf8')
  const byRole: Record<string, JudgedQuery[]> = parse(
    written.replaceAll('{marca-slug}', catalogue().site.brand.slug),
  )
  return Object.entries(byRole).flatMap(([role, queries]) =>
    queries
      .filter(({ first = [], among = [] }) => canBeFound(searchData, [...first, ...among]))
      .map((query) => ({ role, ...query })),
  )
})
const judged = asked.map((query) => judgeQuery(index, query))

test('nine of ten find what was meant at the first place', () => {
  const wrong = judged.filter(({ isFirst }) => !isFirst).map(({ query }) => query)
  expect(wrong.length / judged.length > WRONG_FIRST_MAX ? wrong : []).toEqual([])
})

test('97 of 100 find it among the first five', () => {
  const wrong = judged.filter(({ isAmong }) => !isAmong).map(({ query }) => query)
  expect(wrong.length / judged.length > WRONG_AMONG_MAX ? wrong : []).toEqual([])
})

test('at least two hundred queries were asked, by at least eight roles', () => {
  expect(asked.length).toBeGreaterThanOrEqual(200)
  expect(new Set(asked.map(({ role }) => role)).size).toBeGreaterThanOrEqual(8)
})
