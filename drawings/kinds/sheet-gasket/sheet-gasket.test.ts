import { expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { sheetGasket } from './sheet-gasket.ts'

const draw = (parameters: object) => {
  const { marks } = sheetGasket.layout(
    sheetGasket.schema.parse({ kind: 'sheet-gasket', ...parameters }),
  )
  return (id: string) =>
    marks.flatMap((mark) =>
      mark.type === 'part' && mark.id === id ? [boundsOf(flatten(mark.outline))] : [],
    )
}

test('the metal lies between two layers of graphite', () => {
  const part = draw({ material: 'graphite', insert: 'smooth' })
  const [metal, strip] = [part('insert')[0], part('strip')[0]]
  expect((metal?.r1 ?? 0) - (strip?.r1 ?? 0)).toBeCloseTo((strip?.r2 ?? 0) - (metal?.r2 ?? 0))
})
