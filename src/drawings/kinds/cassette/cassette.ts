import { driveCollar } from '../../assemblies/drive-collar.ts'
import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import {
  CONTACT,
  dimensionsOf,
  GLAND_FACE,
  SHAFT_END,
  type Cassette,
  type Dimensions,
} from './dimensions.ts'
import { sleeveAndFaces } from './faces.ts'
import { gland, insertScrew, quench } from './gland.ts'
import { body, contour, contourDot, media } from './insert.ts'
import { describeCassette } from './words.ts'

const CARD = { x: 170, top: 350, width: 560 }
/** Outer radius of the centring ring, from the shaft's surface. */
const CENTRING_RING = 50

function layout(parameters: Cassette) {
  const d = dimensionsOf(parameters)
  const { R, s, bore, end, collar, collarTop, sleeveTop } = d
  const isTandem = parameters.arrangement === 'tandem'
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: GLAND_FACE, bore, throat: R(40), outside: R(200) }
  stuffingBox(sheet, { shaft: s, ...pump })
  media(sheet, parameters, d)
  gland(sheet, parameters, d)
  body(sheet, parameters, d)
  if (!isTandem) quench(sheet, d)
  insertScrew(sheet, d)
  sleeveAndFaces(sheet, parameters, d)
  const centringRing = box(end + 4, collar, sleeveTop, R(CENTRING_RING))
  sheet.part('centring-ring', 'fastener', 'unsectioned', centringRing)
  driveCollar(sheet, { shaft: s, x: collar, sleeve: sleeveTop, top: collarTop })
  contour(sheet, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 146, 198, R(111))
  axisAndSides(sheet, SHAFT_END + 20)
  callouts(sheet, parameters, d)
  return sheet.finish({
    balloonRow: R(280),
    shaft: s,
    card: CARD,
    row: { x: CONTACT - 90, top: R(215), width: 340 },
    icon: { centre: [CONTACT + 80, R(62)], side: 260 },
    cutaway: {
      reach: R(188),
      screws: { on: 'insert', circle: R(110) },
      shows: 'las caras dentro del casete recambiable, y la brida que queda en la bomba',
    },
  })
}

function callouts(sheet: Sheet, { arrangement, pumpingRing }: Cassette, d: Dimensions) {
  const { R, b2, pocket } = d
  const isTandem = arrangement === 'tandem'
  const each = isTandem ? ', una en cada par' : ''
  sheet
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
    .callout('inner-rotary', [302, b2 - 12], `cara rotativa${each}`)
    .callout('inner-stationary', [CONTACT + 26, b2 - 10], `cara estacionaria${each}`)
    .name('port', isTandem ? 'salida de fluido barrera; la entrada está abajo' : 'puerto de lavado')
    .name('gland', 'brida universal: queda en la bomba, y sus O-rings abrazan el casete')
    .callout('contour', contourDot(d), 'contorno del casete recambiable')
    .name('collar', 'collar de arrastre con prisionero')
  if (!isTandem) {
    sheet
      .name('inner-dynamic-o-ring', 'O-ring dinámico')
      .name('quench-port', 'puerto de quench, que un buje flotante retiene; el drenaje está abajo')
      .name('inner-springs', 'resortes, lado atmósfera')
    return
  }
  sheet
    .callout('bushing', [pocket + 16, R(33)], 'buje flotante')
    .name('inner-springs', 'resortes: los interiores en el fluido barrera, los exteriores en seco')
  if (pumpingRing) sheet.name('pumping-ring', 'anillo de bombeo')
}

export const cassette: KindDefinition<Cassette> = { layout, describe: describeCassette }
