import { expect, test } from 'vitest'
import { flatten } from '../geometry.ts'
import { trend, type Story } from './trend.ts'

const draw = (story: Story) => {
  const { marks } = trend.layout({ kind: 'trend', story })
  const pathOf = (id: string) => {
    const mark = marks.find((one) => one.type === 'line' && one.id === id)
    return mark?.type === 'line' ? flatten(mark.path) : []
  }
  const heights = (id: string) => pathOf(id).map(([, r]) => r)
  return { marks, heights, limit: heights('limit')[0] ?? NaN }
}

test('the warning comes when the drift first passes the limit, well before the end', () => {
  const { marks, limit } = draw('drift')
  const alarm = marks.find((mark) => mark.type === 'part' && mark.id === 'alarm')
  const [x, r] =
    alarm?.type === 'part' && 'centre' in alarm.outline ? alarm.outline.centre : [NaN, NaN]
  expect(r).toBeCloseTo(limit)
  expect(x).toBeLessThan(600)
})

test('at start and stop the pressure falls below that of the air', () => {
  const { heights, limit } = draw('vacuum')
  expect(Math.min(...heights('curve'))).toBeLessThan(limit)
})

test('every round misses the peaks between them', () => {
  const { marks, heights, limit } = draw('rounds')
  const rounds = marks.flatMap((mark) =>
    mark.type === 'part' && mark.id?.startsWith('round-') && 'centre' in mark.outline
      ? [mark.outline.centre[1]]
      : [],
  )
  expect(rounds).toHaveLength(4)
  expect(Math.max(...rounds)).toBeLessThan(limit)
  expect(Math.max(...heights('curve'))).toBeGreaterThan(limit)
})
