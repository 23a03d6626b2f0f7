import { box } from '../geometry.ts'
import type { Medium, Point } from '../model.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { breakLine } from '../parts/break-line.ts'
import { shaft, straightShaft } from '../parts/shaft.ts'
import { area, type Sheet } from '../sheet.ts'

/** The rod's radius, and a radius `v` from its surface. */
export const ROD_RADIUS = 96
export const R = (v: number) => ROD_RADIUS + v
/** Room between rod and head, drawn larger than it is. */
export const CLEARANCE = 4

const ROD_START = 28
const TUBE_START = 44
const SPIGOT = 150
const FLANGE = 286
const TUBE_BORE = 100
const OUTSIDE = 150
export const HEAD_END = 600
const HEAD_O_RING: Point = [262, R(TUBE_BORE - O_RING_RADIUS)]

/** The crop that cards of one category share: guide, seal and half the rod. */
export const CYLINDER_CARD = { x: 150, top: R(160), width: 440 }

/** A groove in the head's bore: along the axis, and how deep it reaches from the rod. */
export type Groove = { x1: number; x2: number; depth: number }
export const GUIDE_GROOVE: Groove = { x1: 172, x2: 240, depth: 18 }
export const SEAL_GROOVE_START = 300

type CylinderHead = {
  /** From left to right; the last may reach the head's end, which leaves it open. */
  grooves: readonly Groove[]
  medium: Extract<Medium, 'process' | 'gas'>
  /** The room up to here is under pressure. */
  pressureEnd: number
  rodEnd: number
}

/**
 * The end of a cylinder: tube, head with its grooves, rod, cut above the axis. Pressure left, outside right.
 */
export function cylinderHead(sheet: Sheet, { grooves, medium, pressureEnd, rodEnd }: CylinderHead) {
  shaft(sheet, straightShaft(ROD_START, rodEnd, ROD_RADIUS))
  sheet
    .medium(medium, box(TUBE_START, SPIGOT, R(0), R(TUBE_BORE)))
    .medium(medium, box(SPIGOT, pressureEnd, R(0), R(CLEARANCE)))
    .opening(area(0, TUBE_START + 2, 0, R(TUBE_BORE)))
  for (const { x1, x2, depth } of grooves.filter((groove) => groove.x2 < pressureEnd)) {
    sheet.medium(medium, box(x1, x2, R(0), R(depth)))
  }
  const isOpen = grooves.at(-1)?.x2 === HEAD_END
  sheet
    .part('tube', 'housing', 'steel', box(TUBE_START, FLANGE, R(TUBE_BORE), R(OUTSIDE)))
    .part('head', 'housing', 'steel-opposed', [
      [SPIGOT, R(CLEARANCE)],
      ...boreOf(grooves),
      ...(isOpen ? [] : [[HEAD_END, R(CLEARANCE)] as const]),
      [HEAD_END, R(OUTSIDE)],
      [FLANGE, R(OUTSIDE)],
      [FLANGE, R(TUBE_BORE)],
      [SPIGOT, R(TUBE_BORE)],
    ])
  breakLine(sheet, TUBE_START, [R(TUBE_BORE), R(OUTSIDE)], -1)
  oRing(sheet, 'head-o-ring', HEAD_O_RING)
}

/** The head's bore from groove to groove; grooves that join leave no land between them. */
function boreOf(grooves: readonly Groove[]): Point[] {
  return grooves.flatMap(({ x1, x2, depth }, i): Point[] => {
    const isLandBefore = grooves[i - 1]?.x2 !== x1
    const isLandAfter = grooves[i + 1]?.x1 !== x2 && x2 < HEAD_END
    return [
      ...(isLandBefore ? [[x1, R(CLEARANCE)] as const] : []),
      [x1, R(depth)],
      [x2, R(depth)],
      ...(isLandAfter ? [[x2, R(CLEARANCE)] as const] : []),
    ]
  })
}

/** Axis, the pressure on its side, the rod's stroke, and the names of the two sides. */
export function cylinderHeadSides(sheet: Sheet, rodEnd: number) {
  const stroke: Point = [350, 40]
  flowArrow(sheet, [62, R(46)], [132, R(46)])
  for (const way of [-1, 1]) flowArrow(sheet, stroke, [stroke[0] + 54 * way, stroke[1]], 'ink')
  sheet.centreLine([8, 0], [rodEnd + 14, 0], 'centre').sides('Lado presión', 'Exterior')
}

/** Names what every such drawing shows. */
export function cylinderHeadCallouts(sheet: Sheet, rodEnd: number) {
  sheet
    .callout('tube', [84, R(124)], 'tubo del cilindro')
    .callout('guide', [GUIDE_GROOVE.x1 + 24, R(GUIDE_GROOVE.depth / 2)], 'banda guía')
    .callout('head-o-ring', HEAD_O_RING, 'O-ring estático')
    .callout('head', [HEAD_END - 14, R(118)], 'culata')
    .callout('shaft', [rodEnd - 84, R(-12)], 'vástago')
}
