import { expect, test } from 'vitest'
import { rasterOf } from '../../conformance/raster.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { drawingSchema, layoutDrawing } from '../../kinds.ts'

const draw = (parameters: Record<string, unknown>) =>
  layoutDrawing(drawingSchema.parse({ kind: 'restriction-bushing', ...parameters }))

const PLACES = ['box-bottom', 'throat-insert', 'throat-flange', 'adapter'] as const

// Random parameters seldom hit the column, which allows few of them.
test.each(PLACES)('solids find open fluid from the cavity to the impeller: %s', (place) => {
  const layout = draw({ place, flush: 'none' })
  const { at } = rasterOf(layout)
  const start = layout.callouts.find(({ target }) => target === 'clearance-b')?.dot
  expect(start).toBeDefined()
  const [x, r] = start ?? [0, 0]
  for (let way = Math.floor(x); way > 70; way--) expect(at(way, r)).toBe('process')
})

test('clean water comes through the regulator before the check valve', () => {
  const { marks } = draw({})
  const heightOf = (id: string) => {
    const part = marks.find((mark) => mark.id === id)
    return part?.type === 'part' ? boundsOf(flatten(part.outline)).r1 : NaN
  }
  expect(heightOf('regulator')).toBeGreaterThan(heightOf('check-valve'))
  expect(draw({ flush: 'none' }).marks.map(({ id }) => id)).not.toContain('check-valve')
})
test.each([
  [{ zones: 'packing-and-exit' }, 'usa exit con un sello mecánico'],
  [{ place: 'adapter', with: 'packing' }, 'al fondo de la caja o al pie de la columna'],
  [{ place: 'adapter', vent: true }, 'no lleva ranura de venteo'],
  [{ place: 'column-foot', split: true, flush: 'none' }, 'el buje de columna no es partido'],
])('an editor is told why %o cannot be drawn', (parameters, message) => {
  const result = drawingSchema.safeParse({ kind: 'restriction-bushing', ...parameters })
  expect(result.error?.issues.map((issue) => issue.message).join()).toContain(message)
})
