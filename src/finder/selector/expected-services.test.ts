import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// oxlint-disable-next-line no-restricted-imports -- A table in words is YAML; no browser runs a test.
import { parse } from 'yaml'
import { catalogue } from '#catalogue/catalogue.ts'

/** See the top of expected-services.yaml. */
type ExpectedService = {
  service: string
  ask: string
  leads?: string[]
  complies?: string[]
  conditional?: string[]
  unpublished?: string[]
  refused?: string[]
  says?: Record<string, string>
  warns?: string
  none?: true
}

const { services }: { services: ExpectedService[] } = parse(
  readFileSync(new URL('expected-services.yaml', import.meta.url), 'utf8'),
)

test('what is expected names products of the catalogue', () => {
  const known = new Set(catalogue().products.map(({ id }) => id))
  const named = services.flatMap(
    ({
      leads = [],
      complies = [],
      conditional = [],
      unpublished = [],
      refused = [],
      says = {},
    }) => [...leads, ...complies, ...conditional, ...unpublished, ...refused, ...Object.keys(says)],
  )
  expect(named.filter((id) => !known.has(id))).toEqual([])
  expect(services.length).toBeGreaterThanOrEqual(40)
})
