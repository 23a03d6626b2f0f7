import { z } from 'zod'
import { bearingHousing, housingPlaces } from '../assemblies/bearing-housing.ts'
import { axisAndSides, R, S } from '../assemblies/stuffing-box.ts'
import { box, polyline, Sheet, type KindDefinition } from '../kit.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { shaftOutline, straightShaft } from '../parts/shaft.ts'
import { waveSpring } from '../parts/springs.ts'

/** A bearing protector with a pair of faces in a case pressed into the cover. */
const schema = z.strictObject({ kind: z.literal('bearing-face') })

/** Centres the housing on the sheet. */
const X = 190
const { seat: SEAT, face: FACE } = housingPlaces(X)
const SHAFT_END = 800
/** Positions along the axis: back and front of the case, the carbon, the contact, the rotor. */
const CASE = { back: SEAT + 9, wall: SEAT + 18, lip: SEAT + 50, end: FACE + 14 }
const CARBON = { back: SEAT + 42, nose: SEAT + 78 }
const CONTACT = SEAT + 88
const ROTOR = { disc: CONTACT + 26, end: CONTACT + 62 }
const O_RING = SEAT + 60
const CARD = { x: CONTACT - 300, top: 330, width: 540 }

function layout() {
  const [b1, b2, carbonTop, caseBore, bore] = [R(38), R(58), R(62), R(78), R(90)]
  const sheet = new Sheet()
  bearingHousing(sheet, { x: X, end: SHAFT_END, bore })
  const outline = polyline`M${CASE.back} ${R(12)} H${CASE.lip} V${R(22)} H${CASE.wall}
    V${caseBore} H${CASE.end} V${R(104)} H${FACE} V${bore} H${CASE.back}`
  const carbonOutline = polyline`M${CARBON.back} ${R(26)} H${CARBON.nose} V${b1} H${CONTACT}
    V${b2} H${CARBON.nose} V${carbonTop} H${CARBON.back}`
  const rotorOutline = polyline`M${CONTACT} ${S} H${ROTOR.end} V${R(26)} H${ROTOR.disc} V${R(70)}
    H${CONTACT}`
  sheet
    .medium('process', box(SEAT, CONTACT, S, R(12)))
    .medium('process', box(CASE.wall, CONTACT, R(12), b1))
    .medium('process', box(CASE.wall, O_RING, R(12), caseBore))
    .medium('process', box(SEAT, CASE.back, S, bore))
    .part('case', 'stationary', 'steel-fine-opposed', outline)
    .part('carbon', 'stationary', 'face-stationary', carbonOutline)
    .part('rotor', 'rotating', 'face-rotary', rotorOutline)
    .contact({ from: [CONTACT, b1], to: [CONTACT, b2], parts: ['carbon', 'rotor'] })
  oRing(sheet, 'carbon-o-ring', [O_RING, carbonTop + O_RING_RADIUS])
  oRing(sheet, 'rotor-o-ring', [ROTOR.disc + 6, R(O_RING_RADIUS)])
  waveSpring(sheet, 'spring', { x1: CASE.wall, x2: CARBON.back, r1: R(30), r2: R(60) })
  shaftOutline(sheet, straightShaft(SEAT - 98, SHAFT_END, S))
  flowArrow(sheet, [ROTOR.end + 96, R(58)], [ROTOR.end + 34, R(58)], 'ink')
  flowArrow(sheet, [SEAT - 84, R(36)], [SEAT - 26, R(36)])
  sheet
    .callout('case', [CASE.back + 7, R(68)], 'carcasa anodizada en C, a presión en la tapa')
    .name('spring', 'resorte ondulado')
    .name('carbon-o-ring', 'O-ring secundario')
    .callout('carbon', [CARBON.nose - 10, R(48)], 'cara estacionaria de carbono')
    .callout('rotor', [ROTOR.disc - 10, R(58)], 'anillo rotativo sobre el eje')
    .name('rotor-o-ring', 'O-ring del anillo rotativo')
  axisAndSides(sheet, SHAFT_END + 20, ['Lado aceite', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: R(206),
    shaft: S,
    card: CARD,
    row: { x: CONTACT - 132, top: R(127), width: 244 },
  })
}

const describe = () => ({
  title: 'media sección en la tapa de un rodamiento',
  description: [
    'A la izquierda, el rodamiento y su aceite; a la derecha, la atmósfera.',
    'Una carcasa de aluminio en C entra a presión en la tapa;',
    'un resorte ondulado empuja la cara de carbono contra el anillo que gira con el eje.',
    'El contacto de cara retiene el aceite y cierra el paso a humedad y polvo, sin labio que raye el eje.',
  ].join(' '),
})

export const bearingFace: KindDefinition<typeof schema> = { schema, layout, describe }
