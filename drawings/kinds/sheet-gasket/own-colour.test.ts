import { describe, expect, test } from 'vitest'
import type { LineMark, PartMark } from '../../model.ts'
import { draw } from '../../draw.tsx'
import { sheetGasket } from './sheet-gasket.ts'

const MATERIALS = sheetGasket.schema.shape.material.options
const COLOURS = sheetGasket.schema.shape.colour.unwrap().options
/** The ids of the product's parts; all other parts are surroundings. */
const PRODUCT =
  /^(gasket(-below|-outside)?|strip|under|surface|torn-edge|grain|node|diaphragm|plan-(inside|full|disc)-\d|frame(-fold)?)$/

const layoutOf = (parameters: object) =>
  sheetGasket.layout(sheetGasket.schema.parse({ kind: 'sheet-gasket', ...parameters }))
const partMarks = (parameters: object) =>
  layoutOf(parameters).marks.filter((mark): mark is PartMark => mark.type === 'part')
const linesOf = (parameters: object) =>
  layoutOf(parameters).marks.filter((mark): mark is LineMark => mark.type === 'line')

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

  test('keeps the arrow of the fluid in the colour of what is sealed', () => {
    const arrow = linesOf({ material, colour: 'red' }).filter(({ weight }) => weight === 'flow')
    const ofFluid = arrow.filter(({ tone }) => tone === 'accent')
    expect(ofFluid).toHaveLength(1)
  })

  test('draws no warm line beside a colour of its own', () => {
    for (const colour of COLOURS)
      expect(linesOf({ material, colour }).filter(({ tone }) => tone === 'contact')).toEqual([])
    expect(linesOf({ material }).some(({ tone }) => tone === 'contact')).toBe(true)
  })
})

test('every material has a texture of its own, but that cloth in rubber and rubber on cloth look alike', () => {
  const surfaces = MATERIALS.map((material) => {
    const plan = partMarks({ material, colour: 'blue' }).find(({ id }) => id === 'plan-inside-0')
    return plan?.material
  })
  expect(new Set(surfaces).size).toBe(MATERIALS.length - 1)
  expect(surfaces.every((surface) => surface?.startsWith('product-of-'))).toBe(true)
})

test('a black gasket shows its centre lines: they are light where they run over it', () => {
  const centreLines = linesOf({ material: 'rubber', colour: 'black' }).filter(
    ({ dash, path }) => dash === 'centre-short' && path.length === 2,
  )
  const over = centreLines.filter(({ tone }) => tone === 'product-mark')
  // Horizontal and vertical, on both sides of the bore.
  expect(over).toHaveLength(4)
  const { svg } = draw(
    sheetGasket.schema.parse({ kind: 'sheet-gasket', material: 'rubber', colour: 'black' }),
    { size: 'section', theme: 'light', id: 'd', subject: 'Muestra' },
  )
  expect(svg).toContain('#8a9698')
})
