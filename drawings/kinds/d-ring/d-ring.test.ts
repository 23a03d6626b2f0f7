import { expect, test } from 'vitest'
import { dRing } from './d-ring.ts'

test('a D-ring stands between pressure and open air', () => {
  const { contacts } = dRing.layout({ kind: 'd-ring' })
  expect(contacts.map(({ media }) => media)).toEqual([['process', 'atmosphere']])
})
