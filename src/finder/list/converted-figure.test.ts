import { expect, test } from 'vitest'
import { converted } from './converted-figure.ts'

test.each([
  ['50,8', 'diameter', 'imperial', '2'],
  ['2', 'diameter', 'si', '50,8'],
  ['10', 'pressure', 'imperial', '145'],
  ['80', 'temperature', 'imperial', '176'],
  ['grande', 'pressure', 'imperial', 'grande'],
] as const)('%s of a %s, in the %s system, is %s', (text, facet, to, expected) => {
  expect(converted(text, facet, to)).toBe(expected)
})
