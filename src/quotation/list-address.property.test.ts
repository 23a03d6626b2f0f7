import {
  array,
  assert,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  record,
  string,
  stringMatching,
  tuple,
  type Arbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { FACETS, FACET_NAMES } from '#figures/facets.ts'
import {
  appended,
  LINES_MOST,
  QUANTITY_MOST,
  QUOTE_UNITS,
  TEXT_MOST,
  type NewLine,
} from '#visitor/quote-list.ts'
import { listAddress, readListAddress } from './list-address.ts'

const products = catalogue().products.map(({ id, code, name }) => ({
  id,
  label: code ?? name,
  name,
}))

/** What a visitor may write: no more than its field holds, no control characters. */
const words = (most: number) =>
  string({ unit: 'grapheme', maxLength: most })
    .map((text) =>
      text
        .replaceAll(/\p{Cc}|\p{Cs}/gu, '')
        .slice(0, most)
        .toWellFormed(),
    )
    .filter((text) => text.length <= most)
const figure = (facet: keyof typeof FACETS) =>
  tuple(
    oneof(nat(5000).map(String), constantFrom('4.75', '1 7/8', '-20', '2,5')),
    constantFrom(FACETS[facet].units.si, FACETS[facet].units.imperial),
  ).map(([amount, unit]) => `${amount} ${unit}`)
const service = record(
  {
    ...Object.fromEntries(FACET_NAMES.map((facet) => [facet, figure(facet)])),
    fluid: words(TEXT_MOST.service).filter(Boolean),
    plan: constantFrom('32', '53A'),
    flange: words(TEXT_MOST.service).filter(Boolean),
  },
  { requiredKeys: [] },
)
const what = oneof(
  constantFrom(...products),
  words(TEXT_MOST.name)
    .filter(Boolean)
    .map((label) => ({ id: '', label, name: label })),
)
const line: Arbitrary<NewLine> = tuple(
  what,
  record({
    quantity: integer({ min: 1, max: QUANTITY_MOST }),
    unit: constantFrom(...QUOTE_UNITS),
    tag: words(TEXT_MOST.tag),
    note: words(TEXT_MOST.note),
    service,
  }),
).map(([product, rest]) => ({ ...product, ...rest }))

const SITE = 'https://ejemplo.cl'
/** The same lists each time: a test that fails now and then is not trusted. */
const SEED = 682

function opened(path: string) {
  const { search, hash } = new URL(path, SITE)
  const read = readListAddress(search, hash)
  if (!Array.isArray(read)) throw new Error('no list')
  return read
}

test('a list comes out of its address as it went in, but for what is said to be left out', () => {
  assert(
    property(array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const list = appended([], lines)
      const { address, leftOut } = listAddress(list, SITE)
      const expected = list.map(({ id, label, quantity, unit, tag, note, service: all }) => {
        const figures = Object.fromEntries(
          FACET_NAMES.flatMap((facet) => (all[facet] ? [[facet, all[facet]]] : [])),
        )
        return {
          ref: id,
          words: id === '' ? label : '',
          quantity,
          unit,
          tag: leftOut === 'tags' ? '' : tag,
          note: leftOut === 'nothing' ? note : '',
          service: leftOut === 'words' || leftOut === 'tags' ? figures : all,
        }
      })
      expect(opened(address)).toEqual(expected)
    }),
    { numRuns: 300, seed: SEED },
  )
})

test('a list of twenty lines has an address of at most 2,000 characters', () => {
  const typical = tuple(
    constantFrom(...products),
    record({
      quantity: integer({ min: 1, max: QUANTITY_MOST }),
      unit: constantFrom(...QUOTE_UNITS),
      tag: stringMatching(/^\d{3}-[A-Z]{2}-\d{3}[A-Z]?$/),
      note: words(TEXT_MOST.note),
      service,
    }),
  )
  assert(
    property(array(typical, { minLength: 20, maxLength: 20 }), (lines) => {
      const list = appended(
        [],
        lines.map(([product, rest]) => ({ ...product, ...rest })),
      )
      expect(listAddress(list, SITE).address.length).toBeLessThanOrEqual(2000)
    }),
    { numRuns: 300, seed: SEED },
  )
})

test('any address is read as a list of valid lines, or none', () => {
  const hostile = oneof(
    string({ unit: 'binary', maxLength: 400 }),
    array(
      constantFrom(
        '180',
        '*',
        ';',
        ',',
        '!',
        '%',
        '%00',
        '%E0%A4%A',
        'e60',
        'n',
        '+',
        '1.',
        '99999',
        '<script>',
        '__proto__',
        'constructor',
      ),
      { maxLength: 200 },
    ).map((parts) => parts.join('')),
  )
  assert(
    property(hostile, constantFrom('#l=1.', '#l=2.', '#l=', '#'), (text, start) => {
      for (const read of [readListAddress('', start + text), readListAddress(`?l=${text}`, '')]) {
        if (read === undefined || read === 'unknown') continue
        expect(read.length).toBeLessThanOrEqual(LINES_MOST)
        for (const { ref, words: own, quantity, tag, note } of read) {
          expect(ref + own).not.toBe('')
          expect((ref + own).length).toBeLessThanOrEqual(TEXT_MOST.name)
          expect(quantity > 0 && quantity <= QUANTITY_MOST).toBe(true)
          expect(`${ref}${own}${tag}${note}`).not.toMatch(/\p{Cc}/u)
        }
      }
    }),
    { numRuns: 1000, seed: SEED },
  )
})

test('an endless address is read up to the longest list', () => {
  const endless = `#l=1.${'180*2,'.repeat(100_000)}`
  expect(opened(`/cotizar${endless}`)).toHaveLength(LINES_MOST)
})

test('a list written by hand is read from the query, separators encoded or not', () => {
  const expected = [
    { ref: '180', quantity: 2 },
    { ref: '442C XL', quantity: 1 },
  ]
  expect(readListAddress('?l=180*2,442C+XL', '')).toMatchObject(expected)
  expect(readListAddress('?x=1&l=180%2A2%2C442C%20XL', '')).toMatchObject(expected)
  expect(readListAddress('?producto=180', '')).toBeUndefined()
})

test('an address of a later version is unknown, not a missing list', () => {
  expect(readListAddress('', '#l=2.xyz')).toBe('unknown')
  expect(readListAddress('', '#total')).toBeUndefined()
})
