import { expect, test } from 'vitest'
import { sheetGasketSchema } from '#schema/drawings/sheet-gasket.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { sheetGasket } from './sheet-gasket.ts'

const draw = (parameters: object) => {
  const { marks } = sheetGasket.layout(
    sheetGasketSchema.parse({ kind: 'sheet-gasket', ...parameters }),
  )
  return (id: string) =>
    marks.flatMap((mark) =>
      mark.type === 'part' && mark.id === id ? [boundsOf(flatten(mark.outline))] : [],
    )
}

test('a gasket within the bolts ends at them; a full-face one has their holes', () => {
  const inside = draw({ material: 'rubber' })
  expect(inside('gasket')[0]?.r2).toBeCloseTo(inside('stud')[0]?.r1 ?? 0)
  const full = draw({ material: 'rubber', cut: 'full-face' })
  expect(full('gasket')[0]?.r2).toBe(full('left-flange')[0]?.r2)
  expect(full('plan-hole-0')).toHaveLength(1)
})

test.each(['smooth', 'tanged', 'mesh'])(
  'the metal lies between two layers of graphite: %s',
  (insert) => {
    const part = draw({ material: 'graphite', insert })
    const [metal, strip] = [part('insert')[0], part('strip')[0]]
    expect((metal?.r1 ?? 0) - (strip?.r1 ?? 0)).toBeCloseTo((strip?.r2 ?? 0) - (metal?.r2 ?? 0))
  },
)

test.each([
  [{ material: 'graphite', insert: 'smooth' }, 'outside'],
  [{ material: 'rubber-cloth' }, 'unsectioned'],
])('a torn corner lays bare what lies between the layers of %o', (parameters, material) => {
  const { marks } = sheetGasket.layout(
    sheetGasketSchema.parse({ kind: 'sheet-gasket', colour: 'black', ...parameters }),
  )
  const bare = marks.find((mark) => mark.type === 'part' && mark.id === 'bare')
  expect(bare).toMatchObject({ material })
})

test('a sheet of one material has nothing between layers to lay bare', () =>
  expect(draw({ material: 'rubber' })('bare')).toEqual([]))

test('firm PTFE carries more grains than soft PTFE', () => {
  const grains = (compressibility: string) =>
    draw({ material: 'filled-ptfe', compressibility })('grain').length
  expect(grains('low')).toBeGreaterThan(grains('medium'))
  expect(grains('medium')).toBeGreaterThan(grains('high'))
})

test('a diaphragm folds upwards between plate and rim', () => {
  const part = draw({ material: 'rubber-cloth', cut: 'diaphragm' })
  expect(part('diaphragm')[0]?.r2).toBeGreaterThan((part('left-cover')[0]?.r1 ?? 0) + 15)
})
