import type { PackingKit } from './items.ts'
import { inSentences } from '../../sentences.ts'

const PLACES: Record<PackingKit['place'], string> = {
  valve: 'una válvula',
  lance: 'un soplador de hollín',
  pump: 'una bomba',
}
const COUNTS: Record<number, string> = { 3: 'tres', 4: 'cuatro', 5: 'cinco' }
const SEALS: Record<PackingKit['seals'], string> = {
  wedge: 'anillos en cuña',
  'die-formed': 'anillos de grafito preformados',
  braided: 'anillos trenzados',
}
const ENDS: Record<PackingKit['ends'], string | undefined> = {
  none: undefined,
  'die-formed': 'dos anillos de extremo preformados',
  braided: 'dos anillos de extremo trenzados',
}
/** What the kit's bushing is, and what it does. */
export const BUSHINGS: Record<
  Exclude<PackingKit['bushing'], 'none'>,
  { name: string; does: string }
> = {
  carbon: {
    name: 'camisa espaciadora de carbono',
    does: 'La camisa espaciadora de carbono ocupa el resto de una caja profunda, para que sellen solo los anillos necesarios.',
  },
  bronze: {
    name: 'buje partido de bronce',
    does: 'El buje de bronce, partido en dos mitades, trabaja como cojinete y mantiene centrada la lanza.',
  },
  spiral: {
    name: 'buje de ranura espiral',
    does: 'El buje ocupa el fondo de la caja, en lugar del anillo linterna: su ranura espiral devuelve los sólidos a la carcasa y el agua de sello entra a su cavidad.',
  },
}
const LOADS: Record<PackingKit['load'], string> = {
  bolted: 'El prensaestopas aprieta con sus pernos.',
  springs:
    'Pilas de resortes de disco en los espárragos mantienen la carga aunque los anillos se asienten.',
  'cased-springs':
    'Dos cartuchos de resortes de disco en los espárragos mantienen la carga; la altura del cartucho indica el apriete.',
}

export const sealName = ({ seals, count }: PackingKit) => `${COUNTS[count] ?? ''} ${SEALS[seals]}`

export function describePackingKit(parameters: PackingKit) {
  const { place, seals, ends, bushing, bushingAt, load } = parameters
  const contents = [
    sealName(parameters),
    seals === 'wedge' && 'un anillo de media altura',
    ENDS[ends],
    bushing !== 'none' && `${bushing === 'carbon' ? 'una' : 'un'} ${BUSHINGS[bushing].name}`,
  ].filter((item) => typeof item === 'string')
  const wedges =
    'La carga axial empuja los anillos en cuña, unos contra el vástago y otros contra la caja.'
  return {
    title: `juego de empaquetadura en la caja de ${PLACES[place]} y orden de montaje`,
    description: inSentences([
      `El juego lleva ${new Intl.ListFormat('es').format(contents)}${bushing === 'none' ? '' : bushingAt === 'bottom' ? '; el buje va al fondo' : '; el buje va junto al prensaestopas'}.`,
      seals === 'wedge' && wedges,
      bushing !== 'none' && BUSHINGS[bushing].does,
      LOADS[load],
      'A la derecha, las piezas en el orden en que entran a la caja, desde el fondo.',
    ]),
  }
}
