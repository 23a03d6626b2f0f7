import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { inSentences } from '../../sentences.ts'
import { Sheet } from '../../sheet.ts'
import { detailView } from './detail.ts'
import { BOX_FACE, CONTACT, dimensionsOf, type Bellows } from './dimensions.ts'
import { gland } from './gland.ts'
import { lockOutside, sleeveAndLock } from './hold.ts'
import { pumpingRing, tandemGland, tandemMedia, tandemOutside } from './tandem.ts'
import { bellowsHead, seatMedia, stationarySeat } from './unit.ts'

function layout(parameters: Bellows) {
  const d = dimensionsOf(parameters)
  const { Q, s, bore } = d
  const { arrangement } = parameters
  const isTandem = arrangement === 'tandem'
  const isOnSleeve = arrangement !== 'component'
  const sheet = new Sheet()
  const pump = { end: d.shaftEnd, face: BOX_FACE, bore, throat: Q(30), outside: d.casting }
  stuffingBox(sheet, { shaft: s, ...pump })
  const behind = isTandem ? 'barrier' : 'atmosphere'
  if (isTandem) {
    tandemMedia(sheet, parameters, d)
    seatMedia(sheet, parameters, d, d.outer, ['barrier', 'atmosphere'])
  }
  seatMedia(sheet, parameters, d, d.inner, ['process', behind])
  if (isTandem) tandemGland(sheet, parameters, d)
  else gland(sheet, parameters, d)
  if (isOnSleeve) sleeveAndLock(sheet, parameters, d)
  bellowsHead(sheet, parameters, d, d.inner, behind)
  stationarySeat(sheet, parameters, d, d.inner, [behind, 'process'])
  if (isTandem) {
    const second = sheet.at([0, 0], { prefix: 'outer-' })
    pumpingRing(sheet, parameters, d)
    bellowsHead(second, parameters, d, d.outer, 'atmosphere')
    stationarySeat(second, parameters, d, d.outer, ['atmosphere', 'barrier'])
    tandemOutside(sheet, parameters, d)
    lockOutside(sheet, parameters, d)
  }
  shaftOutline(sheet, straightShaft(66, d.shaftEnd, s))
  pressureArrow(sheet, 132, 186, Q(93))
  // A tandem fills the sheet.
  if (!isTandem) detailView(sheet, parameters, d)
  callouts(sheet, parameters)
  axisAndSides(sheet, d.shaftEnd + 20)
  const cutaway = {
    reach: d.R(160),
    screws: { on: 'gland', circle: d.R(116) },
    shows: 'el fuelle de láminas soldadas, las dos caras y la línea donde sellan',
  }
  return sheet.finish({
    balloonRow: Q(arrangement === 'component' ? 226 : 256),
    shaft: s,
    cardShare: isTandem ? 'whole' : 0.92,
    // Where every card of the category begins, so that they can be compared.
    card: { x: 120, top: 366, width: 620 },
    row: isTandem
      ? { x: CONTACT - 70, top: Q(250), width: 400 }
      : { x: CONTACT - 232, top: Q(190), width: 320 },
    icon: { centre: [CONTACT - 20, Q(44)], side: 230 },
    cutaway: isOnSleeve ? cutaway : undefined,
  })
}

/** What each part is called in this construction. */
function callouts(sheet: Sheet, { arrangement, secondarySeals, flush, quench, pumping }: Bellows) {
  const isComponent = arrangement === 'component'
  const isTandem = arrangement === 'tandem'
  const isHot = secondarySeals === 'graphite'
  const holder = isHot ? 'soporte con tornillos de apriete axial' : 'soporte con prisionero'
  const under = isComponent ? 'el eje' : 'la camisa'
  const seal = `${isHot ? 'cuña de grafito' : 'O-ring estático'} sobre ${under}`
  const seatSeal = isHot ? 'junta de grafito' : 'O-ring estático'
  const faces = { component: '', cartridge: ' en su portacara', tandem: ', una en cada par' }
  const seats = {
    component: ', opcional',
    cartridge: ` con ${seatSeal}`,
    tandem: ', uno en cada par',
  }
  sheet.name('holder', isComponent ? holder : `${holder} y ${seal}`)
  if (isComponent) sheet.name(isHot ? 'holder-wedge' : 'holder-o-ring', seal)
  sheet
    .name('bellows', `fuelle metálico soldado${isTandem ? ', uno en cada par' : ''}`)
    .name('rotary-face', `cara rotativa${faces[arrangement]}`)
    .name('stationary-face', `asiento estacionario${seats[arrangement]}`)
  if (isTandem) {
    sheet
      .name('ring', 'anillo intermedio')
      .name('inlet', 'puertos de fluido barrera, entrada y salida')
    if (pumping === 'helical') sheet.name('pumping-ring', 'anillo de bombeo helicoidal')
    if (pumping === 'vanes') sheet.name('pumping-ring', 'paletas de bombeo')
    sheet.name('gland', isHot ? 'brida apernada, con junta de grafito en su tapa' : 'brida larga')
  } else {
    if (flush !== 'none') sheet.name('flush-port', 'puerto de lavado')
    if (quench) {
      sheet.name('quench-port', 'conexión de quench').name('bushing', 'buje de restricción')
    }
    sheet.name('gland', isComponent ? 'brida de la bomba' : 'brida ranurada')
  }
  if (isComponent) {
    sheet
      .name('carrier', 'portacara')
      .name(isHot ? 'seat-gasket' : 'seat-o-ring', `${seatSeal} del asiento`)
    return
  }
  if (isHot) sheet.name('sleeve-wedge', 'cuña de grafito sobre el eje')
  else sheet.name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
  sheet.name('collar', `anillo de bloqueo con ${isHot ? 'tornillos axiales' : 'prisionero'}`)
}

const ARRANGEMENTS: Record<Bellows['arrangement'], string> = {
  component:
    'El conjunto va directo sobre el eje, sin camisa; la brida de la bomba recibe el asiento.',
  cartridge:
    'Camisa, fuelle, asiento y brida forman un cartucho que se fija al eje con un anillo de bloqueo.',
  tandem:
    'Dos conjuntos de fuelle giran en serie sobre una camisa, ambos de cara al proceso; entre ellos circula fluido barrera, por dos puertos radiales de una brida larga.',
}
const PUMPING: Record<Bellows['pumping'], string | undefined> = {
  none: undefined,
  helical: 'Un anillo helicoidal sobre el soporte exterior mueve el fluido barrera.',
  vanes: 'Paletas de bombeo sobre la camisa mueven el fluido barrera.',
}

function describe(parameters: Bellows) {
  const { arrangement, secondarySeals, convolutions, flush, quench, pumping } = parameters
  const isHot = secondarySeals === 'graphite'
  const carried = arrangement === 'component' ? 'el eje' : 'la camisa'
  const connections = [
    flush !== 'none' && `puerto de lavado ${flush === 'oblique' ? 'oblicuo' : 'radial'}`,
    quench && 'conexión de quench',
    quench && 'buje de restricción',
  ].filter((item) => typeof item === 'string')
  return {
    title: `media sección en la caja de sellado${arrangement === 'tandem' ? '' : ' y detalle del fuelle'}`,
    description: inSentences([
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
      ARRANGEMENTS[arrangement],
      `El fuelle metálico soldado, de ${convolutions} pliegues, es a la vez resorte y sello secundario: no hay O-ring dinámico.`,
      isHot
        ? `Para alta temperatura no lleva elastómeros: cuñas de grafito apretadas por tornillos axiales sellan sobre ${carried}, y juntas de grafito, en el asiento y la brida.`
        : `Los O-rings son solo estáticos: bajo el soporte, sobre ${carried}, y en el asiento.`,
      connections.length > 0 && `La brida tiene ${new Intl.ListFormat('es').format(connections)}.`,
      PUMPING[pumping],
      arrangement !== 'tandem' &&
        'El detalle muestra las láminas, soldadas por su borde exterior e interior.',
    ]),
  }
}

export const bellows: KindDefinition<Bellows> = { layout, describe }
