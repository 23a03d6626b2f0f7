import { expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { discSpring, type Arrangement } from './disc-spring.ts'

const heightOf = (id: string, arrangement: Arrangement) => {
  const { marks } = discSpring.layout({ kind: 'disc-spring', arrangement })
  const points = marks.flatMap((mark) =>
    mark.type === 'part' && mark.id === id ? flatten(mark.outline) : [],
  )
  const { x1, x2, r1, r2 } = boundsOf(points)
  return { along: x2 - x1, upright: r2 - r1, start: x1, end: x2 }
}

test('load flattens the spring from its free height to less', () => {
  expect(heightOf('loaded', 'single').upright).toBeLessThan(heightOf('free', 'single').upright)
})
