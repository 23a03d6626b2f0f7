import { z } from 'zod'
import {
  CYLINDER_CARD,
  cylinderHead,
  HEAD_END,
  HEAD_SHEET,
  R,
} from '../assemblies/cylinder-head.ts'
import { grooveView } from '../assemblies/groove-view.ts'
import { onSheet, inSentences, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { grooveLength, ringContact, type Step } from '../parts/groove.ts'

type WiperShape = Pick<LipWiper, 'mount' | 'lips' | 'staticBead'> & {
  /** `stepped`: two outer diameters; `snap-in`: its rim covers the head's face. */
  profile: 'standard' | 'stepped' | 'snap-in'
}

/** Length and height of the groove in the head, and height of the mouth through which the lip extends. */
const LENGTH = 74
const JACKET_LENGTH = 94
const WIPER_HEIGHT = 44
const WIPER_MOUTH = 24
/** Where a stepped wiper's outer diameter changes, and its height there. */
const STEP = { at: 44, height: 34 } as const
/** The distance from the groove's inner wall to the head's face, on which a snap-in wiper's rim lies. */
const WIPER_FACE = 114
const RELIEF = 7
const PLAY = 4
const BEAD_RELIEF = 40
const JACKET_WALL = 36
/** The inner lip of a double wiper, on the pressure side. */
const INNER_LIP = polyline`M${PLAY} 30 L14 20 L1 10 L6 0 H16 L22 ${RELIEF}`

/** The ends of the scraping edge, which faces outwards: the rod moves into it. */
const edgeOf = ({ mount, profile }: WiperShape): { from: number; to: number } => {
  if (mount === 'jacket') return { from: 104, to: 118 }
  return profile === 'snap-in' ? { from: 138, to: 152 } : { from: 112, to: 126 }
}

/** The static contact from left to right: the bead, or the whole outer diameter. */
function staticContact({ profile, staticBead }: WiperShape): { from: number; to: number } {
  if (profile === 'stepped') return staticBead ? { from: 20, to: 28 } : { from: PLAY, to: 39 }
  return staticBead ? { from: 36, to: 44 } : { from: PLAY, to: 69 }
}

/** The groove for the wiper, before its mouth. */
function wiperGroove({ mount, profile }: Pick<WiperShape, 'mount' | 'profile'>): Step[] {
  if (mount === 'jacket') return [{ length: JACKET_LENGTH, depth: WIPER_HEIGHT }]
  if (profile !== 'stepped') return [{ length: LENGTH, depth: WIPER_HEIGHT }]
  return [
    { length: STEP.at, depth: WIPER_HEIGHT },
    { length: LENGTH - STEP.at, depth: STEP.height },
  ]
}

/** All contacts of the wiper, static and scraping; both media are air. */
function wiperContacts(on: Sheet, id: string, shape: WiperShape) {
  const media = ['atmosphere', 'atmosphere'] as const
  const touches = (place: { from: number; to: number }, v: number, against: string) =>
    ringContact(on, id, { ...place, v, against, media })
  if (shape.lips === 'double') touches({ from: 6, to: 16 }, 0, 'shaft')
  touches(edgeOf(shape), 0, 'shaft')
  if (shape.mount !== 'jacket') touches(staticContact(shape), WIPER_HEIGHT, 'head')
}

/** From under the lip, round its edge, and back along its top to the groove. */
function lipPath(shape: WiperShape): Point[] {
  const { from, to } = edgeOf(shape)
  const start: readonly Point[] = shape.lips === 'double' ? INNER_LIP : [[PLAY, RELIEF]]
  const edge = polyline`M${from - 6} ${RELIEF} L${from} 0 H${to} L${to - 10} 13`
  if (shape.profile !== 'snap-in') return [...start, ...edge, [80, 20], [LENGTH, 20]]
  const rim = polyline`M${WIPER_FACE + 13} 22 L${WIPER_FACE + 11} 38 H${WIPER_FACE} V21 H${LENGTH}`
  return [...start, ...edge, ...rim]
}

/** The outer diameter from the mouth back to the inner wall. */
function outerPath(shape: WiperShape): Point[] {
  const { from, to } = staticContact(shape)
  const isStepped = shape.profile === 'stepped'
  const end = isStepped ? STEP.at : LENGTH
  const step: Point[] = isStepped ? polyline`M${LENGTH} ${STEP.height} H${STEP.at}` : []
  if (!shape.staticBead) {
    return [...step, [end, WIPER_HEIGHT - 5], [to, WIPER_HEIGHT], [PLAY, WIPER_HEIGHT]]
  }
  return polyline`M${step} L${end} ${BEAD_RELIEF} H${to + PLAY} L${to} ${WIPER_HEIGHT} H${from}
    L${from - PLAY} ${BEAD_RELIEF} H${PLAY}`
}

const JACKET = polyline`M0 16 H7 V${JACKET_WALL} H${JACKET_LENGTH} V${WIPER_HEIGHT} H0`

function jacketedLip(shape: WiperShape): Point[] {
  const { from, to } = edgeOf(shape)
  return polyline`M7 10 L${from - 6} ${RELIEF} L${from} 0 H${to} L${to - 10} 13 L82 24
    L74 ${JACKET_WALL} H7`
}

/** The wiper in its groove, its lip to the right; ids begin with `id`. Returns the places of its parts. */
function wiper(on: Sheet, id: string, shape: WiperShape) {
  const { from, to } = staticContact(shape)
  const isJacketed = shape.mount === 'jacket'
  if (isJacketed) on.part(`${id}-jacket`, 'stationary', 'steel-fine', JACKET)
  const outline = isJacketed ? jacketedLip(shape) : [...lipPath(shape), ...outerPath(shape)]
  on.part(id, 'elastomer', 'lip', outline)
  return {
    body: isJacketed ? [40, 24] : [56, 24],
    jacket: [22, 40],
    bead: [(from + to) / 2, 41.5],
    innerLip: [10, 6],
    tip: [edgeOf(shape).to, 0],
  } as const satisfies Record<string, Point>
}

/** A wiper at the outer face of a cylinder's head: its lip points outwards and scrapes the returning rod. */
const schema = z
  .strictObject({
    kind: z.literal('lip-wiper'),
    /** In a closed groove, or in a rigid jacket pressed into an open counterbore. */
    mount: z.enum(['groove', 'jacket']).default('groove'),
    /** `double`: a second lip, inwards, retains the film that passes the rod seal. */
    lips: z.enum(['single', 'double']).default('single'),
    /** A bead on the outer diameter that seals on the groove's floor (machined wipers). */
    staticBead: z.boolean().default(false),
    /** A row with the other profiles beside the section. */
    profileRow: z.boolean().default(false),
  })
  .refine(
    ({ mount, lips, staticBead, profileRow }) =>
      mount === 'groove' || (lips === 'single' && !staticBead && !profileRow),
    {
      path: ['mount'],
      error: 'un limpiador enchaquetado no lleva ranura: deja lips, staticBead y profileRow',
    },
  )

const ROW_SCALE = 0.85
/** The sliding face of the views beside the groove's view, aligned with its own. */
const FACE = -102
/** Middle and name of each small section in the row. */
const PROFILE_ROW = [
  { middle: 220, name: 'escalonado', shape: { profile: 'stepped' } },
  { middle: 360, name: 'de enganche', shape: { profile: 'snap-in' } },
  { middle: 500, name: 'doble labio', shape: { lips: 'double' } },
] as const satisfies readonly { middle: number; name: string; shape: Partial<WiperShape> }[]

/** The wiper's groove with its fits; beside it, the other profiles or the mounting of the jacket. */
function views(shape: WiperShape, hasRow: boolean) {
  const sheet = new Sheet()
  const isJacketed = shape.mount === 'jacket'
  grooveView(
    sheet,
    {
      id: 'wiper-view',
      title: isJacketed ? 'Alojamiento abierto' : 'Ranura',
      at: [0, 0],
      slidesOn: 'rod',
      scale: 0.68,
      steps: wiperGroove(shape),
      exit: isJacketed ? 'open' : { gap: WIPER_MOUTH, letter: 'D2' },
      medium: 'atmosphere',
      letters: { sliding: 'd h9', floor: 'D4 H9', length: 'L1' },
    },
    (groove) => wiper(groove, 'view-wiper', shape),
  )
  if (isJacketed) pressing(sheet, shape, 290)
  else if (hasRow) otherProfiles(sheet)
  return sheet.views
}

function otherProfiles(sheet: Sheet) {
  for (const { middle, name, shape } of PROFILE_ROW) {
    const full: WiperShape = {
      mount: 'groove',
      profile: 'standard',
      lips: 'single',
      staticBead: true,
      ...shape,
    }
    sheet.onlyOnSection(() => {
      wiper(sheet.at([middle - 58, FACE], { scale: ROW_SCALE }), `row-${name}`, full)
      sheet.line(polyline`M${middle - 62} ${FACE} H${middle + 62}`, { weight: 'outline' })
    })
    sheet.text([middle, FACE - 26], name)
  }
  sheet.text([PROFILE_ROW[1].middle, 0], 'Otros perfiles', { strong: true })
}

/** The jacketed wiper in front of its counterbore; the arrow shows how it is pressed in. */
function pressing(sheet: Sheet, shape: WiperShape, x: number) {
  const [gap, floor, top] = [3, WIPER_HEIGHT * ROW_SCALE, WIPER_HEIGHT * ROW_SCALE + 26]
  const depth = JACKET_LENGTH * ROW_SCALE
  sheet.onlyOnSection(() => {
    const pressingHead = polyline`M${x - depth - 34} ${FACE + gap} H${x - depth} V${FACE + floor}
      H${x} V${FACE + top} H${x - depth - 34}`
    sheet.part('pressing-head', 'housing', 'steel-opposed', pressingHead)
    wiper(sheet.at([x + 44, FACE], { scale: ROW_SCALE }), 'pressing-wiper', shape)
    flowArrow(sheet, [x + 200, FACE + floor - 4], [x + 160, FACE + floor - 4], 'ink')
  })
  sheet.text([x + 10, 0], 'Montaje a presión', { strong: true })
}

type LipWiper = z.output<typeof schema>

function layout(parameters: LipWiper) {
  const { mount, lips, staticBead } = parameters
  const shape = { ...parameters, profile: 'standard' } as const
  const steps = wiperGroove(shape)
  const length = grooveLength(steps)
  const x = HEAD_END - (mount === 'jacket' ? length : WIPER_FACE)
  const mouth = { length: HEAD_END - x - length, depth: WIPER_MOUTH }
  const sheet = new Sheet()
  cylinderHead(sheet, {
    wiper: { x, steps: mount === 'jacket' ? steps : [...steps, mouth] },
    rodEnd: 736,
  })
  const on = sheet.at([x, R(0)])
  const places = wiper(on, 'wiper', shape)
  wiperContacts(on, 'wiper', shape)
  dust(on, places.tip)
  on.callout('wiper', places.body, 'limpiador, labio hacia afuera')
  if (mount === 'jacket') on.callout('wiper-jacket', places.jacket, 'camisa rígida a presión')
  if (staticBead) on.callout('wiper', places.bead, 'cordón que sella el fondo de la ranura')
  if (lips === 'double') on.callout('wiper', places.innerLip, 'segundo labio, hacia adentro')
  return sheet.finish({
    ...HEAD_SHEET,
    beneath: views(shape, parameters.profileRow),
    card: { ...CYLINDER_CARD, x: 296 },
    row: { centre: [HEAD_END - 36, R(26)], side: 190 },
  })
}

/** Grit on a returning rod: distance from the wiper, height above the rod, and size. */
const GRAINS = [
  { along: 14, above: 8, radius: 4 },
  { along: 29, above: 5, radius: 3 },
  { along: 43, above: 9, radius: 5 },
  { along: 62, above: 5, radius: 3 },
  { along: 74, above: 7, radius: 4 },
  { along: 90, above: 5, radius: 3 },
]

function dust(sheet: Sheet, [x, r]: Point) {
  for (const { along, above, radius } of GRAINS) {
    const centre: Point = [x + along, r + above]
    sheet.part('dust', 'elastomer', 'outside', { centre, radius }, 'thin')
  }
}

const IN_GROOVE =
  'El limpiador, de una pieza, va en una ranura cerrada de la tapa y asoma por su boca.'
const IN_JACKET =
  'El labio va dentro de una camisa rígida en L, que entra a presión en un alojamiento abierto: no necesita tapa ni placa de retención.'

function describe({ mount, lips, staticBead, profileRow }: LipWiper) {
  const isJacketed = mount === 'jacket'
  return {
    title: 'media sección en la tapa de un cilindro hidráulico',
    description: inSentences([
      'A la derecha, el exterior con polvo; a la izquierda, el sello de vástago que retiene el aceite.',
      isJacketed ? IN_JACKET : IN_GROOVE,
      'Su labio de ángulo positivo apunta hacia afuera: el canto afilado raspa lo que trae el vástago al volver.',
      lips === 'double' && 'Un segundo labio, hacia adentro, retiene la película de aceite.',
      staticBead && 'Un cordón en el diámetro exterior sella el fondo de la ranura.',
      isJacketed
        ? 'Vistas del alojamiento (d, D4, L1) y del montaje.'
        : onSheet('Vista de la ranura con sus medidas (d, D2, D4, L1).'),
      profileRow &&
        onSheet('Una fila muestra los perfiles escalonado, de enganche y de doble labio.'),
    ]),
  }
}

export const lipWiper: KindDefinition<typeof schema> = { schema, layout, describe }
