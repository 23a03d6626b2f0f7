import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { O_RING_RADIUS } from '../../parts/seals.ts'
import { shaftOutline } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  CONTACT,
  dimensionsOf,
  SHAFT_END,
  type CartridgeSingle,
  type Dimensions,
} from './dimensions.ts'
import { clamp, glandOutside } from './gland-outside.ts'
import { gland, glandMedia } from './gland.ts'
import { hold, holdOutside, shaftProfile, sleeveEnd } from './hold.ts'
import { rotaryRing, sleeve, stationaryRing } from './rings.ts'
import { describeCartridgeSingle } from './words.ts'

/** Top and left edge of every card of the category, so that the cards can be compared. */
const CARD = { x: 160, top: 350, width: 560 }

function layout(parameters: CartridgeSingle) {
  const d = dimensionsOf(parameters)
  const { R, s, b1, b2, balance } = d
  const sheet = new Sheet()
  const profile = shaftProfile(parameters, d)
  stuffingBox(sheet, {
    shaftRadius: s,
    shaftProfile: profile,
    end: SHAFT_END,
    face: BOX_FACE,
    bore: d.bore,
    throat: R(40),
    outside: R(200),
  })
  glandMedia(sheet, parameters, d)
  gland(sheet, parameters, d)
  clamp(sheet, parameters, d)
  sleeve(sheet, parameters, d, sleeveEnd(parameters, d))
  const rotarySprings = rotaryRing(sheet, parameters, d)
  const stationarySprings = stationaryRing(sheet, parameters, d)
  sheet.contact({
    from: [CONTACT, b1],
    to: [CONTACT, b2],
    parts: ['rotary-face', 'stationary-face'],
    media: ['atmosphere', 'process'],
    balanceRadius: balance,
  })
  hold(sheet, parameters, d)
  glandOutside(sheet, parameters, d)
  holdOutside(sheet, parameters, d)
  shaftOutline(sheet, [[66, s], ...profile.slice(1)])
  pressureArrow(sheet, 132, 186, R(111))
  axisAndSides(sheet, SHAFT_END + 20)
  callouts(sheet, parameters, d, rotarySprings ?? stationarySprings)
  return sheet.finish({
    balloonRow: R(276),
    shaft: s,
    card: CARD,
    row: { x: CONTACT - 120, top: R(215), width: 340 },
    icon: { centre: [CONTACT + 34, R(62)], side: 230 },
    cutaway: {
      reach: R(160),
      screws: { on: 'gland', circle: R(116) },
      shows: 'la cara rotativa, la cara estacionaria y, entre ambas, la línea donde sellan',
    },
  })
}

function callouts(
  sheet: Sheet,
  parameters: CartridgeSingle,
  { R, b2, balance, end, collar, counterbore, pocket, wall, seatEnd }: Dimensions,
  springs: Point | undefined,
) {
  const isSeated = parameters.springs === 'multiple'
  const isHeld = parameters.rotaryMount === 'holder' && !isSeated
  const sleeveORing: Point = [isSeated ? 204 : isHeld ? 236 : 243, R(O_RING_RADIUS)]
  sheet.callout('sleeve-o-ring', sleeveORing, 'O-ring de la camisa sobre el eje')
  const isCushioned = parameters.drive === 'cushioned-pin' && !isSeated
  const drive = isCushioned ? 'arrastrada por un pasador con cojín' : 'gira con la camisa'
  sheet.callout(
    'rotary-face',
    [302, b2 - 12],
    `cara rotativa${isHeld ? ' en su portacara' : ''}, ${drive}`,
  )
  sheet.callout(
    'stationary-face',
    [358, b2 - 10],
    isSeated
      ? 'cara estacionaria apoyada en la brida, con O-ring'
      : 'cara estacionaria en la brida',
  )
  if (isSeated) {
    sheet.callout('rotary-o-ring', [254, balance + O_RING_RADIUS], 'O-ring dinámico')
  } else {
    sheet.callout('dynamic-o-ring', [440, balance + O_RING_RADIUS], 'O-ring dinámico')
  }
  if (springs) {
    const label = {
      external: 'resortes fuera del fluido',
      wave: 'resorte ondulado fuera del fluido',
      multiple: 'resortes múltiples aislados del fluido',
    }[parameters.springs]
    sheet.callout('springs', springs, label)
  }
  if (parameters.port !== 'none') {
    const [rise, lean] = [18, parameters.port === 'oblique' ? 10 + 0.4 * 18 : 0]
    const inner = counterbore + (parameters.channel ? 14 : 0)
    sheet.callout('flush-port', [BOX_FACE + 20 + lean, inner + rise], 'puerto de lavado')
  }
  const bushing = { none: '', fixed: 'buje fijo', floating: 'buje flotante' }[parameters.bushing]
  if (parameters.quench) {
    const lean = parameters.gland === 'conical' ? 0.4 * 30 : 0
    const dot: Point = isSeated
      ? [wall + 22 + lean, R(58)]
      : [(seatEnd + wall) / 2 + lean, balance + 33]
    sheet.callout(
      'quench-port',
      dot,
      `conexión de quench${bushing && `, que un ${bushing} retiene`}`,
    )
  } else if (bushing) sheet.callout('bushing', [pocket + 6, R(25)], bushing)
  const fixing = parameters.gland === 'clamped' ? 'retenida por grapa' : 'apernada a la caja'
  sheet.callout('gland', [end - 8, R(82)], `brida ${fixing}`)
  if (parameters.centring !== 'none') {
    const isStrap = parameters.centring === 'strap'
    const dot: Point = isStrap ? [end + 7, R(70)] : [end + 22, R(63)]
    sheet.callout('centring', dot, isStrap ? 'cinta de centrado' : 'presilla de centrado')
  }
  if (parameters.lock === 'shaft-shoulder') {
    sheet.callout('sleeve', [end + 26, R(10)], 'camisa apoyada en el resalte del eje')
  } else {
    const screw = parameters.lock === 'set-screw' ? 'prisionero' : 'tornillo avellanado'
    sheet.callout('collar', [collar + 64, R(52)], `collar de arrastre con ${screw}`)
  }
}

export const cartridgeSingle: KindDefinition<CartridgeSingle> = {
  layout,
  describe: describeCartridgeSingle,
}
