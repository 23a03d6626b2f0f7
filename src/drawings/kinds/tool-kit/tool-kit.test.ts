import { expect, test } from 'vitest'
import { drawingSchema } from '#schema/drawing.ts'
import { layoutDrawing } from '../../kinds.ts'

test('each tool has its name, from left to right', () => {
  const tools = ['knife', 'tamper', 'extractor']
  const { callouts } = layoutDrawing(drawingSchema.parse({ kind: 'tool-kit', tools }))
  expect(callouts.map(({ label }) => label)).toEqual([
    'cuchilla para empaquetadura',
    'apisonador',
    'extractor de empaquetadura',
  ])
})

test('an editor is told not to name a tool twice', () => {
  const result = drawingSchema.safeParse({ kind: 'tool-kit', tools: ['knife', 'knife'] })
  expect(result.error?.issues[0]?.message).toContain('una sola vez')
})
