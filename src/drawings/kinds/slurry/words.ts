import type { Slurry } from './dimensions.ts'
import { inSentences } from '../../sentences.ts'

const HOUSINGS: Record<Slurry['housing'], string> = {
  'stuffing-box': 'La brida se aperna a la caja de sellado, amplia y sin rincones.',
  adapter:
    'Una placa adaptadora circular reemplaza la caja de sellado o el expulsor de la bomba de pulpa; su cámara cónica se abre hacia el impulsor.',
  'ribbed-adapter':
    'Una placa adaptadora de gran diámetro, con nervios, va directo al bastidor de la bomba de pulpa.',
}

export function describeSlurry(parameters: Slurry) {
  const { housing, cushion, bushings, vent, centring } = parameters
  return {
    title:
      housing === 'stuffing-box'
        ? 'media sección en la caja de sellado de una bomba de pulpa'
        : 'media sección sobre la placa adaptadora de una bomba de pulpa',
    description: inSentences([
      'A la izquierda, el impulsor y la pulpa; a la derecha, la atmósfera.',
      HOUSINGS[housing],
      'Una placa de empuje, por fuera de la brida, presiona la cara estacionaria; sus resortes, grandes, van sobre pernos con resalte, a la vista y fuera del fluido.',
      `Las caras son gruesas y macizas, y un arrastre de base cuadrada mueve la rotativa${cushion ? ', apoyada en un cojín elástico' : ''}.`,
      bushings &&
        'Bujes de restricción hacia el impulsor y en la placa de empuje frenan el paso de sólidos.',
      vent
        ? 'Trabaja sin puerto de lavado; un venteo evacua el aire de la caja.'
        : 'Trabaja sin puerto de lavado.',
      centring === 'clips' && 'Presillas centran el cartucho hasta terminar el montaje.',
    ]),
  }
}
