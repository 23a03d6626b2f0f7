import { z } from 'zod'
import { finishAtRest, ROW_SIDE } from '../../assemblies/expansion-joint.ts'
import { onSheet, area, box, polyline, Sheet, type KindDefinition } from '../../kit.ts'
import { breakLine } from '../../parts/break-line.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import {
  BLANKET,
  CENTRE,
  CLAMP,
  COVER,
  DUCT_OUTSIDE,
  ductEnds,
  fabricThickness,
  LEG,
  SHEET_METAL,
  DUCT,
  DUCT_LENGTH,
  FABRIC,
  HALF_GAP,
  type TextileJoint,
  type DuctEnd,
} from './dimensions.ts'
import { integralJoint, integralOutside } from './integral.ts'
import { fabricView, frameRow } from './views.ts'

/** A fabric expansion joint between ducts for air or flue gas. */
const schema = z.strictObject({
  kind: z.literal('expansion-joint-textile'),
  /**
   * Types I and III of the catalogue. `integral-flange`: the fabric is turned up as its own flange; `on-l-profiles`:
   * flat, on L profiles under a bar.
   */
  frame: z.enum(['integral-flange', 'on-l-profiles']).default('integral-flange'),
  /** Glass-fibre blanket bonded under the fabric: none, 1/8 in, 3/8 in, 1/2 in. */
  blanket: z.enum(['none', 'thin', 'medium', 'thick']).default('none'),
  /** The view beside the section: the fabric's own section, or the catalogue's four frames in a row. */
  beside: z.enum(['fabric', 'frames']).default('fabric'),
})

type Span = readonly [from: number, to: number]

/** From the middle of the joint outwards: the leg under the fabric, its upright, the clamp. */
const LEG_SPAN: Span = [78, 142]
const UPRIGHT: Span = [78, 86]
const CLAMP_SPAN: Span = [84, 136]
const BOLT = 114
const NUT = { half: 12, height: 13 } as const
/** Both sides of the joint. */
const ENDS = ductEnds(0)

/** Gas, fabric, frames and clamps, cut above the axis, with their names. */
function flatJoint(sheet: Sheet, parameters: TextileJoint) {
  const depth = BLANKET[parameters.blanket]
  const [fold, top] = [LEG + depth, LEG + fabricThickness(parameters)]
  const layer = (r1: number, r2: number) => box(CENTRE - LEG_SPAN[1], CENTRE + LEG_SPAN[1], r1, r2)
  sheet.medium('process', box(CENTRE - UPRIGHT[0], CENTRE + UPRIGHT[0], 0, LEG))
  for (const { name, way } of ENDS) {
    const materials =
      way < 0 ? (['steel-opposed', 'steel'] as const) : (['steel', 'steel-opposed'] as const)
    sheet
      .part(`frame-${name}`, 'stationary', materials[0], frameOutline(way))
      .part(`clamp-${name}`, 'stationary', materials[1], clampOutline(way, top))
  }
  if (depth > 0)
    sheet
      .part('blanket', 'elastomer', 'packing', layer(LEG, fold), 'thin')
      .callout('blanket', [CENTRE - 6, LEG + depth / 2], 'manta de fibra de vidrio')
  sheet
    .part('cover', 'elastomer', 'lip', layer(fold, top))
    .callout('cover', [CENTRE + 16, fold + COVER / 2], 'tela')
  for (const { name, way } of ENDS) {
    const x = CENTRE + way * BOLT
    radialBolt(sheet, `bolt-${name}`, x, [LEG - SHEET_METAL, top + CLAMP])
  }
  legContacts(sheet, depth > 0 ? 'blanket' : 'cover')
  frameCallouts(sheet, top)
}

/** A bolt across the axis between two radii, its head inwards. Fasteners are never cut. */
function radialBolt(sheet: Sheet, id: string, x: number, [r1, r2]: Span) {
  const [head, nut, tail] = [r1 - NUT.height, r2 + NUT.height, r2 + NUT.height + 6]
  const part = (suffix: string, half: number, from: number, to: number) =>
    sheet.part(id + suffix, 'fastener', 'unsectioned', box(x - half, x + half, from, to), 'thin')
  part('', 6, r1, tail)
  part('-head', NUT.half, head, r1)
  part('-nut', NUT.half, r2, nut).centreLine([x, head - 10], [x, tail + 10])
}

/** An L profile: the upright is on the duct, the leg carries the fabric. */
function frameOutline(way: 1 | -1) {
  const x = (along: number) => CENTRE + way * along
  const under = LEG - SHEET_METAL
  return polyline`M${x(UPRIGHT[0])} ${DUCT_OUTSIDE} H${x(UPRIGHT[1])} V${under} H${x(LEG_SPAN[1])}
    V${LEG} H${x(LEG_SPAN[0])} V${under} H${x(UPRIGHT[0])}`
}

/** A bar on the fabric. */
function clampOutline(way: 1 | -1, foot: number) {
  const [from, to] = CLAMP_SPAN
  return box(CENTRE + way * from, CENTRE + way * to, foot, foot + CLAMP)
}

function legContacts(sheet: Sheet, layer: string) {
  for (const { name, way } of ENDS) {
    const frame = `frame-${name}`
    sheet.contact({
      from: [CENTRE + way * LEG_SPAN[0], LEG],
      to: [CENTRE + way * LEG_SPAN[1], LEG],
      parts: way < 0 ? [frame, layer] : [layer, frame],
    })
  }
}

function frameCallouts(sheet: Sheet, top: number) {
  sheet
    .callout('frame-left', [CENTRE - (UPRIGHT[0] + UPRIGHT[1]) / 2, 170], 'perfil en L')
    .callout('clamp-right', [CENTRE + CLAMP_SPAN[0] + 6, top + CLAMP / 2], 'pletina')
    .callout('bolt-right-nut', [CENTRE + BOLT, top + 15], 'perno')
}

/** Below the axis: the fabric under its clamping bars, from outside. */
function flatOutside(sheet: Sheet, parameters: TextileJoint) {
  const top = LEG + fabricThickness(parameters)
  const shown = (id: string, [from, to]: Span, r: number) => {
    for (const { way } of ENDS) {
      const outline = box(CENTRE + way * from, CENTRE + way * to, -r, 0)
      sheet.part(id, 'stationary', 'outside', outline)
    }
  }
  shown('frame-outside', LEG_SPAN, LEG)
  const fabric = box(CENTRE - LEG_SPAN[1], CENTRE + LEG_SPAN[1], -top, 0)
  sheet.part('fabric-outside', 'elastomer', 'coloured-yarn', fabric)
  shown('clamp-outside', CLAMP_SPAN, top + CLAMP)
}

const FRAMES: Record<TextileJoint['frame'], string> = {
  'integral-flange':
    'Tipo I: la tela se dobla a 90° en sus extremos y forma su propia brida, apernada entre la brida del ducto y una pletina.',
  'on-l-profiles': 'Tipo III: la tela, plana, va sobre perfiles en L y bajo una pletina apernada.',
}
const BLANKETS: Record<TextileJoint['blanket'], string> = {
  none: 'La tela, sin aislación adherida, toca el gas.',
  thin: 'Bajo la tela lleva adherida una manta de fibra de vidrio de 1/8\u00a0in, del lado del gas.',
  medium:
    'Bajo la tela lleva adherida una manta de fibra de vidrio de 3/8\u00a0in, del lado del gas.',
  thick:
    'Bajo la tela lleva adherida una manta de fibra de vidrio de 1/2\u00a0in, del lado del gas.',
}

function describe({ frame, blanket, beside }: TextileJoint) {
  return {
    title: 'media sección entre los ductos',
    description: [
      FRAMES[frame],
      BLANKETS[blanket],
      beside === 'fabric'
        ? onSheet('Al lado, la sección de la tela con su espesor e.')
        : onSheet('Al lado, los cuatro tipos de montaje en esquema.'),
    ].join(' '),
  }
}

/** A duct cut above its axis, with the gas inside, as far as `length` from its end. */
function ductCut(sheet: Sheet, { name, face, way }: DuctEnd, length: number) {
  const x = face + way * length
  const material = way < 0 ? 'steel' : 'steel-opposed'
  sheet
    .medium('process', box(face, x, 0, DUCT))
    .opening(area(x - 3, x + 3, 0, DUCT))
    .part(`duct-${name}`, 'housing', material, box(face, x, DUCT, DUCT_OUTSIDE))
}

function ductOutside(sheet: Sheet, { face, way }: DuctEnd, length: number) {
  const x = face + way * length
  sheet.part('duct-outside', 'housing', 'outside', box(face, x, -DUCT_OUTSIDE, 0))
  breakLine(sheet, x, [-DUCT_OUTSIDE, 0], way)
}

function layout(parameters: TextileJoint) {
  const { frame, beside } = parameters
  const sheet = new Sheet()
  const half = frame === 'integral-flange' ? HALF_GAP : UPRIGHT[0]
  const reach = HALF_GAP + DUCT_LENGTH
  const ends = ductEnds(half)
  for (const end of ends) ductCut(sheet, end, reach - half)
  sheet.callout('duct-left', [CENTRE - HALF_GAP - 120, DUCT + 4], 'ducto')
  if (frame === 'integral-flange') integralJoint(sheet, ends, parameters)
  else flatJoint(sheet, parameters)
  for (const end of ends) ductOutside(sheet, end, reach - half)
  if (frame === 'integral-flange') integralOutside(sheet, ends, parameters)
  else flatOutside(sheet, parameters)
  sheet.centreLine([CENTRE - reach - 20, 0], [CENTRE + reach + 20, 0], 'centre')
  flowArrow(sheet, [CENTRE - 250, 60], [CENTRE - 170, 60])
  if (beside === 'fabric') fabricView(sheet, parameters)
  else frameRow(sheet)
  return finishAtRest(sheet, {
    contents: 'Gas en el ducto',
    names: -284,
    balloonRow: 316,
    bottom: -304,
    row: { centre: [CENTRE, FABRIC], side: ROW_SIDE },
  })
}

export const expansionJointTextile: KindDefinition<typeof schema> = { schema, layout, describe }
