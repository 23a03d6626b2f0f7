import { axisAndSides, pressureArrow, stuffingBox } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { O_RING_RADIUS } from '../../parts/seals.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  CONTACT,
  dimensionsOf,
  GLAND_END,
  MIDDLE,
  mirrored,
  SEAT_O_RING,
  SHAFT_END,
  TAIL_END,
  type CartridgeDual,
  type Dimensions,
} from './dimensions.ts'
import { facePairs } from './faces.ts'
import { gland, glandOutside, media, portDot } from './gland.ts'
import { collar, holdOutside } from './hold.ts'
import { CUP, pumpingDot, sleeve } from './sleeve.ts'
import { describeCartridgeDual } from './words.ts'

/** The same crop as the single cartridges of the category. */
const CARD = { x: 160, top: 350, width: 560 }

function layout(parameters: CartridgeDual) {
  const d = dimensionsOf(parameters)
  const { R, s } = d
  const sheet = new Sheet()
  stuffingBox(sheet, {
    shaftRadius: s,
    end: SHAFT_END,
    face: BOX_FACE,
    bore: d.bore,
    throat: R(40),
    outside: R(200),
  })
  const springs = dualCartridge(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 132, 186, R(111))
  axisAndSides(sheet, SHAFT_END + 20)
  if (parameters.generic) sheet.generic()
  dualCallouts(sheet, parameters, d, springs)
  return sheet.finish({
    balloonRow: R(276),
    shaft: s,
    card: CARD,
    // With the springs that tell it from others, where they turn inside.
    row: {
      x: parameters.springs === 'multiple' ? CUP.start - 14 : MIDDLE - 190,
      top: R(240),
      width: 380,
    },
    icon: { centre: [MIDDLE, R(62)], side: 300 },
    cutaway: {
      reach: R(170),
      screws: { on: 'gland', circle: R(124) },
      shows: 'los dos pares de caras y el fluido barrera entre ellos',
    },
  })
}

/** The whole cartridge, gland and all; returns where its springs can be named. */
export function dualCartridge(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  media(sheet, parameters, d)
  gland(sheet, parameters, d)
  sleeve(sheet, parameters, d)
  const innerSprings = facePairs(sheet, parameters, d)
  const outerSprings = collar(sheet, parameters, d)
  glandOutside(sheet, parameters, d)
  holdOutside(sheet, parameters, d)
  return innerSprings ?? outerSprings
}

/** What a cartridge on a level shaft is bolted to. */
const LEVEL_MOUNT = 'la caja'

export function dualCallouts(
  sheet: Sheet,
  parameters: CartridgeDual,
  d: Dimensions,
  springs: Point | undefined,
  mountedOn = LEVEL_MOUNT,
) {
  const { R, b2, balance, oRing, collarEnd, collarTop, tailInner } = d
  const { springs: place, centre, pumping, centring, lock } = parameters
  const isCup = place === 'multiple'
  sheet
    .callout(
      'sleeve-o-ring',
      [isCup ? CUP.oRing : 243, R(O_RING_RADIUS)],
      'O-ring de la camisa sobre el eje',
    )
    .callout(
      'inner-rotary',
      [302, b2 - 12],
      `cara rotativa, una en cada extremo${place === 'omitted' ? '; los resortes no se dibujan' : ''}`,
    )
    .callout('inner-stationary', [CONTACT + 28, b2 - 12], 'cara estacionaria, una en cada par')
    .callout('inner-stationary-o-ring', [SEAT_O_RING, balance + oRing], 'O-ring de doble balance')
    .callout(
      'barrier-port',
      portDot(parameters, d),
      // On an upright shaft both ports stand at one height.
      mountedOn === LEVEL_MOUNT
        ? 'salida de fluido barrera; la entrada está abajo'
        : 'puerto de fluido barrera',
    )
    .callout('gland', [GLAND_END - 24, R(118)], `brida apernada a ${mountedOn}`)
  if (springs) {
    const label = isCup ? 'resortes múltiples aislados del fluido' : 'resortes, lado atmósfera'
    sheet.callout('springs', springs, label)
  }
  if (centre === 'spacer') {
    sheet.callout(
      'spacer',
      [mirrored(TAIL_END) - 6, (tailInner + balance) / 2],
      'espaciador perforado',
    )
  } else {
    sheet.callout(
      'outer-lug',
      [mirrored(TAIL_END) - 6, (tailInner + balance) / 2],
      'almenas: cada cara estacionaria apoya en la otra',
    )
  }
  const moved = {
    none: { target: 'channel', label: 'canal holgado de fluido barrera' },
    shaped: { target: 'sleeve', label: 'camisa perfilada que mueve el fluido barrera' },
    groove: { target: 'sleeve', label: 'ranura de bombeo en la camisa' },
    vanes: { target: 'pumping-ring', label: 'anillo de bombeo' },
  }[pumping]
  // A channel like any other needs no name: the port's says what flows in it.
  if (pumping !== 'none' || parameters.channel === 'wide') {
    sheet.callout(moved.target, pumpingDot(parameters, d), moved.label)
  }
  const clips = centring === 'clips' ? ' y presillas de centrado' : ''
  const screw = lock === 'set-screw' ? 'prisionero' : 'tornillo avellanado'
  sheet.callout(
    'collar',
    [collarEnd - 10, collarTop - 20],
    `collar de arrastre con ${screw}${clips}`,
  )
}

export const cartridgeDual: KindDefinition<CartridgeDual> = {
  layout,
  describe: describeCartridgeDual,
}
