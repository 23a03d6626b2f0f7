import { expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { tapeSealant } from './tape-sealant.ts'

const FORMS = ['eptfe', 'graphite-mesh', 'foam']
const draw = (parameters: object) => {
  const { marks } = tapeSealant.layout(
    tapeSealant.schema.parse({ kind: 'tape-sealant', ...parameters }),
  )
  return (id: string) => {
    const part = marks.find((mark) => mark.type === 'part' && mark.id === id)
    return part?.type === 'part' ? boundsOf(flatten(part.outline)) : undefined
  }
}

test.each(FORMS)('the bolts press the cord flat, and wider: %s', (form) => {
  const part = draw({ form })
  const [free, pressed] = [part('free-cord'), part('pressed-cord')]
  expect((pressed?.r2 ?? 0) - (pressed?.r1 ?? 0)).toBeLessThan((free?.r2 ?? 0) - (free?.r1 ?? 0))
  expect((pressed?.x2 ?? 0) - (pressed?.x1 ?? 0)).toBeGreaterThan((free?.x2 ?? 0) - (free?.x1 ?? 0))
  expect(pressed?.r2).toBe(part('upper-face')?.r1)
})
