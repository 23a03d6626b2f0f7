import { axisAndSides, pressureArrow } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { O_RING_RADIUS } from '../../parts/seals.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import {
  BACK,
  COLLAR,
  CONTACT,
  dimensionsOf,
  GLAND_FACE,
  PLATE,
  SEAT_O_RING,
  SHAFT_END,
  type Dimensions,
  type Slurry,
} from './dimensions.ts'
import { housing, vent, ventDot } from './housing.ts'
import { outside } from './outside.ts'
import { gland, media, pushPlate, rotating, stationary } from './seal.ts'
import { describeSlurry } from './words.ts'

const CARD = { x: 180, top: 350, width: 520 }

function layout(parameters: Slurry) {
  const d = dimensionsOf(parameters)
  const { R, s, top } = d
  const sheet = new Sheet()
  housing(sheet, parameters, d)
  media(sheet, d)
  gland(sheet, d)
  rotating(sheet, parameters, d)
  stationary(sheet, d)
  const springs = pushPlate(sheet, parameters, d)
  outside(sheet, parameters, d)
  if (parameters.vent) vent(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 148, 200, R(88))
  axisAndSides(sheet, SHAFT_END + 20)
  callouts(sheet, parameters, d, springs)
  return sheet.finish({
    balloonRow: top + 48,
    shaft: s,
    card: CARD,
    row: { x: 96, top: R(250), width: 410 },
    icon: { centre: [CONTACT + 34, R(62)], side: 230 },
  })
}

function callouts(sheet: Sheet, parameters: Slurry, d: Dimensions, springs: Point) {
  const { R, b2, balance, throat, sleeveEnd } = d
  if (parameters.bushings) {
    sheet
      .callout('throat-bushing', [118, throat - 12], 'buje de restricción')
      .callout('plate-bushing', [(PLATE.from + PLATE.to) / 2, R(25)], 'buje de brida')
  }
  if (parameters.housing !== 'stuffing-box') {
    sheet.callout('adapter', [148, R(212)], 'placa adaptadora en lugar de la caja de sellado')
  }
  if (parameters.housing === 'ribbed-adapter') sheet.callout('rib', [200, R(176)], 'nervio')
  if (parameters.vent) sheet.callout('vent', ventDot(d), 'venteo')
  if (parameters.cushion) sheet.callout('cushion', [BACK + 4, b2 - 6], 'cojín elástico')
  sheet
    .callout('sleeve-o-ring', [228, R(O_RING_RADIUS)], 'O-ring de la camisa sobre el eje')
    .callout('square-drive', [BACK - 2, R(66)], 'arrastre de base cuadrada')
    .callout('rotary-face', [306, b2 - 14], 'cara rotativa maciza')
    .callout('stationary-face', [CONTACT + 40, b2 - 10], 'cara estacionaria maciza')
    .callout('dynamic-o-ring', [SEAT_O_RING, balance + O_RING_RADIUS], 'O-ring dinámico')
    .callout('gland', [GLAND_FACE + 90, R(140)], 'brida gruesa')
    .callout('push-plate', [PLATE.from + 10, R(100)], 'placa de empuje')
    .callout('springs', springs, 'resortes fuera del fluido')
    .callout('collar', [COLLAR + 62, R(54)], 'collar de arrastre con prisionero')
    .callout('sleeve', [sleeveEnd - 6, R(10)], 'camisa')
}

export const slurry: KindDefinition<Slurry> = { layout, describe: describeSlurry }
