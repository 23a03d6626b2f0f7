import { z } from 'zod'
import { housingPlaces, bearingHousing } from '../assemblies/bearing-housing.ts'
import { partedHalves } from '../assemblies/parted-halves.ts'
import { SHAFT_RADIUS, axisAndSides } from '../assemblies/stuffing-box.ts'
import { onSheet, box, polar, polyline, Sheet } from '../kit.ts'
import type { KindDefinition, Outline, Point } from '../model.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { flexedLip, oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { shaftEnd as shaftFace, shaftOutline, straightShaft } from '../parts/shaft.ts'

/** A bearing protector that runs on the shaft itself. */
const schema = z.strictObject({
  kind: z.literal('lip'),
  /**
   * `flexed-lip`: a PTFE ring whose lip is bent along the shaft; `split-body`: one polymer body, cut once, that presses
   * PTFE rings on the shaft; `energised-packing`: halves in which foam presses fibre packing on the shaft.
   */
  construction: z.enum(['flexed-lip', 'split-body', 'energised-packing']).default('flexed-lip'),
})

export type Lip = z.output<typeof schema>

type Dimensions = ReturnType<typeof dimensionsOf>

/** The dimensions that several parts share. `R(v)` is `v` from the shaft's surface. */
function dimensionsOf({ construction }: Lip) {
  const s = SHAFT_RADIUS.medium
  const hasFrontView = construction !== 'flexed-lip'
  const x = hasFrontView ? 66 : 190
  const { seat, face } = housingPlaces(x)
  return {
    s,
    R: (v: number) => s + v,
    /** The break of the housing, the shoulder behind the seal, the cover's face, the end of the shaft. */
    x,
    seat,
    face,
    shaftEnd: face + 190,
    /** The seal in its bore, flush with the cover. */
    start: face - 76,
    bore: s + 74,
    front: hasFrontView ? { x: 796, outer: construction === 'split-body' ? 126 : 96 } : undefined,
  }
}

type DrawSection = (sheet: Sheet, d: Dimensions) => void

/** The section of each construction, with its media and the names of its parts. */
const SECTIONS: Record<Lip['construction'], DrawSection> = {
  'flexed-lip': flexedLipSection,
  'split-body': splitBodySection,
  'energised-packing': packingSection,
}

const LIP_TOP = 42

function flexedLipSection(sheet: Sheet, { s, R, start, face, bore }: Dimensions) {
  const { left, right, middle, contact } = flexedLip({
    root: face - 34,
    thickness: 16,
    top: R(LIP_TOP),
    tip: s,
    reach: 46,
  })
  sheet
    .medium('process', [[start, s], ...middle, [start, R(LIP_TOP)]])
    .part('body', 'stationary', 'lip', [
      ...polyline`M${start} ${bore} V${R(LIP_TOP)}`,
      ...left,
      ...right,
      ...polyline`M${face} ${R(LIP_TOP)} V${bore}`,
    ])
    .contact({ ...contact, parts: ['body', 'shaft'] })
  oRing(sheet, 'o-ring', [start + 36, bore - O_RING_RADIUS])
  const inside = middle[Math.floor(middle.length / 2)] ?? contact.from
  sheet
    .name('o-ring', 'O-ring estático, impide el giro')
    .callout('body', inside, 'labio de PTFE flexionado')
    .callout('body', [face - 12, R(60)], 'cuerpo de PTFE de una pieza')
}

const RING = { inset: 12, width: 18, height: 24 }
const CHEEK = 4

function splitBodySection(sheet: Sheet, { s, R, start, face, bore }: Dimensions) {
  const rings = [
    { id: 'inner-ring-ptfe', x: start + RING.inset, before: 'process' },
    { id: 'outer-ring-ptfe', x: face - RING.inset - RING.width, before: 'atmosphere' },
  ] as const
  const groove = (x: number): Point[] =>
    polyline`M${x} ${R(CHEEK)} V${R(RING.height)} h${RING.width} V${R(CHEEK)}`
  // Notches at both ends make the body flexible; it can be mounted either way round.
  const notch = (end: number, inward: number): Point[] =>
    polyline`M${end} ${R(42)} l${inward * 16} 6 L${end} ${R(54)}`
  const grooves = rings.flatMap(({ x }) => groove(x))
  const outline = polyline`M${start} ${bore} L${notch(start, 1).toReversed()} L${start} ${R(CHEEK)}
    L${grooves} L${face} ${R(CHEEK)} L${notch(face, -1)} L${face} ${bore}`
  sheet
    .medium('process', box(start, start + RING.inset, s, R(CHEEK)))
    .medium('process', notch(start, 1))
    .part('body', 'stationary', 'lip', outline)
  for (const { id, x, before } of rings) {
    const [from, to]: [Point, Point] = [
      [x, s],
      [x + RING.width, s],
    ]
    sheet
      .part(id, 'stationary', 'graphite', box(x, x + RING.width, s, R(RING.height)), 'thin')
      .contact({ from, to, parts: [id, 'shaft'], media: [before, 'atmosphere'] })
  }
  sheet
    .callout('inner-ring-ptfe', [start + 21, R(12)], 'anillo de PTFE del lado aceite')
    .callout('body', [start + 38, R(60)], 'cuerpo de poliuretano, partido')
    .callout('outer-ring-ptfe', [face - 21, R(12)], 'anillo de PTFE del lado atmósfera')
}

const WALL = 12
const PACKING_TOP = 32
const FOAM_TOP = 60
const CELL = 3

function packingSection(sheet: Sheet, { s, R, start, face, bore }: Dimensions) {
  const [left, right] = [start + WALL, face - WALL]
  const middle = (left + right) / 2
  const outline = polyline`M${start} ${bore} V${R(CHEEK)} H${left} V${R(FOAM_TOP)} H${right}
    V${R(CHEEK)} H${face} V${bore}`
  sheet
    .medium('process', box(start, left, s, R(CHEEK)))
    .part('body', 'stationary', 'lip', outline)
    .part('packing', 'stationary', 'packing', box(left, right, s, R(PACKING_TOP)))
    .part('foam', 'elastomer', 'outside', box(left, right, R(PACKING_TOP), R(FOAM_TOP)))
  for (const [i, u] of [0.1, 0.27, 0.73, 0.9].entries()) {
    for (const v of [38, 46, 54]) {
      const centre: Point = [left + (right - left) * u + (v === 46 ? 4 : 0), R(v + (i % 2) * 2)]
      sheet.part('foam-cell', 'fastener', 'unsectioned', { centre, radius: CELL }, 'thin')
    }
  }
  const pin = box(middle - 5, middle + 5, R(14), R(FOAM_TOP + 8))
  sheet
    .part('pin', 'fastener', 'unsectioned', pin, 'thin')
    .contact({ from: [left, s], to: [right, s], parts: ['packing', 'shaft'] })
    .callout('packing', [left + 14, R(24)], 'empaquetadura de fibra contra el eje')
    .callout('pin', [middle, R(64)], 'pasador de nailon, impide el giro')
    .callout('foam', [right - 15, R(51)], 'espuma de celda cerrada que la aprieta')
    .callout('body', [face - 6, R(40)], 'carcasa polimérica, partida')
}

/** Half of the angle by which the body opens at its only cut. */
const OPENING = 0.42

/** How a split seal is put around the shaft, beside the section: on the whole sheet only. */
function frontView(sheet: Sheet, { construction }: Lip, d: Dimensions) {
  if (!d.front) return
  if (construction === 'split-body') openedBody(sheet, d, d.front)
  else halves(sheet, d, d.front)
}

type Front = NonNullable<Dimensions['front']>

/** A body with a single cut, opened to go over the shaft. */
function openedBody(sheet: Sheet, { s, R, bore }: Dimensions, { x, outer }: Front) {
  const scale = outer / bore
  const ringTop = R(24) * scale
  const middle = (ringTop + outer) / 2
  const at = (angle: number, radius: number) => polar([x, 0], radius, angle)
  const opened = (inner: number, top: number): Outline => [
    at(OPENING, top),
    { to: at(-OPENING, top), radius: top, large: true, clockwise: false },
    at(-OPENING, inner),
    { to: at(OPENING, inner), radius: inner, large: true, clockwise: true },
  ]
  sheet.onlyOnSection(() => {
    sheet
      .part('front-body', 'stationary', 'accent', opened(ringTop, outer))
      .part('front-ring', 'stationary', 'outside', opened(s * scale, ringTop))
    shaftFace(sheet, [x, 0], s * scale - 6)
    sheet
      .centreLine([x - outer - 30, 0], [x + outer + 30, 0], 'centre')
      .centreLine([x, outer + 26], [x, -outer - 26])
    for (const side of [1, -1]) {
      flowArrow(sheet, at(side * 0.12, outer - 16), at(side * (OPENING - 0.06), outer + 8), 'ink')
    }
  })
  sheet
    .callout('front-body', at(2.2, middle), 'cuerpo de una pieza, que se abre por su corte')
    .text([x, -outer - 52], 'Cuerpo abierto, vista frontal', { strong: true })
}

function halves(sheet: Sheet, { s, R, bore }: Dimensions, { x, outer }: Front) {
  const scale = outer / bore
  const packing = {
    id: 'front-packing',
    material: 'accent',
    inner: s * scale,
    outer: R(32) * scale,
  } as const
  const body = { id: 'front-body', material: 'outside', inner: packing.outer, outer } as const
  const place = partedHalves(sheet, {
    centre: [x, 0],
    shaft: s * scale,
    rings: [packing, body],
    screws: (body.inner + body.outer) / 2,
  })
  sheet
    .callout('front-body-upper', place(body, 2.3), 'mitades que se cierran alrededor del eje')
    .text([x, -outer - 84], 'Mitades, vista frontal', { strong: true })
}

/** The crop of every card: distance left of the cover's face, top, and width. */
const CARD = { before: 300, top: 330, width: 540 }

function layout(parameters: Lip) {
  const d = dimensionsOf(parameters)
  const { s, R, x, seat, face, start, bore, shaftEnd } = d
  const sheet = new Sheet()
  bearingHousing(sheet, { x, end: shaftEnd, bore })
  sheet.medium('process', box(seat, start, s, bore))
  SECTIONS[parameters.construction](sheet, d)
  shaftOutline(sheet, straightShaft(seat - 98, shaftEnd, s))
  flowArrow(sheet, [seat - 84, R(36)], [seat - 26, R(36)])
  flowArrow(sheet, [face + 92, R(40)], [face + 26, R(40)], 'ink')
  frontView(sheet, parameters, d)
  axisAndSides(sheet, shaftEnd + 20, ['Lado aceite', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: R(206),
    shaft: s,
    ...(d.front && { cardShare: 'whole' }),
    card: { x: face - CARD.before, top: CARD.top, width: CARD.width },
    row: { centre: [face - 30, R(44)], side: 140 },
  })
}

const WORDS: Record<Lip['construction'], { title: string; sentences: readonly string[] }> = {
  'flexed-lip': {
    title: 'media sección en la tapa de un rodamiento',
    sentences: [
      'Un labio de PTFE, flexionado hacia el aceite, apoya a lo largo del eje.',
      'El cuerpo es de la misma pieza; un O-ring en su diámetro exterior lo fija en la tapa e impide que gire.',
    ],
  },
  'split-body': {
    title: `media sección en la tapa de un rodamiento${onSheet(' y cuerpo abierto')}`,
    sentences: [
      'Un cuerpo de poliuretano de una sola pieza, con un corte, se abre y se cierra sobre el eje.',
      'El cuerpo aprieta anillos de PTFE contra el eje; es simétrico y se monta en ambos sentidos, para que el labio no trabaje en la zona gastada.',
    ],
  },
  'energised-packing': {
    title: `media sección en la tapa de un rodamiento${onSheet(' y vista frontal de las mitades')}`,
    sentences: [
      'Una carcasa polimérica partida lleva empaquetadura de fibra sintética contra el eje.',
      'Detrás, espuma de celda cerrada la aprieta y sigue al eje gastado o descentrado; pasadores de nailon impiden que gire.',
    ],
  },
}

function describe({ construction }: Lip) {
  const { title, sentences } = WORDS[construction]
  return {
    title,
    description: [
      'A la izquierda, el rodamiento y su aceite; a la derecha, la atmósfera.',
      ...sentences,
    ].join(' '),
  }
}

export const lip: KindDefinition<typeof schema> = { schema, layout, describe }
