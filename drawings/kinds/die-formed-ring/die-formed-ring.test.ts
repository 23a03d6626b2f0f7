import { expect, test } from 'vitest'
import { distance } from '../../geometry.ts'
import { drawingSchema, layoutDrawing } from '../../kinds.ts'

const draw = (parameters: Record<string, unknown>) =>
  layoutDrawing(drawingSchema.parse({ kind: 'die-formed-ring', ...parameters }))

test('wedges take turns: those wide on the stem press it, the others press the box', () => {
  const widths = draw({ section: 'wedge' }).contacts.flatMap(({ parts, from, to }) =>
    parts[0].startsWith('wedge-') ? [distance(from, to)] : [],
  )
  expect(widths).toHaveLength(5)
  widths.slice(1).forEach((width, i) => {
    const isWider = width > (widths[i] ?? 0)
    expect(isWider).toBe(i % 2 === 0)
  })
})
