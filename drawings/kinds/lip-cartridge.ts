import { z } from 'zod'
import { driveCollar, axisAndSides, pressureArrow, R, S } from '../assemblies/stuffing-box.ts'
import { area, box, inSentences, polyline, Sheet } from '../kit.ts'
import type { KindDefinition, Medium, Point } from '../model.ts'
import { capScrew } from '../parts/fasteners.ts'
import { boredPort } from '../parts/port.ts'
import { flexedLip, gasket, oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { shaft, straightShaft, shaftOutline } from '../parts/shaft.ts'

/** A cartridge without face rings: the lips of one polymer element run on the sleeve. */
const schema = z.strictObject({ kind: z.literal('lip-cartridge') })

/** Positions along the axis. */
const BOX_FACE = 330
const SLEEVE_START = 214
const ELEMENT_START = BOX_FACE + 26
const FIRST_LIP = ELEMENT_START + 48
const LIP_PITCH = 56
const LIPS = 3
const LIP = { thickness: 18, reach: 28 }

const sleeve = R(20)
/** The polymer element: its shell, its top, its end, its lips. */
const shell = R(62)
const elementTop = R(92)
const elementEnd = FIRST_LIP + (LIPS - 1) * LIP_PITCH + 42
const lips = Array.from({ length: LIPS }, (_, i) =>
  flexedLip({ ...LIP, root: FIRST_LIP + i * LIP_PITCH, top: shell, tip: sleeve }),
)
const plateEnd = elementEnd + 18
const collar = plateEnd + 46
const sleeveEnd = collar + 88
const SHAFT_END = collar + 160
/** Middle of the chamber behind the first lip. */
const PORT = FIRST_LIP + 34
const BORE = R(104)
const OUTSIDE = R(206)

/** The body's outer surface, from the box to its end, with the wedge-shaped rotatable flange. */
const bodySurface: readonly Point[] = polyline`M${BOX_FACE} ${R(160)} h60 L${elementEnd} ${R(124)}`

/** The medium behind each lip: barrier fluid in the first chamber, which has a port, otherwise air. */
const behind = (index: number): Medium => (index === 0 ? 'barrier' : 'atmosphere')

function media(sheet: Sheet) {
  sheet
    .medium('process', box(BOX_FACE, ELEMENT_START, sleeve, R(36)))
    .medium('process', [
      [ELEMENT_START, sleeve],
      ...(lips[0]?.middle ?? []),
      [ELEMENT_START, shell],
    ])
  lips.slice(1).forEach((lip, i) => {
    sheet.medium(behind(i), [...(lips[i]?.middle ?? []), ...lip.middle.toReversed()])
  })
}

/** The one-piece polymer element and its lips on the sleeve. */
function element(sheet: Sheet) {
  sheet.part('element', 'stationary', 'lip', [
    ...polyline`M${ELEMENT_START} ${elementTop} V${shell}`,
    ...lips.flatMap(({ left, right }) => [...left, ...right]),
    ...polyline`M${elementEnd} ${shell} V${elementTop}`,
  ])
  lips.forEach(({ contact }, i) => {
    sheet.contact({
      ...contact,
      parts: ['element', 'sleeve'],
      media: [i === 0 ? 'process' : behind(i - 1), behind(i)],
    })
  })
}

/** Sleeve with its two O-rings, body bolted to the box, and the element's retaining plate. */
function sleeveAndBody(sheet: Sheet) {
  const outline = polyline`M${BOX_FACE} ${R(36)} H${ELEMENT_START} V${elementTop}
    H${elementEnd} L${bodySurface.toReversed()}`
  sheet
    .part('sleeve', 'rotating', 'steel', box(SLEEVE_START, sleeveEnd, S, sleeve))
    .anchor('sleeve', [elementEnd - 30, R(10)])
    .part('body', 'stationary', 'steel-opposed', outline)
    .anchor('body', [BOX_FACE + 26, R(146)])
    .part('plate', 'stationary', 'steel', box(elementEnd, plateEnd, R(30), R(122)))
    .anchor('plate', [plateEnd - 9, R(66)])
  const screw = { tip: elementEnd - 26, head: plateEnd, end: plateEnd + 14, r: R(108) }
  capScrew(sheet, 'plate-screw', screw)
  gasket(sheet, 'body-gasket', BOX_FACE, BOX_FACE + 8, R(112), R(128))
  oRing(sheet, 'sleeve-o-ring', [SLEEVE_START + 24, R(O_RING_RADIUS)])
  oRing(sheet, 'outer-o-ring', [collar - 26, R(O_RING_RADIUS)])
}

const ROTOR_END = 78
const CASE_START = 94
const BUSHING = { x1: 104, x2: 150 }

/**
 * The back of an internal gear pump: shaft with rotor, its bushing, and the box behind it, cut above the axis. Process
 * left, atmosphere right.
 */
function gearPumpEnd(sheet: Sheet) {
  const top = OUTSIDE + 14
  const bushing = S + 30
  shaft(sheet, straightShaft(24, SHAFT_END, S))
  const outline = polyline`M${CASE_START} ${bushing} H${BUSHING.x2} V${BORE} H${BOX_FACE} V${OUTSIDE}
    H${CASE_START}`
  const bearing = box(BUSHING.x1, BUSHING.x2, S + 2, bushing)
  sheet
    .medium('process', box(ROTOR_END, CASE_START, S, top))
    .medium('process', box(CASE_START, BUSHING.x2, S, bushing))
    .medium('process', box(BUSHING.x2, BOX_FACE, S, BORE))
    .opening(area(0, CASE_START + 2, 0, top + 2))
    .part('rotor', 'rotating', 'steel-opposed', box(24, ROTOR_END, S, top))
    .part('box', 'housing', 'housing', outline)
    .part('bearing', 'housing', 'graphite', bearing, 'thin')
}

function layout() {
  const sheet = new Sheet()
  gearPumpEnd(sheet)
  media(sheet)
  sleeveAndBody(sheet)
  element(sheet)
  // Through body and element into the chamber behind the first lip.
  boredPort(sheet, 'chamber-port', bodySurface, { from: [PORT, shell], medium: 'barrier', half: 8 })
  driveCollar(sheet, { shaft: S, x: collar, sleeve, top: R(78) })
  shaftOutline(sheet, straightShaft(66, SHAFT_END, S))
  pressureArrow(sheet, 172, 240, R(62))
  callouts(sheet)
  axisAndSides(sheet, SHAFT_END + 20, ['Lado producto', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: R(250),
    shaft: S,
    card: { x: 190, top: 346, width: 560 },
    row: { centre: [BOX_FACE + 110, R(54)], side: 210 },
    cutaway: { reach: R(160), shows: 'los labios, uno tras otro, apoyados en la camisa' },
  })
}

function callouts(sheet: Sheet) {
  const [first, ...further] = lips.map(({ middle }) => middle[Math.floor(middle.length / 2)])
  sheet
    .callout('bearing', [136, R(16)], 'buje del eje de la bomba')
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje; otro en el lado atmósfera')
  if (first) sheet.callout('element', first, 'primer labio, en contacto con la camisa')
  const last = further.at(-1)
  if (last) sheet.callout('element', last, 'segundo y tercer labio')
  sheet
    .name('body', 'brida en cuña con orejas removibles')
    .name('chamber-port', 'puerto de la cámara intermedia; el drenaje está abajo')
    .callout('element', [elementEnd - 8, elementTop - 12], 'elemento polimérico de una pieza')
    .name('plate', 'placa de retención atornillada')
    .name('sleeve', 'camisa')
    .name('collar', 'anillo de bloqueo con prisionero')
}

const describe = () => ({
  title: 'media sección en una bomba de engranajes internos',
  description: inSentences([
    'A la izquierda, el rotor de una bomba de engranajes y el producto viscoso; a la derecha, la atmósfera.',
    'No hay caras: un elemento polimérico de una pieza apoya tres labios sobre la camisa, abiertos hacia el producto.',
    'Detrás del primer labio queda una cámara intermedia con puerto arriba y drenaje abajo.',
    'Una placa atornillada retiene el elemento, que se cambia en terreno; la camisa lleva dos O-rings y se fija al eje con un anillo de bloqueo.',
  ]),
})

export const lipCartridge: KindDefinition<typeof schema> = { schema, layout, describe }
