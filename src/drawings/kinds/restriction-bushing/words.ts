import { capitalised } from '#schema/letter-case.ts'
import { inSentences } from '../../sentences.ts'
import type { RestrictionBushing } from './dimensions.ts'

const PLACES: Record<RestrictionBushing['place'], string> = {
  'box-bottom':
    'El buje se apoya en el fondo de la caja, contra la garganta, y entra desde el lado del sello sin mecanizar la caja.',
  'throat-insert': 'El buje entra a presión en la garganta mecanizada, desde el lado del impulsor.',
  'throat-flange':
    'El buje lleva una pestaña apernada por el lado del impulsor y ocupa el lugar del buje de garganta.',
  adapter:
    'El buje es parte de un anillo adaptador entre la cara de la caja y la brida; el sello queda fuera de la caja, sobre una zona del eje sin desgaste.',
  'column-foot':
    'Columna vertical cortada por el eje: el buje va a presión al pie de la columna y detiene los sólidos que suben por el eje.',
}
const BEHIND: Record<RestrictionBushing['with'], string> = {
  seal: 'Detrás, un sello mecánico de cartucho',
  'split-seal': 'Detrás, un sello mecánico partido',
  packing: 'Detrás, tres anillos de empaquetadura y su prensaestopas',
}
const FLUSH: Record<RestrictionBushing['flush'], string> = {
  regulated: 'llega por un regulador de caudal y una válvula de retención',
  unregulated: 'llega por una válvula de retención, sin regulador',
  none: 'sin línea de lavado',
}

const listOf = (items: readonly (string | false)[]) =>
  new Intl.ListFormat('es').format(items.filter((item) => item !== false))

export function describeRestrictionBushing(parameters: RestrictionBushing) {
  const { place, split, zones, vent, drain, material, flush } = parameters
  const water = parameters.with === 'packing' ? 'el agua de sello' : 'el agua de lavado'
  const view = place === 'column-foot' ? 'columna de bomba vertical' : 'caja de sellado'
  const clearances =
    zones === 'exit'
      ? 'La holgura estrecha con el eje está en la salida'
      : 'Dos zonas de holgura estrecha guían el eje: la A hacia la empaquetadura y la B en la salida'
  const grooves = listOf([
    vent && 'una ranura superior ventea el aire',
    drain && 'una inferior drena la caja',
  ])
  return {
    title: `buje activo de ranura espiral, corte de ${view} y vista desde el motor`,
    description: inSentences([
      `Buje fijo ${split ? 'partido en dos mitades' : 'no partido'}, ${material === 'metal' ? 'metálico' : 'de polímero'}.`,
      PLACES[place],
      'El giro del fluido lleva los sólidos a la cavidad cónica; la ranura espiral los conduce hacia el impulsor.',
      `${clearances}.`,
      grooves !== '' && `${capitalised(grooves)}.`,
      `${BEHIND[parameters.with]}; ${flush === 'none' ? '' : `${water} `}${FLUSH[flush]}.`,
    ]),
  }
}
