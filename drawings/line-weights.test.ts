import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LINE_WEIGHTS } from './line-weights.ts'

test('the outer edge of what is cut is the heaviest edge, hatching the finest line', () => {
  const { rule, thin, edge, silhouette, contact } = LINE_WEIGHTS
  expect([silhouette, edge, thin, rule]).toEqual(
    [rule, thin, edge, silhouette].toSorted((a, b) => b - a),
  )
  expect(contact).toBeGreaterThan(silhouette)
})

const WIDTH = /strokeWidth(=["{]|: )['"]?[\d.].*/g

test('no other file gives a line of a drawing its width: to change one is to change that file', () => {
  // The site's mark is not a drawing.
  const files = globSync('drawings/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|drawings.icon\.tsx/.test(file),
  )
  expect(files.length).toBeGreaterThan(150)
  const widths = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(WIDTH)].map(([width]) => `${file}: ${width}`),
  )
  expect(widths).toEqual([])
})

test.each(['strokeWidth="1.2"', 'strokeWidth={2}', 'strokeWidth: 1.5'])(
  'such a width would be found: %s',
  (written) => expect(written.match(WIDTH)).toHaveLength(1),
)
