import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { radialBolt } from '../../parts/radial-bolt.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BLANKET,
  CENTRE,
  CLAMP,
  DUCT,
  DUCT_OUTSIDE,
  fabricThickness,
  LEG,
  SHEET_METAL,
  SIDES,
  type TextileJoint,
} from './dimensions.ts'

type Frame = Exclude<TextileJoint['frame'], 'integral-flange'>

/** From the middle of the joint outwards: the leg under the fabric, its upright, the clamp, the bolt. */
type FramePlan = {
  leg: readonly [from: number, to: number]
  upright: readonly [from: number, to: number]
  clamp: readonly [from: number, to: number]
  bolt: number
}
const ON_L: FramePlan = { leg: [78, 142], upright: [78, 86], clamp: [84, 136], bolt: 114 }
const PLANS: Record<Frame, FramePlan> = {
  'between-angles': { leg: [66, 128], upright: [120, 128], clamp: [68, 128], bolt: 94 },
  'on-l-profiles': ON_L,
  insulated: ON_L,
}
/** Standing leg of the upper angle. */
const ANGLE_TOP = 36
const LINER = { inner: 122, outer: 128, from: 150, to: 128 } as const
const INSULATION_GAP = 6

export const planOf = (frame: Frame) => PLANS[frame]

/** Under the fabric: gas between the uprights. */
export function flatMedia(sheet: Sheet, frame: Frame) {
  const reach = PLANS[frame].upright[0]
  sheet.medium('process', box(CENTRE - reach, CENTRE + reach, 0, LEG))
}

/** Fabric, frames and clamps, cut. */
export function flatJoint(sheet: Sheet, parameters: TextileJoint, frame: Frame) {
  const { leg, upright, clamp, bolt } = PLANS[frame]
  const top = LEG + fabricThickness(parameters)
  const depth = BLANKET[parameters.blanket]
  const across = (r1: number, r2: number) => box(CENTRE - leg[1], CENTRE + leg[1], r1, r2)
  for (const { side, way } of SIDES) {
    const at = (along: number, r: number): Point => [CENTRE + way * along, r]
    sheet.part(`frame-${side}`, 'stationary', way < 0 ? 'steel-opposed' : 'steel', [
      at(upright[0], DUCT_OUTSIDE),
      at(upright[1], DUCT_OUTSIDE),
      ...(upright[1] < leg[1]
        ? [at(upright[1], LEG - SHEET_METAL), at(leg[1], LEG - SHEET_METAL)]
        : []),
      at(leg[1], LEG),
      at(leg[0], LEG),
      ...(leg[0] < upright[0]
        ? [at(leg[0], LEG - SHEET_METAL), at(upright[0], LEG - SHEET_METAL)]
        : []),
    ])
    const standing: Point[] =
      frame === 'between-angles'
        ? [
            at(clamp[1] - SHEET_METAL, top + CLAMP),
            at(clamp[1] - SHEET_METAL, top + ANGLE_TOP),
            at(clamp[1], top + ANGLE_TOP),
          ]
        : [at(clamp[1], top + CLAMP)]
    sheet.part(`clamp-${side}`, 'stationary', way < 0 ? 'steel' : 'steel-opposed', [
      at(clamp[0], top),
      at(clamp[0], top + CLAMP),
      ...standing,
      at(clamp[1], top),
    ])
  }
  if (depth > 0) sheet.part('blanket', 'elastomer', 'packing', across(LEG, LEG + depth), 'thin')
  sheet.part('cover', 'elastomer', 'lip', across(LEG + depth, top))
  for (const { side, way } of SIDES) {
    radialBolt(sheet, `bolt-${side}`, {
      x: CENTRE + way * bolt,
      r1: LEG - SHEET_METAL,
      r2: top + CLAMP,
    })
  }
  if (frame === 'insulated') insulation(sheet)
}

/** A liner that keeps the hot gas off, and the pillow between it and the fabric. */
function insulation(sheet: Sheet) {
  const reach = PLANS.insulated.upright[0]
  const { inner, outer, from, to } = LINER
  const [x1, x2] = [CENTRE - from, CENTRE + to]
  const outline = polyline`M${x1} ${inner} H${x2} V${outer} H${x1 + 16} L${x1 + 8} ${DUCT} H${x1}`
  sheet
    .part(
      'insulation',
      'elastomer',
      'graphite',
      box(CENTRE - reach + 3, CENTRE + reach - 3, DUCT + INSULATION_GAP, LEG - 3),
      'thin',
    )
    .part('liner', 'stationary', 'steel-fine-opposed', outline)
}

/** Below the axis: the fabric under its clamping bars, from outside. */
export function flatOutside(sheet: Sheet, parameters: TextileJoint, frame: Frame) {
  const { leg, upright, clamp } = PLANS[frame]
  const top = LEG + fabricThickness(parameters)
  for (const { way } of SIDES) {
    const x = (along: number) => CENTRE + way * along
    const outer = Math.max(leg[1], upright[1])
    sheet.part('frame-outside', 'stationary', 'outside', box(x(leg[0]), x(outer), -LEG, 0))
  }
  const fabricOutside = box(CENTRE - leg[1], CENTRE + leg[1], -top, 0)
  sheet.part('fabric-outside', 'elastomer', 'unsectioned', fabricOutside)
  for (const { way } of SIDES) {
    const x = (along: number) => CENTRE + way * along
    const clampOutside = box(x(clamp[0]), x(clamp[1]), -top - CLAMP, 0)
    sheet.part('clamp-outside', 'stationary', 'outside', clampOutside)
    if (frame === 'between-angles') {
      const edge = box(x(clamp[1] - SHEET_METAL), x(clamp[1]), -top - ANGLE_TOP, 0)
      sheet.part('angle-outside', 'stationary', 'outside', edge)
    }
  }
}
