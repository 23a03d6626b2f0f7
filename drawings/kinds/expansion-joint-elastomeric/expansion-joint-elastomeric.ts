import { z } from 'zod'
import {
  faceContact,
  finishAtRest,
  pipeEndCut,
  pipeFluid,
  PIPE,
} from '../../assemblies/expansion-joint.ts'
import { inSentences, polyline, Sheet, type KindDefinition, type Point } from '../../kit.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { boltCentres, centreLines } from '../../parts/rings.ts'
import {
  FLANGE,
  FLANGE_LAYERS,
  FLANGE_RIM,
  LAYERS,
  WALL,
  BORE,
  CENTRE,
  jointOf,
  type Joint,
  type ElastomericJoint,
  clampedFlanges,
  flangesOutside,
  wallAt,
  wallSurface,
} from './body.ts'
import { moved, type Movement } from './movement.ts'

/** A rubber expansion joint between pipe flanges, with its layers; or one of its movements. */
const schema = z
  .strictObject({
    kind: z.literal('expansion-joint-elastomeric'),
    body: z.enum(['straight', 'eccentric-reducer']).default('straight'),
    arches: z.union([z.literal(1), z.literal(2)]).default(1),
    /** `none` draws it at rest, with its construction. */
    movement: z.enum(['none', 'axial-compression', 'axial-extension', 'lateral']).default('none'),
  })
  .refine(({ body, movement }) => movement === 'none' || body === 'straight', {
    path: ['movement'],
    error: 'los movimientos se dibujan en un cuerpo straight',
  })

const HALF = WALL / 2
const RING_RADIUS = 6
/** The embedded rings are this far beside the foot of each arch. */
const RING_SETBACK = 44

/** Depths of the layers' surfaces in the wall and in the flange, from the fluid outwards. */
const SURFACES = [
  { depth: 0, inFlange: 0 },
  { depth: LAYERS.tube, inFlange: FLANGE_LAYERS.tube },
  { depth: LAYERS.tube + LAYERS.carcass, inFlange: FLANGE_LAYERS.tube + FLANGE_LAYERS.carcass },
  { depth: WALL, inFlange: FLANGE },
] as const
const LAYER_PARTS = [
  { id: 'tube', material: 'lip' },
  { id: 'carcass', material: 'packing' },
  { id: 'cover', material: 'elastomer' },
] as const

/** One surface along the wall, from end to end. */
function alongWall(joint: Joint, { depth, inFlange }: (typeof SURFACES)[number]) {
  const { left, right } = joint
  const [x1, x2] = [left.face + inFlange, right.face - inFlange]
  return polyline`M${x1} ${wallAt(joint, x1, depth)} L${wallSurface(joint, depth - HALF, HALF)}
    L${x2} ${wallAt(joint, x2, depth)}`
}

/** The same surface extended to the rims of the rubber flanges. */
function upToRims({ left, right }: Joint, wall: Point[], { inFlange }: (typeof SURFACES)[number]) {
  const rimOf = ({ axis = 0, bore }: Joint['left']) => axis + bore + FLANGE_RIM
  return polyline`M${left.face + inFlange} ${rimOf(left)} L${wall}
    L${right.face - inFlange} ${rimOf(right)}`
}

/** The fluid, the rubber's layers, and the connection to the pipes: cut, above the axis. */
function section(sheet: Sheet, joint: Joint) {
  const { left, right } = joint
  const walls = SURFACES.map((its) => alongWall(joint, its))
  sheet.medium('process', [[left.face, 0], ...(walls[0] ?? []), [right.face, 0]])
  for (const end of [left, right]) {
    pipeFluid(sheet, end, 0)
    pipeEndCut(sheet, end)
  }
  const surfaces = SURFACES.map((its, i) => upToRims(joint, walls[i] ?? [], its))
  for (const [i, { id, material }] of LAYER_PARTS.entries()) {
    const [inner = [], outer = []] = surfaces.slice(i, i + 2)
    sheet.part(id, 'elastomer', material, [...inner, ...outer.toReversed()], 'thin')
  }
  bodyRings(sheet, joint)
  layerCallouts(sheet, joint)
  clampedFlanges(sheet, joint)
}

function bodyRingPlaces({ left, right, arches, archStart, archEnd }: Joint): number[] {
  const [from, to] = [left.face + RING_SETBACK, right.face - RING_SETBACK]
  const span = archEnd - archStart
  const between = Array.from(
    { length: arches - 1 },
    (_, i) => archStart + (span * (i + 1)) / arches,
  )
  return [from, ...between, to]
}

/** Steel rings vulcanised into the carcass. */
function bodyRings(sheet: Sheet, joint: Joint) {
  for (const [i, x] of bodyRingPlaces(joint).entries()) {
    const centre: Point = [x, wallAt(joint, x, LAYERS.tube + LAYERS.carcass / 2)]
    const id = i === 0 ? 'body-ring' : `body-ring-${i}`
    sheet.part(id, 'fastener', 'unsectioned', { centre, radius: RING_RADIUS }, 'thin')
  }
}

function layerCallouts(sheet: Sheet, joint: Joint) {
  const { left, right, archEnd } = joint
  const at = (x: number, depth: number): Point => [x, wallAt(joint, x, depth)]
  sheet
    .callout('tube', at(right.face - 52, LAYERS.tube / 2), 'tubo interior')
    .callout('carcass', at(archEnd - 6, LAYERS.tube + 8), 'refuerzo de telas')
    .callout(
      'body-ring',
      at(left.face + RING_SETBACK, LAYERS.tube + LAYERS.carcass / 2),
      'anillos metálicos',
    )
    .callout('cover', at(left.face + 60, WALL - 4), 'cubierta')
}

/** Below the axis: the cover, the flanges with their rings, bolts on both sides. */
function outside(sheet: Sheet, joint: Joint) {
  const { left, right } = joint
  const cover = polyline`M${left.face} 0 V${wallAt(joint, left.face, WALL, -1)}
    L${wallSurface(joint, HALF, HALF, -1)} L${right.face} ${wallAt(joint, right.face, WALL, -1)} V0`
  sheet.part('body-outside', 'elastomer', 'outside', cover)
  flangesOutside(sheet, joint)
}

const MOVEMENTS: Record<Movement, string> = {
  'axial-compression':
    'Las dos bridas se acercan en el sentido del eje: la junta se acorta y el arco sobresale más.',
  'axial-extension':
    'Las dos bridas se alejan en el sentido del eje: la junta se alarga y el arco se aplana.',
  lateral:
    'Una brida se desplaza hacia un costado: los ejes quedan paralelos y separados, y el cuerpo toma forma de S.',
}
const ARCHES = { 1: 'Un arco', 2: 'Dos arcos' } as const
const BODIES: Record<ElastomericJoint['body'], string> = {
  straight: 'cuerpo recto entre dos bridas iguales',
  'eccentric-reducer':
    'cuerpo de reducción excéntrica: el eje de la brida menor queda más abajo y el fondo, parejo',
}

function describeConstruction({ body, arches }: ElastomericJoint): string {
  return inSentences([
    `${ARCHES[arches]}, ${BODIES[body]}.`,
    'De adentro hacia afuera: tubo interior, única parte en contacto con el fluido; refuerzo de telas con anillos metálicos; cubierta.',
    'Las bridas integrales sellan sin junta adicional; anillos de retención de acero reparten el apriete.',
  ])
}

function describe(parameters: ElastomericJoint) {
  const { movement, arches } = parameters
  if (movement === 'none') {
    return {
      title: 'media sección entre las cañerías',
      description: describeConstruction(parameters),
    }
  }
  const arc = arches === 1 ? 'de un arco' : `de ${arches} arcos`
  return {
    title: `sección completa ${arc}, en movimiento`,
    description: `${MOVEMENTS[movement]} La línea de trazos muestra la posición de reposo.`,
  }
}

const FRONT_CENTRE: Point = [846, 92]
/** Radii as drawn: bore, bolt circle, rim. */
const RADII = { bore: 48, bolts: 78, rim: 92 } as const
const HOLES = 8
const HOLE_RADIUS = 6
const ROWS = [-44, -78, -112] as const

/** The flange from the pipe's side: its rubber face with the bolt holes. */
function frontView(sheet: Sheet, flangeLetters: readonly [string, string, string]) {
  const [x, r] = FRONT_CENTRE
  sheet.onlyOnSection(() => {
    sheet
      .part('front-flange', 'elastomer', 'seat', { centre: FRONT_CENTRE, radius: RADII.rim })
      .part('front-bore', 'elastomer', 'unsectioned', { centre: FRONT_CENTRE, radius: RADII.bore })
    for (const centre of boltCentres(FRONT_CENTRE, RADII.bolts, HOLES)) {
      sheet.part('front-hole', 'fastener', 'unsectioned', { centre, radius: HOLE_RADIUS }, 'thin')
    }
    centreLines(sheet, FRONT_CENTRE, RADII.rim + 12)
  })
  const spans = [RADII.bore, RADII.bolts, RADII.rim]
  for (const [i, radius] of spans.entries()) {
    const row = ROWS[i] ?? 0
    for (const way of [-1, 1]) extensionLine(sheet, x + way * radius, r, row - 6)
    dimension(sheet, x - radius, x + radius, row, flangeLetters[i] ?? '')
  }
  sheet.text([x, r + RADII.rim + 28], 'Vista de la brida', { strong: true })
}

const NAME_ROW = -322
const LENGTH_ROW = -292

const layout = (parameters: ElastomericJoint) => moved(parameters, 1) ?? atRest(parameters)

function atRest(parameters: ElastomericJoint) {
  const sheet = new Sheet()
  const joint = jointOf(parameters)
  const { left, right } = joint
  section(sheet, joint)
  outside(sheet, joint)
  for (const end of [left, right]) {
    faceContact(sheet, end, 'tube', [end.bore, end.bore + FLANGE_RIM])
  }
  frontView(sheet, ['Ø nominal', 'Ø pernos', 'Ø brida'])
  axes(sheet, joint)
  flowArrow(sheet, [left.face - 90, 46], [left.face - 10, 46])
  for (const { face, bore, axis = 0 } of [left, right]) {
    extensionLine(sheet, face, axis - bore - PIPE.rim, LENGTH_ROW - 4)
  }
  dimension(sheet, left.face, right.face, LENGTH_ROW, 'Largo cara a cara')
  return finishAtRest(sheet, {
    contents: 'Fluido en la cañería',
    names: NAME_ROW,
    balloonRow: 350,
    bottom: -340,
    row: { x: CENTRE - 200, top: BORE + 184, width: 400 },
  })
}

function axes(sheet: Sheet, { left, right: { face, axis = 0 } }: Joint) {
  const [start, end] = [left.face - PIPE.end - 20, face + PIPE.end + 20]
  sheet.centreLine([start, 0], [axis ? face - 40 : end, 0], 'centre')
  if (axis) sheet.centreLine([face - 60, axis], [end, axis], 'centre')
}

export const expansionJointElastomeric: KindDefinition<typeof schema> = {
  schema,
  layout,
  rest: (parameters) => moved(parameters, 0),
  describe,
}
