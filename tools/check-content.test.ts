import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { publishable } from './check-content.ts'

test('nothing is published while the owner owes a value', () => {
  const publish = () => publishable(catalogue(), 'publish')
  expect(publish).toThrow(/content\/sitio\.yaml:\d+:\d+ brand\.name/)
  expect(publish).toThrow(/content\/sitio\.yaml:\d+:\d+ networks\[0\]\.url/)
})

test('nothing is published without a name and an address, whatever else may be left out', () => {
  const publish = () => publishable(catalogue(), 'publish-without')
  expect(publish).toThrow(/content\/sitio\.yaml:\d+:\d+ baseUrl/)
  expect(publish).not.toThrow('networks[0].url')
})
