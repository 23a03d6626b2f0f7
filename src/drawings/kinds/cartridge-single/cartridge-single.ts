import { glandBodyOutside, glandBodySurface } from '../../assemblies/gland-body.ts'
import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline } from '../../parts/shaft.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  CONTACT,
  dimensionsOf,
  glandBody,
  SHAFT_END,
  type CartridgeSingle,
  type Dimensions,
} from './dimensions.ts'
import { clamp, gland, glandMedia } from './gland.ts'
import { hold, rotaryRing, sealStart, shaftProfile, sleeve, stationaryRing } from './seal.ts'
import { describeCartridgeSingle } from './words.ts'

function layout(parameters: CartridgeSingle) {
  const d = dimensionsOf(parameters)
  const { R, s, bore } = d
  const sheet = new Sheet()
  const profile = shaftProfile(parameters, d)
  const pump = { end: SHAFT_END, face: BOX_FACE, bore, throat: R(40), outside: R(200) }
  stuffingBox(sheet, { shaft: s, shaftProfile: profile, ...pump })
  glandMedia(sheet, parameters, d)
  gland(sheet, parameters, d)
  clamp(sheet, parameters, d)
  sleeve(sheet, parameters, d)
  rotaryRing(sheet, parameters, d)
  stationaryRing(sheet, parameters, d)
  facesMeet(sheet, CONTACT, d)
  hold(sheet, parameters, d)
  glandBodyOutside(sheet, glandBody(parameters, d))
  shaftOutline(sheet, [[66, s], ...profile.slice(1)])
  pressureArrow(sheet, 132, 186, R(111))
  axisAndSides(sheet, SHAFT_END + 20)
  callouts(sheet, parameters, d)
  measures(sheet, parameters, d)
  const isClamped = parameters.gland === 'clamped'
  return sheet.finish({
    balloonRow: R(276),
    shaft: s,
    // Where every card of the category begins, so that they can be compared.
    card: { x: 160, top: 350, width: 560 },
    row: { x: CONTACT - 120, top: R(215), width: 340 },
    icon: { centre: [CONTACT + 34, R(62)], side: 230 },
    cutaway: {
      reach: isClamped ? R(207) : R(160),
      screws: isClamped
        ? { on: 'clamp', circle: R(182), nuts: true }
        : { on: 'gland', circle: R(116) },
      shows: 'la cara rotativa, la cara estacionaria y, entre ambas, la línea donde sellan',
    },
  })
}

/** The letters of the tables of dimensions. */
function measures(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { s, b2, bore, end, rotaryOuter, sleeveEnd } = d
  const start = sealStart(parameters)
  const isHeld = parameters.rotaryMount === 'holder' && parameters.springs !== 'multiple'
  const surface = glandBodySurface(glandBody(parameters, d))
  const [flange = [BOX_FACE, bore]] = surface
  const hub = surface.at(-1) ?? flange
  sheet
    .diameter('A', [start - 62, s])
    .diameter('B', flange, sleeveEnd + 30)
    .diameter('C', [start - 36, bore])
    .diameter(
      'D',
      [CONTACT - 24, isHeld ? rotaryOuter + 14 : Math.max(rotaryOuter, b2 + 4)],
      start - 12,
    )
    .diameter('H', hub, end + 18)
    .length('E', [start, s], [BOX_FACE, bore])
    .length('F', [BOX_FACE, bore], [sleeveEnd, s])
}

const SPRINGS: Record<CartridgeSingle['springs'], string> = {
  external: 'resortes fuera del fluido',
  wave: 'resorte ondulado fuera del fluido',
  multiple: 'resortes múltiples aislados del fluido',
}
const BUSHINGS = { none: '', fixed: 'buje fijo', floating: 'buje flotante' } as const

function callouts(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, end } = d
  const { springs, bushing, centring } = parameters
  const isSeated = springs === 'multiple'
  const isHeld = parameters.rotaryMount === 'holder' && !isSeated
  const isCushioned = parameters.drive === 'cushioned-pin' && !isSeated
  const drive = isCushioned ? 'arrastrada por un pasador con cojín' : 'gira con la camisa'
  const seat = isSeated ? 'apoyada en la brida, con O-ring' : 'en la brida'
  const fixing = parameters.gland === 'clamped' ? 'retenida por grapa' : 'apernada a la caja'
  sheet
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
    .name('rotary-face', `cara rotativa${isHeld ? ' en su portacara' : ''}, ${drive}`)
    .name('stationary-face', `cara estacionaria ${seat}`)
    .name(isSeated ? 'rotary-o-ring' : 'dynamic-o-ring', 'O-ring dinámico')
    .name('springs', SPRINGS[springs])
    .name('gland', `brida ${fixing}`)
  if (parameters.port !== 'none') sheet.name('flush-port', 'puerto de lavado')
  if (parameters.quench) {
    const kept = BUSHINGS[bushing] && `, que un ${BUSHINGS[bushing]} retiene`
    sheet.name('quench-port', `conexión de quench${kept}`)
  } else if (bushing !== 'none') sheet.name('bushing', BUSHINGS[bushing])
  if (centring === 'strap') sheet.callout('centring', [end + 7, R(70)], 'cinta de centrado')
  if (centring === 'clips') sheet.callout('centring', [end + 22, R(63)], 'presilla de centrado')
  if (parameters.lock === 'shaft-shoulder') {
    sheet.callout('sleeve', [end + 26, R(10)], 'camisa apoyada en el resalte del eje')
  } else {
    const screw = parameters.lock === 'set-screw' ? 'prisionero' : 'tornillo avellanado'
    sheet.name('collar', `collar de arrastre con ${screw}`)
  }
}

export const cartridgeSingle: KindDefinition<CartridgeSingle> = {
  layout,
  describe: describeCartridgeSingle,
}
