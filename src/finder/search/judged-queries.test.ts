import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// oxlint-disable-next-line no-restricted-imports -- The judges wrote YAML; no browser runs a test.
import { parse } from 'yaml'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Facet } from '#figures/facets.ts'
import { buildSearchData } from './build-search-data.ts'
import { canBeFound, nameOf } from './judge-query.ts'
import { buildSearchIndex } from './search-index.ts'
import { searchSite } from './search-site.ts'

type JudgedQuery = {
  query: string
  first?: string | string[]
  reads?: Partial<Record<Facet, number>>
}
type Judgement = JudgedQuery & { kind: string; isHeldOut: boolean; rank: number; isRight: boolean }

const HELD_OUT_EVERY = 3
const WRONG_AT_FIRST_MAX = 0.05
const FIRST_PAGE = 5
/** Figures are written to a few digits. */
const FIGURE_TOLERANCE = 0.005

const searchData = buildSearchData(catalogue(), [])
const index = buildSearchIndex(searchData)
const written = readFileSync(new URL('judged-queries.yaml', import.meta.url), 'utf8')
const byKind: Record<string, JudgedQuery[]> = parse(
  written.replaceAll('{marca-slug}', catalogue().site.brand.slug),
)
const judged = Object.entries(byKind)
  .flatMap(([kind, queries]) => queries.map((query) => ({ ...query, kind })))
  .filter(({ first = [] }) => canBeFound(searchData, [first].flat()))
  .map((query, at): Judgement => ({
    ...query,
    isHeldOut: at % HELD_OUT_EVERY === HELD_OUT_EVERY - 1,
    ...judge(query),
  }))

test.each([
  ['the queries that the ranking was tuned for', false],
  ['the queries held out while it was tuned', true],
])('95 of 100 of %s find what was meant first', (_, isHeldOut) => {
  const part = judged.filter((one) => one.isHeldOut === isHeldOut)
  const wrong = part.filter(({ isRight }) => !isRight).map(({ query, rank }) => `${query}: ${rank}`)
  expect(wrong.length / part.length > WRONG_AT_FIRST_MAX ? wrong : []).toEqual([])
})

test('every code, whole or begun, is found among the first five', () => {
  const codes = judged.filter(({ kind }) => kind === 'code' || kind === 'partial')
  expect(codes.filter(({ rank }) => rank > FIRST_PAGE).map(({ query }) => query)).toEqual([])
})

test('the judged set is large enough to mean something', () => {
  expect(judged.length).toBeGreaterThanOrEqual(120)
})

/** The rank of the first right answer (Infinity: none), and whether all is as it should be. */
function judge({ query, first = [], reads = {} }: JudgedQuery): { rank: number; isRight: boolean } {
  const { hits, figures } = searchSite(index, query)
  const expected = [first].flat()
  const place = hits.findIndex(({ entry }) => expected.includes(nameOf(entry)))
  const rank = place < 0 ? Infinity : place + 1
  const read = Object.fromEntries(figures.map(({ facet, value }) => [facet, value]))
  const isRead = Object.keys({ ...reads, ...read }).every((facet) => {
    const [asked = NaN, understood = NaN] = [reads[facet as Facet], read[facet]]
    return Math.abs(understood / asked - 1) <= FIGURE_TOLERANCE
  })
  return { rank, isRight: isRead && (expected.length === 0 ? hits.length === 0 : rank === 1) }
}
