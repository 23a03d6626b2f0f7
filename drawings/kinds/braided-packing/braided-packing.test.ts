import { expect, test } from 'vitest'
import { drawingSchema, layoutDrawing } from '../../kinds.ts'

const draw = (parameters: Record<string, unknown>) =>
  layoutDrawing(drawingSchema.parse({ kind: 'braided-packing', ...parameters }))

test('clean water stands between the two groups of rings, and nowhere else', () => {
  const { contacts } = draw({ rings: 5, lanternAfter: 2 })
  expect(contacts.map(({ media }) => media)).toEqual([
    ['process', 'atmosphere'],
    ['atmosphere', 'barrier'],
    ['barrier', 'atmosphere'],
    ['atmosphere', 'atmosphere'],
    ['atmosphere', 'atmosphere'],
  ])
})
test.each([
  { fibre: 'carbon' },
  { fibre: 'eptfe-graphite', colour: 'black' },
  { fibre: 'graphite', second: { fibre: 'carbon' } },
])('a black yarn is black in dark windows too: no strand of %o is of ink', (parameters) => {
  const { marks, product } = draw(parameters)
  const strands = marks.filter((mark) => mark.type === 'part' && mark.material === 'product')
  expect(product).toBe('black')
  expect(strands.length).toBeGreaterThan(3)
  expect(
    marks.filter(
      (mark) => mark.id === 'strand' && mark.type === 'part' && mark.material === 'elastomer',
    ),
  ).toEqual([])
})

test.each([
  [{ place: 'valve', lanternAfter: 2 }, 'no lleva linterna'],
  [{ place: 'valve', shows: 'heat' }, 'no corresponden a una válvula'],
  [{ shows: 'orientations' }, 'necesita una segunda fibra'],
  [{ second: { fibre: 'ptfe', at: 'corners' } }, 'distinta de la primera'],
])('an editor is told why %o cannot be drawn', (parameters, message) => {
  const result = drawingSchema.safeParse({ kind: 'braided-packing', ...parameters })
  expect(result.error?.issues.map((issue) => issue.message).join()).toContain(message)
})
