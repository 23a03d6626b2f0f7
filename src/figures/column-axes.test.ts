import { expect, test } from 'vitest'
import { withAxes } from './column-axes.ts'

const figure = (computed: boolean) => ({ si: { text: '38 mm', computed }, reach: { max: 38 } })
const column = { id: 'diameter', units: { si: 'mm' } }

test('a column of converted figures says so once, in its head', () => {
  const [all] = withAxes([column], [[figure(true)], [figure(true)], [undefined]])
  expect(all?.computedIn).toEqual({ si: true })
  const [some] = withAxes([column], [[figure(true)], [figure(false)]])
  expect(some?.computedIn).toBeUndefined()
})
