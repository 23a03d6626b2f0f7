import { expect, test } from 'vitest'
import { drawingSchema } from '#schema/drawing.ts'
import { layoutDrawing } from '../../kinds.ts'

const draw = (parameters: Record<string, unknown>) =>
  layoutDrawing(drawingSchema.parse({ kind: 'packing-kit', ...parameters }))

const orderOf = (parameters: Record<string, unknown>) =>
  draw(parameters).callouts.flatMap(({ target }) =>
    target.startsWith('loose-') ? [target.slice('loose-'.length)] : [],
  )

test('the legend names the parts in the order in which they go in', () => {
  expect(orderOf({ ends: 'die-formed', bushing: 'carbon' })).toEqual([
    'bushing',
    'end-1',
    'wedge-3',
    'half-ring',
    'end-2',
  ])
  const lance = {
    place: 'lance',
    seals: 'die-formed',
    count: 3,
    ends: 'braided',
    bushing: 'bronze',
  }
  expect(orderOf({ ...lance, bushingAt: 'gland' })).toEqual(['end-1', 'ring-2', 'end-2', 'bushing'])
})

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
