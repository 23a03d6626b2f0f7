import { z } from 'zod'
import {
  faceContact,
  finishAtRest,
  PIPE,
  pipeEndCut,
  pipeEndOutside,
  pipeFluid,
  flangeBolt,
  type PipeEnd,
  type Side,
} from '../../assemblies/expansion-joint.ts'
import { onSheet, area, box, inSentences, path, polyline, Sheet } from '../../kit.ts'
import type { KindDefinition, Material, Segment } from '../../model.ts'
import { breakLine } from '../../parts/break-line.ts'
import {
  bellowsEnd,
  bellowsFace,
  corrugatedBellows,
  crestDot,
  type Corrugations,
} from '../../parts/corrugated-bellows.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { throughStud } from '../../parts/fasteners.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { BORE, PLATE, RIM, SPOOL, CENTRE, jointOf, LUG, type MetallicJoint } from './dimensions.ts'
import { signsOfTypes } from './type-row.ts'

/** A metal expansion joint: corrugated bellows between pipe ends. */
const schema = z
  .strictObject({
    kind: z.literal('expansion-joint-metallic'),
    /** `universal`: two bellows; `gimbal`: angular in any plane. */
    type: z.enum(['single', 'universal', 'gimbal']).default('single'),
    ends: z.enum(['weld', 'flanged']).default('weld'),
    /** A sleeve that guides the flow past the corrugations. */
    liner: z.boolean().default(false),
    /** Rods that limit the movement or take the thrust. */
    tieRods: z.boolean().default(false),
    /** Symbols of all six types beside the section. */
    typeRow: z.boolean().default(false),
  })
  .refine(({ type, tieRods }) => !tieRods || type !== 'gimbal', {
    path: ['tieRods'],
    error: 'los tirantes se eligen en los tipos single y universal; gimbal lleva su propio herraje',
  })

type Ends = MetallicJoint['ends']

/** The bevel of a weld, its root, and its bead. */
const BEVEL = 7
const ROOT = BORE + 4
const BEAD = { half: BEVEL + 1, height: 4 } as const

const sideOf = ({ way }: PipeEnd) => (way < 0 ? 'left' : 'right')

/** The outline of an end from its bore to the spool: an integral flange, or a weld's bevel. */
const endHead = ({ face, way }: PipeEnd, ends: Ends) =>
  ends === 'flanged'
    ? polyline`M${face} ${BORE} v${RIM} h${-way * PLATE} V${SPOOL}`
    : polyline`M${face} ${BORE} V${ROOT} L${face - way * BEVEL} ${SPOOL}`

/** A spool from its face to the bellows. */
function spool(sheet: Sheet, end: PipeEnd, inner: number, ends: Ends) {
  const outline = polyline`M${endHead(end, ends)} L${inner} ${SPOOL} V${BORE}`
  sheet.part(`spool-${sideOf(end)}`, 'stationary', end.way < 0 ? 'steel-opposed' : 'steel', outline)
}

/** The pipe beyond a face: its own flange, or a plain end with the weld. */
function pipe(sheet: Sheet, end: PipeEnd, ends: Ends) {
  const { id, face, way } = end
  pipeFluid(sheet, end, 0)
  if (ends === 'flanged') {
    pipeEndCut(sheet, end)
    return
  }
  const x = face + way * PIPE.end
  const outline = polyline`M${face} ${BORE} V${ROOT} L${face + way * BEVEL} ${SPOOL} H${x} V${BORE}`
  const [edge, top] = [SPOOL + 1, SPOOL + 1 + BEAD.height]
  const weld = path`M${face} ${ROOT} L${face + way * BEAD.half} ${edge}
    C${face + way * 4} ${top} ${face - way * 4} ${top} ${face - way * BEAD.half} ${edge}`
  sheet
    .part(id, 'housing', way < 0 ? 'steel' : 'steel-opposed', outline)
    .part(`weld-${id}`, 'fastener', 'elastomer', weld, 'thin')
    .opening(area(x - 3, x + 3, 0, BORE))
  breakLine(sheet, x, [BORE, SPOOL], way)
}

/** Spool, flange or weld, and pipe from outside, below the axis. */
function endOutside(sheet: Sheet, end: PipeEnd, inner: number, ends: Ends) {
  const { face, way } = end
  sheet.part('spool-outside', 'stationary', 'unsectioned', box(face, inner, -SPOOL, 0))
  if (ends === 'flanged') {
    pipeEndOutside(sheet, end)
    const plate = box(face, face - way * PLATE, -BORE - RIM, 0)
    sheet.part('plate-outside', 'stationary', 'unsectioned', plate)
    return
  }
  const x = face + way * PIPE.end
  sheet
    .part('pipe-outside', 'housing', 'outside', box(face, x, -SPOOL, 0))
    .part('weld-outside', 'fastener', 'elastomer', box(face - 5, face + 5, -SPOOL - 3, 0), 'none')
  breakLine(sheet, x, [-SPOOL, 0], way)
}

/** The names of the parts that the joint is connected to. */
function endCallouts(sheet: Sheet, { face }: PipeEnd, ends: Ends) {
  sheet.callout('pipe-left', [face - 84, BORE + 8], 'cañería')
  if (ends === 'flanged') sheet.callout('spool-left', [face + 12, BORE + 60], 'brida de la junta')
  else sheet.callout('spool-left', [face + 22, BORE + 8], 'extremo para soldar')
}

/** Clears the pipe flanges' rims. */
const ROD = 264
const ARM = { foot: 226, thickness: 12, overlap: 34 } as const
const PIN_HALF = 11
const GIMBAL_RING = { half: 26, r1: 196, r2: 224 } as const

/**
 * Rods, a gimbal's hinge or bolts, cut above the axis (1) or from outside below it (-1). With lugs, a flange's bolts
 * are between them.
 */
function hardware(sheet: Sheet, parameters: MetallicJoint, side: Side) {
  const { type, ends } = parameters
  const { left, right } = jointOf(type)
  if (type === 'gimbal') hinge(sheet, type, side)
  else if (parameters.tieRods) tieRodsBetween(sheet, type, side)
  else if (ends === 'flanged') {
    for (const end of [left, right]) flangeBolt(sheet, end, side, PLATE)
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
function tieRodsBetween(sheet: Sheet, type: MetallicJoint['type'], side: Side) {
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

/** The ring between both pairs of pins: cut above; below, with the pin of the other pair on the axis. */
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

const LINER = { radius: 90, wall: 6, flare: 14, start: 16, beyond: 34 } as const

/** The whole joint cut above the axis. */
function section(sheet: Sheet, parameters: MetallicJoint) {
  const { type, ends } = parameters
  const { left, right } = jointOf(type)
  pipe(sheet, left, ends)
  pipe(sheet, right, ends)
  bellowsAndSpools(sheet, parameters)
  hardware(sheet, parameters, 1)
}

function bellowsAndSpools(sheet: Sheet, { type, ends, liner }: MetallicJoint) {
  const { left, right, first, last } = jointOf(type)
  sheet.medium('process', box(left.face, right.face, 0, BORE))
  cutBellows(sheet, 'bellows', first)
  // A pin covers the middle crest, so that no leader from above can reach it.
  const isUnderPin = type === 'gimbal'
  sheet.callout(
    'bellows',
    crestDot(first, isUnderPin ? first.count - 1 : undefined),
    'fuelle corrugado',
  )
  if (last !== first) cutBellows(sheet, 'second-bellows', last)
  spool(sheet, left, first.start, ends)
  spool(sheet, right, bellowsEnd(last), ends)
  if (type === 'universal')
    sheet
      .part('middle-spool', 'stationary', 'steel', box(bellowsEnd(first), last.start, BORE, SPOOL))
      .callout('middle-spool', [CENTRE, BORE + 8], 'tramo central')
  if (liner) linerTube(sheet, left.face + LINER.start, bellowsEnd(last))
}

function cutBellows(sheet: Sheet, id: string, its: Corrugations) {
  const wall: Segment[] = bellowsFace({ ...its, cuff: 0 }, -1)
  sheet.medium('process', [[its.start, 0], ...wall, [bellowsEnd(its), 0]])
  corrugatedBellows(sheet, id, its)
}

/** A sleeve fixed only at its upstream end, so that the bellows can move. */
function linerTube(sheet: Sheet, x1: number, end: number) {
  const { radius, wall, flare, beyond } = LINER
  const outline = polyline`M${x1} ${radius} H${end + beyond} v${wall} H${x1 + flare + 10}
    L${x1 + flare} ${BORE} H${x1}`
  sheet
    .part('liner', 'stationary', 'steel-fine', outline)
    .callout('liner', [x1 + 30, radius + wall / 2], 'camisa interior')
}

/** Below the axis, from outside. */
function outside(sheet: Sheet, parameters: MetallicJoint) {
  const { type, ends } = parameters
  const { left, right, first, last } = jointOf(type)
  endOutside(sheet, left, first.start, ends)
  endOutside(sheet, right, bellowsEnd(last), ends)
  if (type === 'universal') {
    const middle = box(bellowsEnd(first), last.start, -SPOOL, 0)
    sheet.part('middle-outside', 'stationary', 'unsectioned', middle)
  }
  for (const its of new Set([first, last])) crests(sheet, its)
  hardware(sheet, parameters, -1)
}

/** Bellows from outside: a rounded crest for each corrugation. */
function crests(sheet: Sheet, { start, count, quarter, foot, height }: Corrugations) {
  const [aside, shoulder] = [quarter * 0.4, quarter - foot - height]
  const top = -foot - height - quarter * 0.6
  for (let i = 0; i < count; i++) {
    const [x1, x2] = [start + i * 4 * quarter + aside, start + (i + 1) * 4 * quarter - aside]
    const crest = path`M${x1} 0 V${shoulder} C${x1} ${top} ${x2} ${top} ${x2} ${shoulder} V0`
    sheet.part('crest-outside', 'stationary', 'outside', crest, 'thin')
  }
}

const TYPES: Record<MetallicJoint['type'], string> = {
  single: 'Tipo simple: un fuelle corrugado absorbe sobre todo movimiento axial.',
  universal:
    'Tipo universal: dos fuelles unidos por un tramo de tubo absorben movimiento axial y un gran movimiento lateral.',
  gimbal:
    'Tipo cardán: un anillo entre dos pares de pasadores deja girar el fuelle en cualquier plano, contiene el empuje y soporta el peso propio.',
}
const ENDS: Record<MetallicJoint['ends'], string> = {
  weld: 'extremos biselados para soldar',
  flanged: 'extremos con brida',
}

function describe(parameters: MetallicJoint) {
  const { type, ends, liner, tieRods, typeRow } = parameters
  return {
    title: 'media sección entre las cañerías',
    description: inSentences([
      TYPES[type],
      `El fuelle va soldado a los tubos de sus ${ENDS[ends]}.`,
      liner &&
        'Una camisa interior, fija en la entrada y libre en la salida, guía el flujo y protege el fuelle.',
      tieRods && 'Tirantes entre orejas limitan el movimiento o contienen el empuje.',
      typeRow && onSheet('Al lado, los seis tipos en esquema.'),
    ]),
  }
}

const LENGTH_ROW = -318
const NAME_ROW = -346
/** Width of a sheet with nothing beside the joint. */
const JOINT_ALONE = 750

function layout(parameters: MetallicJoint) {
  const { type, ends } = parameters
  const sheet = new Sheet()
  const { left } = jointOf(type)
  section(sheet, parameters)
  if (ends === 'flanged') faceContacts(sheet, type)
  outside(sheet, parameters)
  flowArrow(sheet, [left.face - 96, 40], [left.face - 20, 40])
  length(sheet, type)
  if (parameters.typeRow) signsOfTypes(sheet)
  endCallouts(sheet, left, ends)
  return finishAtRest(sheet, {
    contents: 'Fluido en la cañería',
    names: NAME_ROW,
    balloonRow: 336,
    bottom: -364,
    ...(!parameters.typeRow && { width: JOINT_ALONE }),
    row: { x: CENTRE - 220, top: SPOOL + 232, width: 440 },
  })
}

function faceContacts(sheet: Sheet, type: MetallicJoint['type']) {
  const { left, right } = jointOf(type)
  const span = [BORE, BORE + RIM] as const
  faceContact(sheet, left, 'spool-left', span)
  faceContact(sheet, right, 'spool-right', span)
}

/** The axis, and the length between the faces. */
function length(sheet: Sheet, type: MetallicJoint['type']) {
  const { left, right } = jointOf(type)
  const reach = PIPE.end + 20
  sheet.centreLine([left.face - reach, 0], [right.face + reach, 0], 'centre')
  for (const { face } of [left, right]) extensionLine(sheet, face, -SPOOL - 4, LENGTH_ROW - 4)
  dimension(sheet, left.face, right.face, LENGTH_ROW, 'L')
}

export const expansionJointMetallic: KindDefinition<typeof schema> = { schema, layout, describe }
