import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { presentGlossary } from './glossary.ts'
import { presentPlans } from './plans.ts'

const model = catalogue()
const groups = presentPlans(model)
const plans = groups.flatMap((group) => group.plans)

test('every plan is told once, single seals before dual ones, by their numbers', () => {
  const told = model.apiPlans.map(({ plan }) => plan)
  expect(plans.map(({ plan }) => plan).toSorted()).toEqual(told.toSorted())
  expect(groups.map(({ heading, plans: own }) => [heading, own.at(0)?.plan])).toEqual([
    ['Sello simple', '11'],
    ['Sello doble', '52'],
  ])
})

test('a plan leads to the products whose documents name it, and to no others', () => {
  for (const { plan, namedBy } of plans) {
    const naming = model.products.filter(({ apiPlans }) =>
      apiPlans.some((named) => named.plan === plan),
    )
    expect(namedBy.map(({ href }) => href)).toEqual(naming.map(({ href }) => href))
  }
})

test('every plan that a product names is explained', () => {
  const explained = new Set<string>(plans.map(({ plan }) => plan))
  const named = model.products.flatMap(({ apiPlans }) => apiPlans.map(({ plan }) => plan))
  expect(named.filter((plan) => !explained.has(plan))).toEqual([])
})

test('the glossary sends who looks for a plan to the page of all of them', () => {
  const term = presentGlossary(model)
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.term === 'Plan API')
  expect(term?.offeredIn.map(({ href }) => href)).toContain('/planes-api')
})
