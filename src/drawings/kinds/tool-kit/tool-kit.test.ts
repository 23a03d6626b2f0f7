import { expect, test } from 'vitest'
import { drawingSchema } from '#schema/drawing.ts'
test('an editor is told not to name a tool twice', () => {
  const result = drawingSchema.safeParse({ kind: 'tool-kit', tools: ['knife', 'knife'] })
  expect(result.error?.issues[0]?.message).toContain('una sola vez')
})
