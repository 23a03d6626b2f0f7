import { driveCollar } from '../../assemblies/drive-collar.ts'
import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { inSentences } from '../../sentences.ts'
import { Sheet } from '../../sheet.ts'
import { CONTACT, dimensionsOf, GLAND_FACE, type Cassette, type Dimensions } from './dimensions.ts'
import { body, contour, gland, insertMedia, insertScrew, quench, sleeveAndFaces } from './seal.ts'

const SHAFT_END = 900

function layout(parameters: Cassette) {
  const d = dimensionsOf(parameters)
  const { R, s, bore, end, collar, collarTop, sleeveTop } = d
  const isTandem = parameters.arrangement === 'tandem'
  const sheet = new Sheet()
  const pump = { end: SHAFT_END, face: GLAND_FACE, bore, throat: R(40), outside: R(200) }
  stuffingBox(sheet, { shaft: s, ...pump })
  insertMedia(sheet, parameters, d)
  gland(sheet, parameters, d)
  body(sheet, parameters, d)
  if (!isTandem) quench(sheet, d)
  insertScrew(sheet, d)
  sleeveAndFaces(sheet, parameters, d)
  const centringRing = box(end + 4, collar, sleeveTop, R(50))
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
    card: { x: 170, top: 350, width: 560 },
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
  const isTandem = arrangement === 'tandem'
  const each = isTandem ? ', una en cada par' : ''
  sheet
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
    .name('inner-rotary', `cara rotativa${each}`)
    .name('inner-stationary', `cara estacionaria${each}`)
    .name('port', isTandem ? 'salida de fluido barrera; la entrada está abajo' : 'puerto de lavado')
    .name('gland', 'brida universal: queda en la bomba, y sus O-rings abrazan el casete')
    .name('contour', 'contorno del casete recambiable')
    .name('collar', 'collar de arrastre con prisionero')
  if (!isTandem) {
    sheet
      .name('inner-dynamic-o-ring', 'O-ring dinámico')
      .name('quench-port', 'puerto de quench, que un buje flotante retiene; el drenaje está abajo')
      .name('inner-springs', 'resortes, lado atmósfera')
    return
  }
  sheet
    .callout('bushing', [d.pocket + 16, d.R(33)], 'buje flotante')
    .name('inner-springs', 'resortes: los interiores en el fluido barrera, los exteriores en seco')
  if (pumpingRing) sheet.name('pumping-ring', 'anillo de bombeo')
}

const ARRANGEMENTS: Record<Cassette['arrangement'], string> = {
  single:
    'Un par de caras: los resortes helicoidales empujan la cara estacionaria desde el lado atmósfera. El puerto grande alimenta un canal anular, y varias perforaciones del casete bañan las caras.',
  tandem:
    'Dos pares de caras en serie miran hacia el proceso, cada uno con sus resortes: los del interior trabajan en el fluido barrera; los del exterior, en el lado seco. El fluido barrera llena el espacio entre ambos pares.',
}

function describe({ arrangement, pumpingRing }: Cassette) {
  return {
    title: 'media sección en la caja de sellado de una bomba',
    description: inSentences([
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
      'La línea gruesa rodea el casete, que se cambia como una sola pieza: camisa, caras, resortes y O-rings. La brida universal queda en la bomba, y dos O-rings suyos abrazan el casete.',
      ARRANGEMENTS[arrangement],
      pumpingRing &&
        'Un anillo de bombeo en el portacara exterior hace circular el fluido barrera.',
      arrangement === 'single' && 'Detrás de las caras hay quench y drenaje.',
      'Un buje flotante cierra el lado atmósfera, y un anillo centra el conjunto al montarlo.',
    ]),
  }
}

export const cassette: KindDefinition<Cassette> = { layout, describe }
