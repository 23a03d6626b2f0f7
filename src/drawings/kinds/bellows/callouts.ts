import type { Point } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'
import { CONTACT, type Bellows, type Dimensions } from './dimensions.ts'
import type { HeadDots } from './head.ts'
import { holdDots } from './hold.ts'
import type { SeatDots } from './seat.ts'

type Found = {
  inner: HeadDots
  innerSeat: SeatDots
  second: { pump: Point | undefined; head: HeadDots; seat: SeatDots } | undefined
}

/** The balloons: what each part is called in this construction. */
export function namedParts(sheet: Sheet, parameters: Bellows, d: Dimensions, found: Found) {
  const { arrangement, secondarySeals } = parameters
  const isHot = secondarySeals === 'graphite'
  const { inner, innerSeat, second } = found
  const carried = arrangement === 'component' ? 'eje' : 'camisa'
  const wedge = `${isHot ? 'cuña de grafito' : 'O-ring estático'} sobre ${carried === 'eje' ? 'el eje' : 'la camisa'}`
  const holder = isHot ? 'soporte con tornillos de apriete axial' : 'soporte con prisionero'
  const each = second ? ', uno en cada par' : ''
  const isComponent = arrangement === 'component'
  if (!isComponent) sheet.callout('holder', inner.holder, `${holder} y ${wedge}`)
  else {
    sheet
      .callout('holder', inner.holder, holder)
      .callout(isHot ? 'holder-wedge' : 'holder-o-ring', inner.secondary, wedge)
  }
  sheet
    .callout('bellows', inner.bellows, `fuelle metálico soldado${each}`)
    .callout(
      'rotary-face',
      inner.face,
      second
        ? 'cara rotativa, una en cada par'
        : `cara rotativa${isComponent ? '' : ' en su portacara'}`,
    )
    .callout(
      'stationary-face',
      innerSeat.seat,
      isComponent
        ? 'asiento estacionario, opcional'
        : `asiento estacionario${second ? each : ` con ${isHot ? 'junta de grafito' : 'O-ring estático'}`}`,
    )
  if (second) secondUnit(sheet, parameters, d, second)
  else glandParts(sheet, parameters, d)
  if (isComponent) {
    sheet
      .callout('carrier', inner.carrier, 'portacara')
      .callout(
        isHot ? 'seat-gasket' : 'seat-o-ring',
        innerSeat.seal,
        isHot ? 'junta de grafito del asiento' : 'O-ring estático del asiento',
      )
    return
  }
  const hold = holdDots(parameters, d)
  if (isHot) sheet.callout('sleeve-wedge', hold.wedge, 'cuña de grafito sobre el eje')
  else {
    sheet.name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
  }
  sheet.callout(
    'collar',
    hold.lock,
    isHot ? 'anillo de bloqueo con tornillos axiales' : 'anillo de bloqueo con prisionero',
  )
}

function glandParts(sheet: Sheet, { arrangement, flush, quench }: Bellows, d: Dimensions) {
  const { Q, end } = d
  if (flush !== 'none') {
    sheet.name('flush-port', 'puerto de lavado')
  }
  if (quench) {
    sheet.name('quench-port', 'conexión de quench').name('bushing', 'buje de restricción')
  }
  const name = arrangement === 'component' ? 'brida de la bomba' : 'brida ranurada'
  sheet.callout('gland', [end - 26, Q(100)], name)
}

function secondUnit(
  sheet: Sheet,
  { pumping, secondarySeals }: Bellows,
  d: Dimensions,
  { pump }: NonNullable<Found['second']>,
) {
  const { Q } = d
  sheet
    .name('ring', 'anillo intermedio')
    .name('inlet', 'puertos de fluido barrera, entrada y salida')
  if (pump) {
    const label = pumping === 'helical' ? 'anillo de bombeo helicoidal' : 'paletas de bombeo'
    sheet.callout('pumping-ring', pump, label)
  }
  if (secondarySeals === 'graphite') {
    const label = 'brida apernada, con junta de grafito en su tapa'
    sheet.callout('gland', [CONTACT + 186, Q(134)], label)
  } else sheet.callout('gland', [CONTACT + 160, Q(134)], 'brida larga')
}
