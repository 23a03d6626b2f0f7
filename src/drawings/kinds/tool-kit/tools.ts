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

/** A trough with a scale of shaft diameters and a stop; a guide holds the knife at the slant of the scarf. */
export const ringCutter: ToolDrawing = (sheet) => {
  part(sheet, 'knife', 'unsectioned', [
    [-34, -46],
    [-26, -46],
    [44, 62],
    [22, 62],
  ])
  part(sheet, 'handle', 'outside', [
    [20, 58],
    [46, 58],
    [78, 108],
    [52, 108],
  ])
  sheet.part('packing', 'stationary', 'packing', box(-98, 66, -46, -18), 'outline')
  part(sheet, 'guide', 'outside', [
    [-60, -46],
    [-42, -46],
    [-1, 18],
    [-60, 18],
  ])
  part(sheet, 'guide-right', 'outside', [
    [-18, -46],
    [40, -46],
    [40, 18],
    [23, 18],
  ])
  part(sheet, 'stop', 'unsectioned', box(66, 80, -46, 0))
  part(sheet, 'trough', 'outside', box(-100, 100, -78, -46))
  for (let i = 0; i < 16; i++) {
    const x = -92 + i * 12
    sheet.line([
      [x, -78],
      [x, i % 5 === 0 ? -56 : -66],
    ])
  }
  for (const x of [-86, 72]) part(sheet, 'foot', 'elastomer', box(x, x + 16, -88, -78))
  return { id: 'trough', dot: [-84, -57] }
}

/** A corkscrew on a flexible shank with a cross handle: it screws into the ring and pulls it out. */
export const extractor: ToolDrawing = (sheet) => {
  const turns = 5
  const [top, tip] = [-44, -108]
  sheet.line(
    [
      ...Array.from({ length: turns * 2 }, (_, i): Point => {
        const reach = 13 * (1 - (0.55 * i) / (turns * 2))
        return [i % 2 === 0 ? -reach : reach, top + (i * (tip - top)) / (turns * 2)]
      }),
      [0, tip - 6],
    ],
    { weight: 'wire' },
  )
  part(sheet, 'shank', 'unsectioned', box(-7, 7, -34, 66))
  for (let i = 0; i < 16; i++) {
    const r = -30 + i * 6
    sheet.line(
      [
        [-7, r],
        [7, r + 5],
      ],
      { weight: 'thin' },
    )
  }
  part(sheet, 'ferrule', 'outside', box(-11, 11, -46, -32))
  part(sheet, 'neck', 'outside', box(-11, 11, 62, 82))
  part(sheet, 'handle', 'outside', [
    [-64, 82],
    [64, 82],
    [70, 88],
    [70, 98],
    [64, 104],
    [-64, 104],
    [-70, 98],
    [-70, 88],
  ])
  return { id: 'handle', dot: [34, 93] }
}

/** A split bushing round the shaft: it pushes one ring after the other to the bottom of the box. */
export const tamper: ToolDrawing = (sheet) => {
  const [shaft, bore, rim] = [24, 56, 88]
  for (const side of [-1, 1]) {
    const across = (a: number, b: number, r1: number, r2: number) =>
      box(Math.min(a * side, b * side), Math.max(a * side, b * side), r1, r2)
    sheet
      .part('box', 'housing', 'housing', [
        [side * shaft, -112],
        [side * rim, -112],
        [side * rim, -14],
        [side * bore, -14],
        [side * bore, -98],
        [side * shaft, -98],
      ])
      .part('ring-1', 'stationary', 'packing', across(shaft, bore, -97, -68), 'thin')
      .part('ring-2', 'stationary', 'packing', across(shaft, bore, -64, -36), 'thin')
  }
  sheet.part('stem', 'fastener', 'unsectioned', box(-shaft, shaft, -112, 106))
  for (const side of [-1, 1]) {
    const half = (a: number, b: number, r1: number, r2: number) =>
      box(Math.min(a * side, b * side), Math.max(a * side, b * side), r1, r2)
    part(sheet, side < 0 ? 'bushing-left' : 'bushing', 'outside', half(2, bore - 2, -35, 52))
    part(sheet, side < 0 ? 'flange-left' : 'flange', 'outside', half(2, bore + 16, 52, 70))
  }
  return { id: 'bushing', dot: [34, 10] }
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
