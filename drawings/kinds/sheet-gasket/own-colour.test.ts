import { describe, expect, test } from 'vitest'
import type { PartMark } from '../../model.ts'
import { sheetGasket } from './sheet-gasket.ts'

const MATERIALS = sheetGasket.schema.shape.material.options
/** The ids of the product's parts; all other parts are surroundings. */
const PRODUCT =
  /^(gasket(-below|-outside)?|strip|under|surface|torn-edge|grain|node|diaphragm|plan-(inside|full|disc)-\d|frame(-fold)?)$/

const partMarks = (parameters: object) =>
  sheetGasket
    .layout(sheetGasket.schema.parse({ kind: 'sheet-gasket', ...parameters }))
    .marks.filter((mark): mark is PartMark => mark.type === 'part')

describe.each(MATERIALS)('a gasket of %s', (material) => {
  test.each(['inside-bolts', 'full-face', 'both', 'frame', 'diaphragm'])(
    'has its colour on the product, and nothing around it has: %s',
    (cut) => {
      const coloured = partMarks({ material, cut, colour: 'red' }).filter((part) =>
        part.material.startsWith('product'),
      )
      expect(coloured.map(({ id }) => id)).toContain('strip')
      expect(coloured.filter(({ id }) => !PRODUCT.test(id))).toEqual([])
    },
  )
})

test('every material has a texture of its own, but that cloth in rubber and rubber on cloth look alike', () => {
  const surfaces = MATERIALS.map((material) => {
    const plan = partMarks({ material, colour: 'blue' }).find(({ id }) => id === 'plan-inside-0')
    return plan?.material
  })
  expect(new Set(surfaces).size).toBe(MATERIALS.length - 1)
  expect(surfaces.every((surface) => surface?.startsWith('product-of-'))).toBe(true)
})
