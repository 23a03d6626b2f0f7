import { expect, test } from 'vitest'
import { drawingSchema } from '#schema/drawing.ts'
import { layoutDrawing } from '../../kinds.ts'

const draw = (parameters: Record<string, unknown>) =>
  layoutDrawing(drawingSchema.parse({ kind: 'braided-packing', ...parameters }))

const countOf = (parameters: Record<string, unknown>, id: string) =>
  draw(parameters).marks.filter((mark) => mark.id === id).length

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

test('every ring of the set lies on the shaft', () => {
  for (const rings of [3, 4, 5]) expect(draw({ rings }).contacts).toHaveLength(rings)
})

test('a square braid shows eight strands in its section', () =>
  expect(countOf({ braid: 'square' }, 'strand')).toBe(8))

test('a second fibre takes the four corners, or the half towards the box', () => {
  const second = { fibre: 'carbon', at: 'corners' }
  expect(countOf({ second }, 'second')).toBe(4)
  const half = countOf({ second: { ...second, at: 'box-side' }, weave: 'tight' }, 'second')
  expect(half).toBeGreaterThan(20)
  expect(half).toBeLessThan(29)
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
