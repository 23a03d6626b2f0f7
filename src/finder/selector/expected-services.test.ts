import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// oxlint-disable-next-line no-restricted-imports -- A table in words is YAML; no browser runs a test.
import { parse } from 'yaml'
import { judgementWords } from '#figures/limit-words.ts'
import { wholeProductData } from '../products/product-data-fixture.ts'
import { cautionsOf, criteriaOf, draftFromQuery } from './criteria.ts'
import { selectProducts, type Selected } from './select-products.ts'

/** See the top of expected-services.yaml. */
type ExpectedService = {
  service: string
  ask: string
  leads?: string[]
  complies?: string[]
  conditional?: string[]
  unpublished?: string[]
  silent?: string[]
  refused?: string[]
  says?: Record<string, string>
  warns?: string
  none?: true
}

const data = wholeProductData()
const { services }: { services: ExpectedService[] } = parse(
  readFileSync(new URL('expected-services.yaml', import.meta.url), 'utf8'),
)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Each product of a group as text: its label and what its figures say. */
function answers(selected: Selected<{ id: string }>) {
  return Object.entries(selected).flatMap(([group, judged]) =>
    judged.map(({ product, ...judgement }) => ({
      id: product.id,
      group,
      words: plain(judgementWords(judgement, 'si').join('; ')),
    })),
  )
}

test.each(services)('$service', (expected) => {
  const criteria = criteriaOf(
    draftFromQuery(new URLSearchParams(expected.ask), 'si'),
    data.options,
    'si',
  )
  expect(criteria.unread).toEqual([])
  const selected = selectProducts(data, criteria, 'margin')
  const all = answers(selected)
  const complying = selected.complies.map(({ product: { id } }) => id)
  const { leads = [], complies = [], conditional = [], unpublished = [], refused = [] } = expected
  const { silent = [] } = expected
  const groupOf = (id: string) => all.find((one) => one.id === id)?.group ?? 'not listed'
  const groups = (ids: readonly string[]) => ids.map((id) => `${id}: ${groupOf(id)}`)
  const wanted = (ids: readonly string[], group: string) => ids.map((id) => `${id}: ${group}`)
  expect(complying.slice(0, leads.length).toSorted()).toEqual(leads.toSorted())
  expect(groups(complies)).toEqual(wanted(complies, 'complies'))
  expect(groups(conditional)).toEqual(wanted(conditional, 'conditional'))
  expect(groups(unpublished)).toEqual(wanted(unpublished, 'unpublished'))
  expect(groups(silent)).toEqual(wanted(silent, 'silent'))
  const offered = new Set(
    [...selected.complies, ...selected.conditional].map((one) => one.product.id),
  )
  expect(refused.filter((id) => offered.has(id))).toEqual([])
  expect(expected.none ? complying : []).toEqual([])
  const { says = {}, warns = '' } = expected
  const unsaid = Object.entries(says).filter(
    ([id, words]) => !all.find((one) => one.id === id)?.words.includes(words),
  )
  expect(unsaid.map(([id]) => all.find((one) => one.id === id))).toEqual([])
  expect(plain(cautionsOf(criteria, data.options).join(' ')).toLowerCase()).toContain(warns)
})
