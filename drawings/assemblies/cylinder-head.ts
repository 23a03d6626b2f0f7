import { area, box, polyline, type Point, type Sheet } from '../kit.ts'
import { breakLine } from '../parts/break-line.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import {
  filledGrooves,
  groovedFace,
  grooveLength,
  type Groove,
  type Step,
} from '../parts/groove.ts'
import { oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { shaft, straightShaft } from '../parts/shaft.ts'
import { cupGroove, PLAIN_CUP, tintedCup } from '../parts/u-cup-section.ts'

/** The rod's radius, and a radius `v` from its surface. */
export const ROD_RADIUS = 96
export const R = (v: number) => ROD_RADIUS + v

const ROD_START = 28
const TUBE_START = 44
const SPIGOT = 150
const FLANGE = 286
const TUBE_BORE = R(100)
const OUTSIDE = R(150)
export const HEAD_END = 600
/** The head's bore; its clearance round the rod is exaggerated. */
const BORE = { clearance: 4, at: R }

const GUIDE: Groove = { x: 172, steps: [{ length: 68, depth: 18 }] }
const SEAL_START = 300
const WIPER: Groove = {
  x: 486,
  steps: [
    { length: 74, depth: 44 },
    { length: 40, depth: 24 },
  ],
}
/** A plain wiper; its lip leaves the head through the wider mouth and leans on the rod. */
const PLAIN_WIPER = polyline`M4 5 H62 L118 0 H132 L122 10 L72 18 V44 H4`

/** The crop that cards of one category share: guide, seal and half the rod. */
export const CYLINDER_CARD = { x: 150, top: R(160), width: 440 }
/** The settings that the sheets of all heads share. */
export const HEAD_SHEET = { balloonRow: R(190), shaft: ROD_RADIUS, card: CYLINDER_CARD }

type CylinderHead = {
  /** The groove of the seal to be shown; without it, a plain cup holds the pressure. */
  seal?: readonly Step[]
  /** The groove of the wiper to be shown, which extends to the head's end; without it, a plain wiper. */
  wiper?: Groove
  medium?: 'process' | 'gas'
  rodEnd?: number
}

/**
 * The end of a cylinder: tube, rod, and head with its guide, seal and wiper, cut above the axis. Pressure left,
 * outside right. Parts that the drawing is not about are tinted, not hatched. Returns the sheet placed on the seal's
 * groove.
 */
export function cylinderHead(
  sheet: Sheet,
  { seal, wiper, medium = 'process', rodEnd = 664 }: CylinderHead,
): Sheet {
  const on = sheet.at([SEAL_START, R(0)])
  const groove = { x: SEAL_START, steps: seal ?? [cupGroove(PLAIN_CUP)] }
  const grooves = [GUIDE, groove, wiper ?? WIPER]
  shaft(sheet, straightShaft(ROD_START, rodEnd, ROD_RADIUS))
  sheet
    .medium(medium, box(TUBE_START, SPIGOT, R(0), TUBE_BORE))
    .medium(medium, box(SPIGOT, SEAL_START, R(0), R(BORE.clearance)))
    .opening(area(0, TUBE_START + 2, 0, TUBE_BORE))
  filledGrooves(sheet, grooves, BORE, { medium, end: SEAL_START })
  // The last groove is open: no land follows it.
  const bore = groovedFace(grooves, BORE).slice(0, -1)
  const outline = polyline`M${SPIGOT} ${R(BORE.clearance)} L${bore} L${HEAD_END} ${OUTSIDE}
    H${FLANGE} V${TUBE_BORE} H${SPIGOT}`
  sheet
    .part('tube', 'housing', 'steel', box(TUBE_START, FLANGE, TUBE_BORE, OUTSIDE))
    .part('head', 'housing', 'steel-opposed', outline)
  breakLine(sheet, TUBE_START, [TUBE_BORE, OUTSIDE], -1)
  oRing(sheet, 'head-o-ring', [262, TUBE_BORE - O_RING_RADIUS])
  const [guideEnd, guideTop] = [GUIDE.x + grooveLength(GUIDE.steps), R(18)]
  const guideOutline = box(GUIDE.x + 2, guideEnd - 2, R(0), guideTop)
  sheet.part('guide', 'elastomer', 'outside', guideOutline, 'thin')
  if (!seal) {
    tintedCup(on, 'rod-seal').name('rod-seal', 'sello de vástago')
  }
  if (!wiper) {
    sheet
      .at([WIPER.x, R(0)])
      .part('wiper', 'elastomer', 'outside', PLAIN_WIPER, 'thin')
      .callout('wiper', [38, 28], 'limpiador')
  }
  surroundings(sheet, rodEnd)
  return on
}

/** The axis, the pressure, the rod's stroke, and the names of the two sides and of the parts. */
function surroundings(sheet: Sheet, rodEnd: number) {
  const [x, r]: Point = [350, 40]
  flowArrow(sheet, [62, R(46)], [132, R(46)])
  for (const way of [-1, 1]) flowArrow(sheet, [x, r], [x + 54 * way, r], 'ink')
  sheet
    .centreLine([8, 0], [rodEnd + 14, 0], 'centre')
    .sides('Lado presión', 'Exterior')
    .callout('tube', [84, R(124)], 'tubo del cilindro')
    .callout('guide', [196, R(9)], 'banda guía')
    .name('head-o-ring', 'O-ring estático')
    .callout('head', [HEAD_END - 14, R(118)], 'tapa')
    .callout('shaft', [rodEnd - 84, R(-12)], 'vástago')
}
