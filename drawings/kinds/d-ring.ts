import { z } from 'zod'
import { CYLINDER_CARD } from '../assemblies/cylinder-head.ts'
import { grooveView } from '../assemblies/groove-view.ts'
import {
  onSheet,
  area,
  box,
  inSentences,
  movedPath,
  polyline,
  Sheet,
  path,
  type Segment,
} from '../kit.ts'
import type { KindDefinition, Outline, Point } from '../model.ts'
import { BEYOND_BREAK, breakBelow, breakLine } from '../parts/break-line.ts'
import { dimension, extensionLine, surfaceLetter } from '../parts/dimension.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { SEATED, ringContact } from '../parts/groove.ts'

type Crown = 'domed' | 'pointed'

/** The groove's length, and its depth from the face on which the crown seals. */
const D_GROOVE = { length: 54, depth: 40 } as const
const D_RING = { from: 4, to: 50 } as const
/** The flat of the crown, where it is pressed against the other part. */
const D_CROWN: Record<Crown, { from: number; to: number }> = {
  domed: { from: 20, to: 34 },
  pointed: { from: 22, to: 32 },
}
const SHOULDER = 18

function dSection(crown: Crown): Segment[] {
  const { from, to } = D_CROWN[crown]
  const { depth } = D_GROOVE
  if (crown === 'pointed') {
    return polyline`M${D_RING.from} ${depth} V${SHOULDER} L${from} 0 H${to}
      L${D_RING.to} ${SHOULDER} V${depth}`
  }
  return path`M${D_RING.from} ${depth} V${SHOULDER} C${D_RING.from} 8 10 0 ${from} 0 H${to}
    C44 0 ${D_RING.to} 8 ${D_RING.to} ${SHOULDER} V${depth}`
}

/** The ring in its groove, with the pressure on its left. */
const ringIn = (groove: Sheet, id: string) =>
  groove
    .medium('process', box(0, D_GROOVE.length / 2, 0, D_GROOVE.depth))
    .part(id, 'elastomer', 'lip', dSection('domed'))

/** A solid ring of D-shaped section between static parts: a cover and its housing. */
const schema = z.strictObject({ kind: z.literal('d-ring') })

const [LEFT_COLUMN, RIGHT_COLUMN] = [610, 812]
/** The title rows of the upper and lower views. */
const [UPPER_ROW, LOWER_ROW] = [318, 122]
const SCALE = 0.9
const FACE_GAP = 3
const BLOCK = 62
/** The land of the joint's face, below and above its groove. */
const LAND = 26

/** The three placements with their letters, and the family's sections in a row. */
function views(sheet: Sheet) {
  const common = { scale: SCALE, steps: [D_GROOVE], medium: 'process' } as const
  for (const [place, title, row, slidesOn, sliding, floor] of [
    ['bore', 'A: en el cuerpo', UPPER_ROW, 'rod', 'd', 'D1'],
    ['spigot', 'B: en el encaje', LOWER_ROW, 'bore', 'D', 'd1'],
  ] as const) {
    const letters = { sliding, floor, length: 'L' }
    const view = { ...common, id: `${place}-view`, title, slidesOn, letters }
    grooveView(sheet, { ...view, at: [LEFT_COLUMN, row] }, (on) => ringIn(on, `${place}-ring`))
  }
  faceView(sheet)
  sections(sheet)
}

/** The groove in the joint's face; the axis is below. */
function faceView(sheet: Sheet) {
  const cx = RIGHT_COLUMN
  const foot = UPPER_ROW - 48 - 2 * LAND - D_GROOVE.length * SCALE
  const [inner, outer] = [foot + LAND, foot + LAND + D_GROOVE.length * SCALE]
  const [floor, top] = [cx + D_GROOVE.depth * SCALE, outer + LAND]
  sheet.onlyOnSection(() => {
    const faceCover = polyline`M${cx + FACE_GAP} ${foot} V${inner} H${floor} V${outer} H${cx}
      V${top} h${BLOCK} V${foot}`
    sheet
      .medium('process', box(cx, cx + FACE_GAP, foot, inner))
      .opening(area(cx - 2, cx + FACE_GAP + 2, foot - 3, foot + 3))
      .part('face-housing', 'housing', 'steel', box(cx - BLOCK, cx, foot, top))
      .part('face-cover', 'housing', 'steel-opposed', faceCover)
    ringIn(sheet.at([cx, inner], { ...SEATED.face, scale: SCALE }), 'face-ring')
    for (const [r, x1, x2] of [
      [inner, cx - BLOCK - 20, cx],
      [outer, floor, cx + BLOCK + 20],
    ] as const) {
      sheet.line(polyline`M${x1} ${r} H${x2}`, { weight: 'hatch' })
    }
  })
  for (const x of [cx, floor]) extensionLine(sheet, x, outer, top + 16)
  dimension(sheet, cx, floor, top + 12, 'L')
  const row = foot - 32
  surfaceLetter(sheet, { x: cx - BLOCK - 14, from: foot - 12, to: inner, text: 'D.I.', row })
  surfaceLetter(sheet, { x: cx + BLOCK + 14, from: foot - 12, to: outer, text: 'D.E.', row })
  sheet.text([cx, UPPER_ROW], 'C: en la cara', { strong: true })
}

function sections(sheet: Sheet) {
  const { length, depth } = D_GROOVE
  const [left, right] = [RIGHT_COLUMN - 46, RIGHT_COLUMN + 46]
  // Below the row of the view's letters.
  const heading = LOWER_ROW - 14
  const r = heading - 24 - depth
  const standing = (x: number, crown: Crown) =>
    movedPath(dSection(crown), ([u, v]) => [x - length / 2 + u, r + v])
  const round: Outline = { centre: [left, r - 90], radius: depth / 2 }
  const rectangle = box(right - 22, right + 22, r - 110, r - 110 + depth)
  const row = (id: string, name: string, at: Point, outline: Outline) =>
    sheet.onlyOnSection(() => sheet.part(`row-${id}`, 'elastomer', 'lip', outline)).text(at, name)
  row('domed', 'en D', [left, r - 24], standing(left, 'domed'))
  row('pointed', 'en punta', [right, r - 24], standing(right, 'pointed'))
  row('round', 'redonda', [left, r - 134], round)
  row('rectangular', 'rectangular', [right + 4, r - 134], rectangle)
  sheet.text([RIGHT_COLUMN, heading], 'Secciones', { strong: true })
}

/** Radii of the housing's bore and of the cover's spigot, and the joint between both. */
const COVER_BORE = 150
const COVER_SPIGOT = 146
const COVER_JOINT = 380

const HOUSING_START = 60
const OUTSIDE = 270
const SPIGOT_START = 240
const HOLLOW = { end: 346, radius: 84 } as const
const COVER_END = 450
const BOLT = { radius: 240, half: 11, end: 320 } as const
/** The break of the section, a little below its axis. */
const BREAK = -30
const SIDES_ROW = -58

const HOUSING = polyline`M${HOUSING_START} ${COVER_BORE} H${COVER_JOINT} V${OUTSIDE}
  H${HOUSING_START}`

/** The start and end of the groove along the spigot. */
const [FROM, TO] = [284, 284 + D_GROOVE.length]
const COVER = polyline`M${SPIGOT_START} ${HOLLOW.radius} V${COVER_SPIGOT} H${FROM}
  V${COVER_BORE - D_GROOVE.depth} H${TO} V${COVER_SPIGOT} H${COVER_JOINT} V${OUTSIDE} H${COVER_END}
  V${BREAK - BEYOND_BREAK} H${HOLLOW.end} V${HOLLOW.radius}`

/** A housing under pressure and its cover, cut and broken off below the axis. */
function boltedCover(sheet: Sheet) {
  sheet
    .medium('process', box(HOUSING_START, HOLLOW.end, BREAK, HOLLOW.radius))
    .medium('process', box(HOUSING_START, SPIGOT_START, BREAK, COVER_BORE))
    .medium('process', box(SPIGOT_START, FROM, COVER_SPIGOT, COVER_BORE))
    .opening(area(0, HOUSING_START + 2, BREAK, COVER_BORE))
    .part('housing', 'housing', 'steel', HOUSING)
    .part('cover', 'housing', 'steel-opposed', COVER)
  const { radius, half, end } = BOLT
  const studOutline = box(end, COVER_END, radius - half, radius + half)
  sheet.part('stud', 'fastener', 'unsectioned', studOutline, 'thin')
  studAndNut(sheet, 'nut', COVER_END, radius)
  breakLine(sheet, HOUSING_START, [COVER_BORE, OUTSIDE], -1)
  breakBelow(sheet, [HOUSING_START, COVER_END], BREAK)
  flowArrow(sheet, [96, 46], [180, 46])
  sheet
    .centreLine([HOUSING_START - 12, 0], [COVER_END + 60, 0], 'centre')
    .text([HOUSING_START, SIDES_ROW], 'Lado presión', {
      anchor: 'start',
      tone: 'accent',
      strong: true,
    })
    .text([COVER_END, SIDES_ROW], 'Exterior', { anchor: 'end', strong: true })
    .callout('housing', [110, 200], 'cuerpo')
    .callout('cover', [430, 120], 'tapa')
    .callout('nut', [COVER_END + 17, radius], 'espárrago y tuerca')
}

function layout() {
  const sheet = new Sheet()
  boltedCover(sheet)
  const groove = sheet.at([FROM, COVER_BORE], SEATED.bore)
  ringIn(groove, 'd-ring')
  ringContact(groove, 'd-ring', { ...D_RING, v: D_GROOVE.depth, against: 'cover' })
  // A dome curves away too gently to show a medium beside its contact, so the contact is only drawn, not checked.
  groove.line(polyline`M${D_CROWN.domed.from} 0 H${D_CROWN.domed.to}`, { weight: 'contact' })
  groove.callout('d-ring', [27, 22], 'anillo de sección en D')
  views(sheet)
  return sheet.finish({
    balloonRow: 322,
    left: 40,
    width: 884,
    bottom: -116,
    card: CYLINDER_CARD,
    row: { centre: groove.place([27, 20]), side: 190 },
  })
}

const describe = () => ({
  title: 'media sección de una tapa apernada',
  description: inSentences([
    'Unión fija: una tapa apernada cierra un cuerpo con presión, a la izquierda. El anillo, macizo y de sección en D, va en una ranura exterior del encaje de la tapa, contra el cuerpo.',
    'Su base plana apoya en el fondo de la ranura y no deja que gire; el lomo redondeado, comprimido, cierra.',
    onSheet(
      'Vistas de las tres posiciones: A radial interior (d, D1, L), B radial exterior (D, d1, L) y C de cara (D.I., D.E., L).',
    ),
    onSheet('Una fila muestra las secciones en D, redonda y rectangular.'),
  ]),
})

export const dRing: KindDefinition<typeof schema> = { schema, layout, describe }
