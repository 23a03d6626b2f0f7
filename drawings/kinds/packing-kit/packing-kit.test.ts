import { expect, test } from 'vitest'
import { drawingSchema, layoutDrawing } from '../../kinds.ts'

const draw = (parameters: Record<string, unknown>) =>
  layoutDrawing(drawingSchema.parse({ kind: 'packing-kit', ...parameters }))

test('the pressure ends at the first ring', () => {
  const { contacts } = draw({ bushing: 'carbon' })
  expect(contacts.map(({ media }) => media[0])).toEqual([
    'process',
    ...contacts.slice(1).map(() => 'atmosphere'),
  ])
})

test.each([
  [{ count: 4 }, 'número impar'],
  [{ place: 'pump', seals: 'braided' }, 'ranura espiral va en bombas'],
  [{ bushingAt: 'gland' }, 'junto al prensaestopas'],
])('an editor is told why %o cannot be drawn', (parameters, message) => {
  const result = drawingSchema.safeParse({ kind: 'packing-kit', ...parameters })
  expect(result.error?.issues.map((issue) => issue.message).join()).toContain(message)
})
