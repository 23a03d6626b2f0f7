import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { judgeOwn } from '#figures/judge.ts'
import { judgementWords, limitWords } from '#figures/limit-words.ts'
import { askedNote } from '#components/product-row/addressed-service.ts'
import { serviceFromLimits, addressWithFigures } from '#finder/carried-figures.ts'
import { asNamed, namedIn, notedVersion } from '#finder/products/named-versions.ts'
import { wholeProductData } from '#finder/products/product-data-fixture.ts'
import { judgeCompared } from '#finder/comparison/judge-compared.ts'
import { buildSearchData } from '#finder/search/build-search-data.ts'
import { buildSearchIndex } from '#finder/search/search-index.ts'
import { searchSite } from '#finder/search/search-site.ts'
import { askedService, criteriaOf, draftFromQuery } from '#finder/selector/criteria.ts'
import { selectProducts } from '#finder/selector/select-products.ts'
import { judgeLine } from './judge-line.ts'

const data = wholeProductData()
const index = buildSearchIndex(buildSearchData(catalogue(), []))

/** A machine in whole units and tenths, as people write it. */
const machine = fc.record({
  diameter: fc.option(fc.integer({ min: 10, max: 700 }), { nil: undefined }),
  pressure: fc.option(
    fc.integer({ min: -9, max: 4000 }).map((tenths) => tenths / 10),
    { nil: undefined },
  ),
  temperature: fc.option(fc.integer({ min: -60, max: 700 }), { nil: undefined }),
  speed: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
})

type Machine = { [Key in 'diameter' | 'pressure' | 'temperature' | 'speed']: number | undefined }

const WRITTEN = {
  diameter: ['eje', 'mm', 'eje'],
  pressure: ['p', 'bar', ''],
  temperature: ['t', '°C', ''],
  speed: ['v', 'm/s', ''],
} as const
const FACETS = ['diameter', 'pressure', 'temperature', 'speed'] as const

/** What is asked, as an address, as a search and as a line of a list. */
function asWritten(asked: Machine) {
  const given = FACETS.flatMap((facet) => {
    const value = asked[facet]
    return value === undefined ? [] : [{ facet, value }]
  })
  const text = (value: number) => String(value).replace('.', ',')
  return {
    address: given.map(({ facet, value }) => `${WRITTEN[facet][0]}=${value}`).join('&'),
    query: given
      .map(({ facet, value }) => `${WRITTEN[facet][2]} ${text(value)} ${WRITTEN[facet][1]}`.trim())
      .join(' '),
    line: Object.fromEntries(
      given.map(({ facet, value }) => [facet, `${text(value)} ${WRITTEN[facet][1]}`]),
    ),
    isEmpty: given.length === 0,
  }
}

test('selector, comparison, search and list to quote say the same of a product and a machine', () => {
  fc.assert(
    fc.property(machine, (asked) => {
      const { address, query, line, isEmpty } = asWritten(asked)
      fc.pre(!isEmpty)
      const { options, products } = data
      const criteria = criteriaOf(draftFromQuery(new URLSearchParams(address), 'si'), options, 'si')
      const judged = Object.values(selectProducts(data, criteria)).flat()
      const inSelector = new Map(judged.map((one) => [one.product.id, one]))
      const compared = judgeCompared(products, address, options, 'si')
      const found = searchSite(index, query)
      const hits = [...found.hits, ...found.partial, ...found.unpublished]
      const inSearch = new Map(hits.map((hit) => [hit.entry.id, hit]))
      products.forEach((product, at) => {
        const one = inSelector.get(product.id)
        const words = one ? judgementWords(one, 'si') : []
        expect(compared?.cells[at]).toEqual(words)
        const hit = inSearch.get(product.id)
        const limits = one?.limits.map((limit) => limitWords(limit, 'si'))
        const inHit = hit?.limits.map((limit) => limitWords(limit, 'si'))
        expect(inHit ?? limits).toEqual(limits)
        expect(hit?.verdict ?? one?.verdict).toBe(one?.verdict)
        // A line asks for a pipe's own diameter by its own name.
        if (product.ranges.some(({ size }) => size === 'nominal')) return
        const quoted = judgeLine(product, line, options.services)
        expect(quoted?.verdict).toBe(one?.verdict)
        const unsaid = quoted?.remarks.filter(
          (remark) => !words.some((said) => remark === said || remark.endsWith(`: ${said}`)),
        )
        expect(unsaid).toEqual([])
        const kept = (one?.limits ?? [])
          .filter(({ verdict }) => verdict !== 'within')
          .map((limit) => limitWords(limit, 'si'))
          .filter((said) => !quoted?.remarks.some((remark) => remark.endsWith(said)))
        expect(kept).toEqual([])
      })
    }),
    { numRuns: 25 },
  )
})

test.each([
  'FKM 180 °C',
  'viton 100 bar 60 °C',
  'poliuretano 180 °C',
  'PTFE 350 °F',
  'caucho EPDM 5 bar',
])(
  'of «%s» a product’s page and line say what its row says: they judge the same compound',
  (query) => {
    const { options, products } = data
    const { hits, partial, unpublished, nearMisses, service } = searchSite(index, query)
    const judged = [...hits, ...partial, ...unpublished, ...nearMisses].flatMap((hit) => {
      const product = products.find(({ id }) => id === hit.entry.id)
      return product && hit.limits.length > 0 ? [{ ...hit, product }] : []
    })
    expect(judged.length).toBeGreaterThan(3)
    for (const { product, limits, verdict } of judged) {
      const note = notedVersion(product, service.named)
      const address = new URL(
        addressWithFigures(product.href, limits, {}, note),
        'https://a.example',
      )
      const criteria = criteriaOf(draftFromQuery(address.searchParams, 'si'), options, 'si')
      const chosen = asNamed(product, namedIn(askedNote(address.searchParams), product))
      const onPage = judgeOwn(chosen, askedService(criteria, options)).limits
      const inRow = limits.map((limit) => limitWords(limit, 'si'))
      expect(onPage.map((limit) => limitWords(limit, 'si'))).toEqual(inRow)
      expect(judgeLine(chosen, serviceFromLimits(limits), options.services)?.verdict).toBe(verdict)
    }
  },
)
