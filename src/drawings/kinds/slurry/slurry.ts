import { axisAndSides, pressureArrow } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { inSentences } from '../../sentences.ts'
import { Sheet } from '../../sheet.ts'
import { CONTACT, dimensionsOf, SHAFT_END, type Slurry } from './dimensions.ts'
import { gland, housing, media, pushPlate, rotating, stationary, vent } from './seal.ts'

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
    card: { x: 180, top: 350, width: 520 },
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
    sheet.name('adapter', `placa adaptadora${ribs}, en lugar de la caja de sellado`)
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

const HOUSINGS: Record<Slurry['housing'], string> = {
  'stuffing-box': 'La brida se aperna a la caja de sellado, amplia y sin rincones.',
  adapter:
    'Una placa adaptadora circular reemplaza la caja de sellado o el expulsor de la bomba de pulpa; su cámara cónica se abre hacia el impulsor.',
  'ribbed-adapter':
    'Una placa adaptadora de gran diámetro, con nervios, va directo al bastidor de la bomba de pulpa.',
}

function describe(parameters: Slurry) {
  const { cushion, bushings, centring } = parameters
  const place =
    parameters.housing === 'stuffing-box' ? 'en la caja de sellado' : 'sobre la placa adaptadora'
  return {
    title: `media sección ${place} de una bomba de pulpa`,
    description: inSentences([
      'A la izquierda, el impulsor y la pulpa; a la derecha, la atmósfera.',
      HOUSINGS[parameters.housing],
      'Una placa de empuje, por fuera de la brida, presiona la cara estacionaria; sus resortes, grandes, van sobre pernos con resalte, a la vista y fuera del fluido.',
      `Las caras son gruesas y macizas, y un arrastre de base cuadrada mueve la rotativa${cushion ? ', apoyada en un cojín elástico' : ''}.`,
      bushings &&
        'Bujes de restricción hacia el impulsor y en la placa de empuje frenan el paso de sólidos.',
      parameters.vent
        ? 'Trabaja sin puerto de lavado; un venteo evacua el aire de la caja.'
        : 'Trabaja sin puerto de lavado.',
      centring === 'clips' && 'Presillas centran el cartucho hasta terminar el montaje.',
    ]),
  }
}

export const slurry: KindDefinition<Slurry> = { layout, describe }
