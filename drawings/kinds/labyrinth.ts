import { z } from 'zod'
import { housingPlaces, bearingHousing } from '../assemblies/bearing-housing.ts'
import { partedHalves } from '../assemblies/parted-halves.ts'
import { axisAndSides, R, S } from '../assemblies/stuffing-box.ts'
import { onSheet, box, mirror, pairs, polyline, Sheet } from '../kit.ts'
import type { KindDefinition, Material, Point } from '../model.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { shaftOutline, straightShaft } from '../parts/shaft.ts'

/** A polymer labyrinth: a rotor that turns in a stator without contact, and a valve that closes at rest. */
const schema = z.strictObject({
  kind: z.literal('labyrinth'),
  /** In halves with a metal clamp, for mounting without dismantling the machine. */
  split: z.boolean().default(false),
})

export type Labyrinth = z.output<typeof schema>

/** The housing begins at the sheet's left edge, to leave the right for the second view. */
const X = 66
const { seat: SEAT, face: FACE } = housingPlaces(X)
/** Right wall of the stator, against which the valve closes. */
const WALL = FACE + 12
const DISC = WALL + 54
const DISC_END = DISC + 20
const CLAMP = { x1: DISC_END + 5, x2: DISC_END + 29, end: DISC_END + 34 }
const SHAFT_END = 630

const BORE = R(88)
const HUB_TOP = R(16)
const STATOR_BORE = R(30)
/** Fingers of stator and rotor, which interlock without contact. */
const STATOR_FINGERS = pairs`${R(54)} ${R(62)}, ${R(80)} ${R(88)}`
const ROTOR_FINGER = [R(67), R(75)] as const
const FLANGE = R(104)
const RIM = [R(110), R(120)] as const

const FINGER = 43
/** The valve's scale in the section, relative to its detail views. */
const VALVE = 1.2
const STATOR_BACK = SEAT + 6
const HUB_START = SEAT + 34

/** A finger of the stator: three sides, from the wall and back to it. */
const statorFinger = ([r1, r2]: readonly [number, number]): Point[] => polyline`M${WALL} ${r1}
  H${WALL + FINGER} V${r2} H${WALL}`

/** The part of the wall that the valve's lip touches, measured from the hub. */
const LIP = { from: 17, to: 26 }

/** The valve's outline between hub and stator wall, from the hub's `u = v = 0`; when open, its lip is off the wall. */
function valveOutline(isOpen: boolean): Point[] {
  const lip = isOpen ? 9 : 0
  return polyline`M${22 + lip / 2} 0 L${8 + lip} ${LIP.from} H${lip} V${LIP.to} H${8 + lip}
    L${18 + lip / 2} 10 H40 V0`
}

/** Oil between the stator's wall and the valve, up to its lip. */
function oilUnder([foot, neck]: readonly Point[]): Point[] {
  if (!foot || !neck) return []
  return [[WALL, HUB_TOP], foot, neck, [WALL, neck[1]]]
}

/** Stator, rotor and the valve between them, which closes the labyrinth while the shaft is at rest. */
function labyrinthRings(sheet: Sheet, { split }: Labyrinth, isRunning: boolean) {
  const inSection = ([u, v]: Point): Point => [WALL + u * VALVE, HUB_TOP + v * VALVE]
  const valve = valveOutline(isRunning).map(inSection)
  const hubEnd: Point[] = split
    ? polyline`M${CLAMP.end} ${S} V${HUB_TOP} H${DISC_END}`
    : [[DISC_END, S]]
  const rotor = polyline`M${HUB_START} ${S} L${hubEnd} L${DISC_END} ${RIM[1]} H${FACE + 6}
    V${RIM[0]} H${DISC} V${ROTOR_FINGER[1]} H${WALL + 10} V${ROTOR_FINGER[0]} H${DISC} V${HUB_TOP}
    H${HUB_START}`
  const stator = polyline`M${STATOR_BACK} ${STATOR_BORE} H${WALL}
    L${STATOR_FINGERS.flatMap(statorFinger)} L${WALL} ${FLANGE} H${FACE} V${BORE} H${STATOR_BACK}`
  sheet
    .medium('process', box(SEAT, STATOR_BACK, S, BORE))
    .medium('process', box(SEAT, WALL, S, STATOR_BORE + 4))
    .medium('process', oilUnder(valve))
    .part('stator', 'stationary', 'face-stationary', stator)
    .anchor('stator', [SEAT + 40, R(66)])
    .part('rotor', 'rotating', 'face-rotary', rotor)
    .part('valve', 'rotating', 'lip', valve, 'thin')
    .anchor('valve', [WALL + 30, R(21)])
  if (!isRunning) {
    const [from, to] = [inSection([0, LIP.from]), inSection([0, LIP.to])]
    sheet.contact({ from, to, parts: ['stator', 'valve'] })
  }
  if (split) sheet.part('clamp', 'rotating', 'steel-fine', box(CLAMP.x1, CLAMP.x2, HUB_TOP, R(28)))
}

/** Below the axis, from outside: stator flange, rotor, drain; if split, also the parting line and the clamp. */
function ringsOutside(sheet: Sheet, { split }: Labyrinth) {
  const end = split ? CLAMP.end : DISC_END
  sheet
    .part('stator-outside', 'stationary', 'unsectioned', mirror(box(FACE, FACE + 6, 0, FLANGE)))
    .part('rotor-outside', 'rotating', 'unsectioned', mirror(box(FACE + 6, DISC_END, 0, RIM[1])))
  for (const x of [FACE + 1, FACE + 9]) {
    sheet.hiddenLine(polyline`M${x} ${-R(52)} V${-FLANGE}`)
  }
  flowArrow(sheet, [FACE + 5, -R(128)], [FACE + 5, -R(168)])
  if (!split) return
  const centre: Point = [(CLAMP.x1 + CLAMP.x2) / 2, -S * 0.4]
  sheet
    .part('hub-outside', 'rotating', 'unsectioned', mirror(box(DISC_END, CLAMP.end, 0, HUB_TOP)))
    .part('clamp-outside', 'rotating', 'unsectioned', mirror(box(CLAMP.x1, CLAMP.x2, 0, R(28))))
    .part('clamp-screw', 'fastener', 'unsectioned', { centre, radius: 8 }, 'thin')
    .line(polyline`M${FACE} 0 H${end}`, { weight: 'contact', tone: 'accent' })
}

const SCALE = 3
const LEFT = 724
/** The parts in each detail view, from the stator's wall and the rotor's hub. */
const STATOR = box(-18, 0, 15, 40)
const HUB = box(-18, 52, -9, 0)

/** Two enlarged views of the valve: closed at rest, open while the shaft turns. On the whole sheet only. */
function valveStates(sheet: Sheet) {
  for (const { id, isOpen, r, label } of [
    { id: 'at-rest', isOpen: false, r: 112, label: 'Eje detenido: cierra' },
    { id: 'turning', isOpen: true, r: -80, label: 'Eje en marcha: se separa' },
  ]) {
    const at = ([u, v]: Point): Point => [LEFT + u * SCALE, r + v * SCALE]
    sheet.onlyOnSection(() => {
      sheet
        .part(`${id}-stator`, 'stationary', 'face-stationary', STATOR.map(at))
        .part(`${id}-hub`, 'rotating', 'face-rotary', HUB.map(at))
        .part(`${id}-valve`, 'rotating', 'lip', valveOutline(isOpen).map(at))
      if (isOpen) flowArrow(sheet, at([40, 20]), at([26, 32]), 'ink')
      else sheet.line([at([0, 17]), at([0, 26])], { weight: 'contact', tone: 'contact' })
    })
    sheet.text([LEFT + 17 * SCALE, r - 56], label, { strong: true })
  }
}

const CARD = { x: FACE - 290, top: 330, width: 540 }
const HALVES = { x: 796, outer: 96 }

/** The drawing at rest, with marks for the running machine, whose valve is open. */
const layout = (parameters: Labyrinth) => ({
  ...drawn(parameters, false),
  running: drawn(parameters, true).marks,
})

function drawn(parameters: Labyrinth, isRunning: boolean) {
  const { split } = parameters
  const sheet = new Sheet()
  bearingHousing(sheet, { x: X, end: SHAFT_END, bore: BORE })
  labyrinthRings(sheet, parameters, isRunning)
  ringsOutside(sheet, parameters)
  shaftOutline(sheet, straightShaft(SEAT - 98, SHAFT_END, S))
  flowArrow(sheet, [DISC_END + 96, R(74)], [DISC_END + 30, R(74)], 'ink')
  flowArrow(sheet, [SEAT - 84, R(36)], [SEAT - 26, R(36)])
  sheet
    .name('stator', `estator${split ? ' partido' : ''}, fijo en la tapa; su drenaje está abajo`)
    .name('valve', `válvula${split ? ' partida' : ''}, cerrada con el eje detenido`)
    .callout('rotor', [WALL + 30, R(68)], 'canales entrelazados, sin contacto')
    .callout('rotor', [DISC_END - 9, R(94)], `rotor${split ? ' partido' : ''}, gira con el eje`)
  if (split) {
    sheet.callout('clamp', [CLAMP.x2 - 6, R(23)], 'abrazadera metálica')
    halves(sheet)
  } else valveStates(sheet)
  axisAndSides(sheet, SHAFT_END + 20, ['Lado aceite', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: R(206),
    shaft: S,
    cardShare: 'whole',
    card: CARD,
    row: { x: FACE - 115, top: R(130), width: 240 },
  })
}

/** The rotor's halves from the front, with the clamp around its hub inside. */
function halves(sheet: Sheet) {
  const scale = HALVES.outer / RIM[1]
  const clampTop = R(28) * scale
  const ring = (id: string, material: Material, inner: number, outer: number) => ({
    id: `front-${id}`,
    material,
    inner,
    outer,
  })
  const [shaft, hubTop] = [S * scale, HUB_TOP * scale]
  const rotor = ring('rotor', 'accent', clampTop, HALVES.outer)
  const place = partedHalves(sheet, {
    centre: [HALVES.x, 0],
    shaft,
    rings: [
      ring('hub', 'accent', shaft, hubTop),
      ring('clamp', 'outside', hubTop, clampTop),
      rotor,
    ],
    screws: (hubTop + clampTop) / 2,
  })
  sheet
    .callout('front-rotor-upper', place(rotor, 2.3), 'mitades que se cierran alrededor del eje')
    .text([HALVES.x, -HALVES.outer - 84], 'Mitades, vista frontal', { strong: true })
}

const describe = ({ split }: Labyrinth) => ({
  title: split
    ? `media sección en la tapa de un rodamiento${onSheet(' y vista frontal de las mitades')}`
    : `media sección en la tapa de un rodamiento${onSheet(' y posiciones de la válvula')}`,
  description: [
    'A la izquierda, el rodamiento y su aceite; a la derecha, la atmósfera.',
    'El rotor gira con el eje y sus canales se entrelazan con los del estator sin tocarlo: no hay piezas que se desgasten.',
    'Una válvula anular cierra el paso cuando el eje se detiene; el drenaje está abajo.',
    split
      ? 'Rotor, estator y válvula vienen en mitades, que una abrazadera metálica cierra sobre el eje sin desmontar el equipo.'
      : 'Son tres piezas: rotor, estator y válvula.',
  ].join(' '),
})

export const labyrinth: KindDefinition<typeof schema> = { schema, layout, describe }
