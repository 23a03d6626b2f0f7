import { FIBRES, type BraidedPacking } from './fibres.ts'
import { inSentences } from '../../sentences.ts'

const PLACES: Record<BraidedPacking['place'], string> = {
  pump: 'la caja de una bomba',
  'slurry-pump': 'la caja de una bomba de lodos',
  agitator: 'la caja de un agitador',
  'stern-tube': 'la bocina de un eje de hélice',
  valve: 'la caja de una válvula',
}
export const BRAIDS: Record<BraidedPacking['braid'], string> = {
  square: 'trenza cuadrada',
  interlocked: 'entretrenzado',
  'over-elastic-core': 'trenza sobre alma elástica',
  'over-fibre-core': 'trenza sobre alma flexible',
}
const BRAID_WORDS: Record<BraidedPacking['braid'], string> = {
  square: 'Las hebras se cruzan en ángulo recto, por pares: trenza cuadrada.',
  interlocked: 'Cada hebra cruza la sección en diagonal y queda trabada con las vecinas.',
  'over-elastic-core':
    'La cubierta trenzada rodea un alma elástica redonda, que devuelve la forma al anillo.',
  'over-fibre-core': 'La cubierta trenzada rodea un alma redonda y flexible de fibra.',
}
const STRANDS: Record<Exclude<BraidedPacking['strand'], 'plain'>, string> = {
  'wire-mesh': 'cinta plegada, cubierta con malla de alambre fino',
  'wire-inside': 'el alambre va por dentro y no toca el vástago',
  'carbon-reinforced': 'cinta plegada con filamentos de carbono',
  coated: 'una capa de PTFE rodea los filamentos',
  impregnated: 'el PTFE llena el espacio entre los filamentos',
  platelets: 'plaquetas inorgánicas cierran el paso entre los filamentos',
  'filament-core': 'filamento central, doble cubierta fibrosa y capa de PTFE',
}
const SHOWS: Record<BraidedPacking['shows'], string | undefined> = {
  nothing: undefined,
  heat: 'Las flechas siguen el calor del eje, a través de los anillos, hasta la pared de la caja.',
  deflection: 'Las líneas de trazos marcan hasta dónde se desplaza el eje; los anillos lo siguen.',
  compaction: 'Al lado, un anillo antes de apretar y después: un bloque continuo.',
  leakage:
    'Al lado, las emisiones medidas en el ensayo API\u00a0622: media bajo 2\u00a0ppm y máxima de 18\u00a0ppm.',
  certificate: 'Se entrega con certificado de cumplimiento y análisis.',
  coil: 'Al lado, el carrete en que se suministra.',
  orientations:
    'Abajo, tres montajes: como sello, con la fibra suave sobre el eje; como respaldo, con la fibra resistente hacia el fondo y el prensaestopas; y detrás de un buje.',
}
const OTHERS = { graphite: 'grafito', ptfe: 'PTFE' } as const

const ringCount = (count: number) =>
  ['', '', '', 'tres anillos', 'cuatro anillos', 'cinco anillos'][count] ?? ''

/** Which rings of the set are of this packing. */
function setWords({ set, rings, lanternAfter }: BraidedPacking): string {
  const lantern =
    lanternAfter > 0 ? ` El anillo linterna reparte el agua de sello entre los dos grupos.` : ''
  if (set === 'full') return `En la caja, un juego de ${ringCount(rings)}.${lantern}`
  const own = set.own === 'ends' ? 'los anillos de ambos extremos' : 'el anillo del fondo'
  return `En la caja, ${own} frenan la extrusión; los demás son de ${OTHERS[set.others]}.${lantern}`.replace(
    'fondo frenan',
    'fondo frena',
  )
}

function secondWords({ second }: BraidedPacking): string | undefined {
  if (second === 'none') return undefined
  const { name } = FIBRES[second.fibre]
  return second.at === 'corners'
    ? `Las esquinas, donde hay más desgaste y extrusión, llevan ${name}.`
    : `La mitad que apoya en la caja es de ${name}.`
}

export function describeBraidedPacking(parameters: BraidedPacking) {
  const { place, braid, weave, fibre, strand } = parameters
  const { name } = FIBRES[fibre]
  return {
    title: `${BRAIDS[braid]} de ${name}, sección ampliada y media sección en ${PLACES[place]}`,
    description: inSentences([
      `A la izquierda, los anillos en ${PLACES[place]}, apretados por el prensaestopas; a la derecha, la trenza cortada, de ${name}.`,
      `${BRAID_WORDS[braid]}${weave === 'tight' ? ' El tejido es fino y apretado.' : ''}`,
      secondWords(parameters),
      strand !== 'plain' && `Hebra ampliada: ${STRANDS[strand]}.`,
      setWords(parameters),
      SHOWS[parameters.shows],
    ]),
  }
}
