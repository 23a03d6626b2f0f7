import { flangeBolt, type Side } from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import type { Material } from '../../model.ts'
import { throughStud } from '../../parts/fasteners.ts'
import { path } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { CENTRE, jointOf, LUG, PLATE, SPOOL, type MetallicJoint } from './dimensions.ts'
import { sideOf } from './ends.ts'

/** Clear of the pipe flanges' rims. */
const ROD = 264
const ARM = { foot: 226, thickness: 12, overlap: 34 } as const
const PIN_HALF = 11
const GIMBAL_RING = { half: 26, r1: 196, r2: 224 } as const

/**
 * Rods, a gimbal's hinge or bolts, cut above the axis (1) or from outside below it (-1): a flange's bolts stand between the lugs
 * where there are lugs.
 */
export function hardware(sheet: Sheet, parameters: MetallicJoint, side: Side) {
  const { type, ends } = parameters
  const { left, right } = jointOf(type)
  if (type === 'gimbal') hinge(sheet, type, side)
  else if (parameters.tieRods) tieRods(sheet, type, side)
  else if (ends === 'flanged') {
    for (const end of [left, right]) flangeBolt(sheet, end, side, { inside: PLATE })
  }
}

/** A bar along the axis, or a lug across it. */
function bar(
  sheet: Sheet,
  side: Side,
  id: string,
  material: Material,
  [x1, x2, r1, r2]: readonly [number, number, number, number],
) {
  const outline = box(x1, x2, side * r1, side * r2)
  if (side > 0) sheet.part(id, 'stationary', material, outline)
  else sheet.part(`${id}-outside`, 'stationary', 'unsectioned', outline)
}

function lugs(sheet: Sheet, type: MetallicJoint['type'], side: Side, top: number) {
  const { left, right } = jointOf(type)
  for (const end of [left, right]) {
    const [from, to] = [end.face - end.way * LUG.from, end.face - end.way * LUG.to]
    const material = end.way < 0 ? 'steel' : 'steel-opposed'
    bar(sheet, side, `lug-${sideOf(end)}`, material, [from, to, SPOOL, top])
  }
}

/** Tie rods between the lugs. */
function tieRods(sheet: Sheet, type: MetallicJoint['type'], side: Side) {
  const { left, right } = jointOf(type)
  lugs(sheet, type, side, LUG.top)
  throughStud(sheet, side > 0 ? 'tie-rod' : 'tie-rod-outside', {
    x1: left.face + LUG.from,
    x2: right.face - LUG.from,
    r: side * ROD,
    half: 9,
  })
  if (side > 0) sheet.callout('tie-rod', [CENTRE + 24, ROD], 'tirante')
}

/** An arm from its lug to a pin over the middle of the bellows, in the ring between both pairs of pins. */
function hinge(sheet: Sheet, type: 'gimbal', side: Side) {
  const { left } = jointOf(type)
  const { foot, thickness, overlap } = ARM
  const [low, high] = [foot + thickness, foot + 2 * thickness]
  lugs(sheet, type, side, high)
  gimbalRing(sheet, side)
  bar(sheet, side, 'arm-left', 'steel-fine-opposed', [
    left.face + LUG.to,
    CENTRE + overlap,
    low,
    high,
  ])
  const inner = GIMBAL_RING.r1 - 4
  const pin = box(CENTRE - PIN_HALF, CENTRE + PIN_HALF, side * inner, side * (high + 8))
  sheet
    .part(side > 0 ? 'pin' : 'pin-outside', 'fastener', 'unsectioned', pin)
    .centreLine([CENTRE, side * (inner - 12)], [CENTRE, side * (high + 22)])
  if (side < 0) return
  sheet
    .callout('arm-left', [left.face + 90, (low + high) / 2], 'brazo')
    .callout('pin', [CENTRE, high + 5], 'pasador')
}

/** The ring between both pairs of pins: cut above; below, with the other pair's pin on the axis. */
function gimbalRing(sheet: Sheet, side: Side) {
  const { half, r1, r2 } = GIMBAL_RING
  const [x1, x2] = [CENTRE - half, CENTRE + half]
  if (side > 0) {
    sheet
      .part('gimbal-ring', 'stationary', 'steel-opposed', box(x1, x2, r1, r2))
      .callout('gimbal-ring', [CENTRE + 19, (r1 + r2) / 2], 'anillo cardán')
    return
  }
  const arm = box(x1 + 4, jointOf('gimbal').right.face - LUG.from, -32, 0)
  sheet
    .part('gimbal-ring-outside', 'stationary', 'outside', box(x1, x2, -r2, 0))
    .part('arm-front', 'stationary', 'unsectioned', arm)
    .part('pin-front', 'fastener', 'outside', path`M${CENTRE - 14} 0 A14 0 ${CENTRE + 14} 0`)
}
