import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
