import { box } from '../../geometry.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BLANKET,
  CENTRE,
  CLAMP,
  COVER,
  DUCT,
  DUCT_OUTSIDE,
  ductEnds,
  fabricThickness,
  LEG,
  SHEET_METAL,
  type TextileJoint,
} from './dimensions.ts'

type Frame = Exclude<TextileJoint['frame'], 'integral-flange'>
type Span = readonly [from: number, to: number]

/** From the middle of the joint outwards: the leg under the fabric, its upright, the clamp, the bolt. */
type FramePlan = { leg: Span; upright: Span; clamp: Span; bolt: number }

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
const NUT = { half: 12, height: 13 } as const
/** Both sides of the joint. */
const ENDS = ductEnds(CENTRE, 0)

export const planOf = (frame: Frame) => PLANS[frame]

/** Gas, fabric, frames and clamps, cut above the axis, with their names. */
export function flatJoint(sheet: Sheet, parameters: TextileJoint, frame: Frame) {
  const { leg, upright, bolt } = PLANS[frame]
  const depth = BLANKET[parameters.blanket]
  const [fold, top] = [LEG + depth, LEG + fabricThickness(parameters)]
  const isAngled = frame === 'between-angles'
  const layer = (r1: number, r2: number) => box(CENTRE - leg[1], CENTRE + leg[1], r1, r2)
  sheet.medium('process', box(CENTRE - upright[0], CENTRE + upright[0], 0, LEG))
  for (const { name, way } of ENDS) {
    const materials =
      way < 0 ? (['steel-opposed', 'steel'] as const) : (['steel', 'steel-opposed'] as const)
    sheet
      .part(`frame-${name}`, 'stationary', materials[0], frameOutline(PLANS[frame], way))
      .part(`clamp-${name}`, 'stationary', materials[1], clampOutline(frame, way, top))
  }
  if (depth > 0)
    sheet
      .part('blanket', 'elastomer', 'packing', layer(LEG, fold), 'thin')
      .callout('blanket', [CENTRE - 6, LEG + depth / 2], 'manta de fibra de vidrio')
  sheet
    .part('cover', 'elastomer', 'lip', layer(fold, top))
    .callout('cover', [CENTRE + 16, fold + COVER / 2], 'tela')
  for (const { name, way } of ENDS) {
    const x = CENTRE + way * bolt
    radialBolt(sheet, `bolt-${name}`, x, [LEG - SHEET_METAL, top + CLAMP])
  }
  if (frame === 'insulated') insulation(sheet)
  legContacts(sheet, PLANS[frame], depth > 0 ? 'blanket' : 'cover')
  frameCallouts(sheet, PLANS[frame], top, isAngled)
}

/** A bolt across the axis through what lies between two radii, its head inwards. Fasteners are never cut. */
function radialBolt(sheet: Sheet, id: string, x: number, [r1, r2]: Span) {
  const [head, nut, tail] = [r1 - NUT.height, r2 + NUT.height, r2 + NUT.height + 6]
  const part = (suffix: string, half: number, from: number, to: number) =>
    sheet.part(id + suffix, 'fastener', 'unsectioned', box(x - half, x + half, from, to), 'thin')
  part('', 6, r1, tail)
  part('-head', NUT.half, head, r1)
  part('-nut', NUT.half, r2, nut).centreLine([x, head - 10], [x, tail + 10])
}

/** An angle or an L: the upright stands on the duct, the leg carries the fabric. */
function frameOutline({ leg, upright }: FramePlan, way: 1 | -1) {
  const x = (along: number) => CENTRE + way * along
  const under = LEG - SHEET_METAL
  return polyline`M${x(upright[0])} ${DUCT_OUTSIDE} H${x(upright[1])} V${under} H${x(leg[1])}
    V${LEG} H${x(leg[0])} V${under} H${x(upright[0])}`
}

/** A bar on the fabric, or an angle whose other leg stands. */
function clampOutline(frame: Frame, way: 1 | -1, foot: number) {
  const [from, to] = PLANS[frame].clamp
  const [inner, outer, top] = [CENTRE + way * from, CENTRE + way * to, foot + CLAMP]
  if (frame !== 'between-angles') return box(inner, outer, foot, top)
  return polyline`M${inner} ${foot} V${top} H${outer - way * SHEET_METAL} V${foot + ANGLE_TOP}
    H${outer} V${foot}`
}

function legContacts(sheet: Sheet, { leg }: FramePlan, layer: string) {
  for (const { name, way } of ENDS) {
    const frame = `frame-${name}`
    sheet.contact({
      from: [CENTRE + way * leg[0], LEG],
      to: [CENTRE + way * leg[1], LEG],
      parts: way < 0 ? [frame, layer] : [layer, frame],
    })
  }
}

function frameCallouts(
  sheet: Sheet,
  { upright, clamp, bolt }: FramePlan,
  top: number,
  isAngled: boolean,
) {
  const [profile, held] = isAngled ? ['ángulo', 'ángulo de apriete'] : ['perfil en L', 'pletina']
  sheet
    .callout('frame-left', [CENTRE - (upright[0] + upright[1]) / 2, 170], profile)
    .callout('clamp-right', [CENTRE + clamp[0] + 6, top + CLAMP / 2], held)
    .callout('bolt-right-nut', [CENTRE + bolt, top + 15], 'perno')
}

/** A liner that keeps the hot gas off, and the pillow between it and the fabric. */
function insulation(sheet: Sheet) {
  const reach = PLANS.insulated.upright[0] - 3
  const { inner, outer, from, to } = LINER
  const [x1, x2] = [CENTRE - from, CENTRE + to]
  const liner = polyline`M${x1} ${inner} H${x2} V${outer} H${x1 + 16} L${x1 + 8} ${DUCT} H${x1}`
  const pillow = box(CENTRE - reach, CENTRE + reach, DUCT + INSULATION_GAP, LEG - 3)
  sheet
    .part('insulation', 'elastomer', 'graphite', pillow, 'thin')
    .callout('insulation', [CENTRE - 50, 170], 'aislación térmica')
    .part('liner', 'stationary', 'steel-fine-opposed', liner)
    .callout('liner', [CENTRE - 120, (inner + outer) / 2], 'camisa')
}

/** Below the axis: the fabric under its clamping bars, from outside. */
export function flatOutside(sheet: Sheet, parameters: TextileJoint, frame: Frame) {
  const { leg, clamp } = PLANS[frame]
  const top = LEG + fabricThickness(parameters)
  const shown = (id: string, [from, to]: Span, r: number) => {
    for (const { way } of ENDS) {
      const outline = box(CENTRE + way * from, CENTRE + way * to, -r, 0)
      sheet.part(id, 'stationary', 'outside', outline)
    }
  }
  shown('frame-outside', leg, LEG)
  const fabric = box(CENTRE - leg[1], CENTRE + leg[1], -top, 0)
  sheet.part('fabric-outside', 'elastomer', 'coloured-yarn', fabric)
  shown('clamp-outside', clamp, top + CLAMP)
  if (frame === 'between-angles')
    shown('angle-outside', [clamp[1] - SHEET_METAL, clamp[1]], top + ANGLE_TOP)
}
