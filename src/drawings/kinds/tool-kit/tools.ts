import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'
import type { ToolDrawing } from './tool-kit.ts'

const part = (
  sheet: Sheet,
  id: string,
  material: 'unsectioned' | 'outside' | 'accent' | 'elastomer',
  outline: Point[],
) => sheet.part(id, 'fastener', material, outline)

/** A beam on a centre point, with two blades: one cuts the outer edge, one the inner. */
export const gasketCutter: ToolDrawing = (sheet) => {
  for (const [id, radius, material] of [
    ['sheet', 92, 'unsectioned'],
    ['gasket', 78, 'accent'],
    ['hole', 44, 'unsectioned'],
  ] as const) {
    sheet.part(id, 'stationary', material, { centre: [0, -16], radius }, 'thin')
  }
  sheet.centreLine([-98, -16], [98, -16]).centreLine([0, -114], [0, 82])
  part(sheet, 'beam', 'outside', box(-16, 100, -22, -10))
  for (const x of [44, 78]) part(sheet, 'blade', 'unsectioned', box(x - 7, x + 7, -32, 0))
  part(sheet, 'knob', 'unsectioned', box(-12, 12, -30, -2))
  sheet.part('pivot', 'fastener', 'elastomer', { centre: [0, -16], radius: 5 }, 'none')
  return { id: 'beam', dot: [60, -14] }
}

/** A trough with a scale of shaft diameters and a stop; the knife falls at a slant. */
export const ringCutter: ToolDrawing = (sheet) => {
  part(sheet, 'trough', 'outside', box(-98, 98, -70, -44))
  part(sheet, 'packing', 'accent', box(-60, 98, -44, -14))
  part(sheet, 'stop', 'unsectioned', box(-72, -60, -44, 6))
  for (let i = 0; i < 13; i++) {
    const x = -52 + i * 12
    sheet.line([
      [x, -70],
      [x, i % 4 === 0 ? -54 : -60],
    ])
  }
  part(sheet, 'blade', 'unsectioned', [
    [10, -44],
    [18, -44],
    [66, 34],
    [40, 34],
  ])
  part(sheet, 'handle', 'outside', [
    [42, 36],
    [66, 36],
    [96, 92],
    [76, 92],
  ])
  return { id: 'trough', dot: [-84, -57] }
}

/** A corkscrew on a shank with a cross handle. */
export const extractor: ToolDrawing = (sheet) => {
  part(sheet, 'handle', 'outside', box(-46, 46, 78, 96))
  part(sheet, 'shank', 'unsectioned', box(-6, 6, -40, 78))
  const turns = 5
  sheet.line(
    Array.from({ length: turns * 2 + 1 }, (_, i): Point => [
      i % 2 === 0 ? -13 : 13,
      -40 - (i * 58) / (turns * 2),
    ]),
    { weight: 'clip' },
  )
  sheet.line(
    [
      [-13, -98],
      [0, -112],
    ],
    { weight: 'flow' },
  )
  return { id: 'shank', dot: [0, 20] }
}

/** Half of a bushing on a bar: it pushes one ring after the other to the bottom. */
export const tamper: ToolDrawing = (sheet) => {
  part(sheet, 'handle', 'outside', box(-20, 20, 46, 96))
  part(sheet, 'bar', 'unsectioned', box(-8, 8, -30, 46))
  part(sheet, 'bushing', 'outside', box(-44, 44, -86, -30))
  part(sheet, 'ring', 'accent', box(-44, 44, -110, -90))
  for (const x of [-24, 24])
    sheet.hiddenLine([
      [x, -86],
      [x, -30],
    ])
  return { id: 'bushing', dot: [34, -56] }
}

/** A knife for packing. */
export const knife: ToolDrawing = (sheet) => {
  part(sheet, 'handle', 'outside', box(-16, 16, 10, 96))
  part(sheet, 'blade', 'unsectioned', [
    [-13, 10],
    [13, 10],
    [13, -84],
    [-13, -110],
  ])
  for (const r of [34, 72]) {
    sheet.part('rivet', 'fastener', 'elastomer', { centre: [0, r], radius: 4 }, 'none')
  }
  return { id: 'blade', dot: [0, -30] }
}
