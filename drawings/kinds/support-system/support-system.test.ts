import { expect, test } from 'vitest'
import { boundsOf, flatten, spansAt } from '../../geometry.ts'
import { drawingSchema, type DrawingOf, layoutDrawing } from '../../kinds.ts'
import type { DrawingLayout } from '../../model.ts'

type Parameters = Partial<DrawingOf<'support-system'>>

const draw = (parameters: Parameters) =>
  layoutDrawing(drawingSchema.parse({ kind: 'support-system', ...parameters }))

function boxOf({ marks }: DrawingLayout, id: string) {
  const mark = marks.find((one) => one.id === id)
  if (!mark || mark.type === 'text') throw new Error(`${id} is not drawn`)
  return boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))
}

const TANKS: Parameters[] = [
  { system: 'reservoir', circulation: 'pumping-ring', coil: true },
  { system: 'reservoir', circulation: 'thermosyphon' },
  { system: 'closed-loop-tank', circulation: 'thermosyphon' },
]

test.each(TANKS)(
  'the tank stands over the seal, warm fluid in high, cool fluid out low: %o',
  (tank) => {
    const layout = draw(tank)
    const vessel = boxOf(layout, 'tank')
    const fluid = boxOf(layout, 'tank-fluid')
    const entry = boxOf(layout, 'return-line').r2
    expect(vessel.r1).toBeGreaterThan(boxOf(layout, 'rotary-inner').r2)
    expect(entry).toBeLessThan(fluid.r2)
    expect(entry).toBeGreaterThan((fluid.r1 + fluid.r2) / 2)
    expect(boxOf(layout, 'supply-line').r2).toBeLessThan((fluid.r1 + fluid.r2) / 2)
    expect(boxOf(layout, 'glass-level').r2).toBeCloseTo(fluid.r2)
  },
)

test.each(TANKS)('the return rises all the way, so that no gas collects in it: %o', (tank) => {
  const layout = draw(tank)
  const mark = layout.marks.find(({ id }) => id === 'return-line')
  if (mark?.type !== 'part') throw new Error('no return line')
  const tube = flatten(mark.outline)
  const heights = [330, 420, 510, 600].map((x) => spansAt(tube, x)[0]?.[1] ?? NaN)
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  expect(new Set(heights).size).toBe(4)
})

test('two pairs of faces keep the barrier fluid from process and air', () => {
  const { contacts } = draw({ system: 'reservoir', circulation: 'thermosyphon' })
  expect(contacts.map(({ media }) => media)).toEqual([
    ['barrier', 'process'],
    ['barrier', 'atmosphere'],
  ])
})

test('the water saver stands in the line that leaves the seal', () => {
  const layout = draw({ system: 'water-saver', circulation: 'line' })
  expect(boxOf(layout, 'return-line').x2).toBeLessThan(boxOf(layout, 'first-body').x1)
  expect(boxOf(layout, 'return-line').r2).toBeCloseTo(335)
  expect(boxOf(layout, 'supply-line').r2).toBeLessThan(0)
})

test.each([
  [{ system: 'water-saver', circulation: 'thermosyphon' }, 'los estanques circulan solos'],
  [{ system: 'closed-loop-tank', circulation: 'thermosyphon', coil: true }, 'serpentín'],
])('an editor is told why %o cannot be drawn', (parameters, message) => {
  const result = drawingSchema.safeParse({ kind: 'support-system', ...parameters })
  expect(result.error?.issues.map((issue) => issue.message).join()).toContain(message)
})
