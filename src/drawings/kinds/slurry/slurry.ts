import { axisAndSides, pressureArrow } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import { CONTACT, dimensionsOf, SHAFT_END, type Slurry } from './dimensions.ts'
import { housing, vent } from './housing.ts'
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
  pushPlate(sheet, parameters, d)
  if (parameters.vent) vent(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  pressureArrow(sheet, 148, 200, R(88))
  axisAndSides(sheet, SHAFT_END + 20)
  callouts(sheet, parameters)
  return sheet.finish({
    balloonRow: top + 48,
    shaft: s,
    card: CARD,
    row: { x: 96, top: R(250), width: 410 },
    icon: { centre: [CONTACT + 34, R(62)], side: 230 },
  })
}

function callouts(sheet: Sheet, parameters: Slurry) {
  if (parameters.bushings) {
    const label = 'bujes: uno de restricción en la garganta, otro en la placa de empuje'
    sheet.name('throat-bushing', label)
  }
  if (parameters.housing !== 'stuffing-box') {
    const ribs = parameters.housing === 'ribbed-adapter' ? ' con nervios' : ''
    const label = `placa adaptadora${ribs}, en lugar de la caja de sellado`
    sheet.name('adapter', label)
  }
  const cushion = parameters.cushion ? ' y cojín elástico' : ''
  sheet
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
    .name('square-drive', `arrastre de base cuadrada${cushion}`)
    .name('rotary-face', 'cara rotativa maciza')
    .name('stationary-face', 'cara estacionaria maciza')
    .name('dynamic-o-ring', 'O-ring dinámico')
    .name('gland', `brida gruesa${parameters.vent ? ', con venteo' : ''}`)
    .name('springs', 'resortes de la placa de empuje, fuera del fluido')
    .name('collar', 'collar de arrastre con prisionero')
}

export const slurry: KindDefinition<Slurry> = { layout, describe: describeSlurry }
