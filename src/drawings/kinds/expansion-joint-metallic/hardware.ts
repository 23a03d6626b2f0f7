import { flangeBolt, type Side } from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import type { Material } from '../../model.ts'
import { throughStud } from '../../parts/fasteners.ts'
import { path } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { CAP, CENTRE, jointOf, LUG, PLATE, SPOOL, type MetallicJoint } from './dimensions.ts'
import { sideOf } from './ends.ts'

/** Clear of the pipe flanges' rims. */
const ROD = 264
const ARM = { foot: 226, thickness: 12, overlap: 34 } as const
const PIN_HALF = 11
const GIMBAL_RING = { half: 26, r1: 196, r2: 224 } as const

/**
 * Rods, hinges or bolts, cut above the axis (1) or from outside below it (-1): a flange's bolts stand between the lugs
 * where there are lugs.
 */
export function hardware(sheet: Sheet, parameters: MetallicJoint, side: Side) {
  const { type, ends } = parameters
  const { left, right } = jointOf(type)
  if (type === 'hinged' || type === 'gimbal') hinge(sheet, type, side)
  else if (parameters.tieRods || type === 'pressure-balanced') tieRods(sheet, type, side)
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
  for (const end of type === 'pressure-balanced' ? [left] : [left, right]) {
    const [from, to] = [end.face - end.way * LUG.from, end.face - end.way * LUG.to]
    const material = end.way < 0 ? 'steel' : 'steel-opposed'
    bar(sheet, side, `lug-${sideOf(end)}`, material, [from, to, SPOOL, top])
  }
}

/** Tie rods between the lugs; in a balanced joint, from the inlet's lug to the blind cap. */
function tieRods(sheet: Sheet, type: MetallicJoint['type'], side: Side) {
  const { left, right } = jointOf(type)
  const isBalanced = type === 'pressure-balanced'
  lugs(sheet, type, side, LUG.top)
  throughStud(sheet, side > 0 ? 'tie-rod' : 'tie-rod-outside', {
    x1: left.face + LUG.from,
    x2: isBalanced ? CAP.back : right.face - LUG.from,
    r: side * ROD,
    half: 9,
  })
  if (side > 0) sheet.callout('tie-rod', [CENTRE + (isBalanced ? 40 : 24), ROD], 'tirante')
}

/** Arms from both lugs that meet at a pin over the middle of the bellows. */
function hinge(sheet: Sheet, type: 'hinged' | 'gimbal', side: Side) {
  const { left, right } = jointOf(type)
  const { foot, thickness, overlap } = ARM
  const isGimbal = type === 'gimbal'
  const [low, high] = [foot + thickness, foot + 2 * thickness]
  const [start, end] = [left.face + LUG.to, right.face - LUG.to]
  lugs(sheet, type, side, high)
  if (isGimbal) gimbalRing(sheet, side)
  bar(sheet, side, 'arm-left', 'steel-fine-opposed', [start, CENTRE + overlap, low, high])
  if (!isGimbal) bar(sheet, side, 'arm-right', 'steel-fine', [CENTRE - overlap, end, foot, low])
  const inner = isGimbal ? GIMBAL_RING.r1 - 4 : foot - 6
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
