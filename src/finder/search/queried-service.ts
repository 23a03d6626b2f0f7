import { FACETS } from '#figures/facets.ts'
import { formatNumber } from '#figures/format-number.ts'
import type { SizeKind } from '#figures/quantity.ts'
import { convert } from '#figures/units.ts'
import type { AskedCriteria } from '../selector/criteria.ts'
import type { QueryPart } from './query-parts.ts'
import type { AskedFigure, ReadFigures } from './read-figures.ts'
import type { ReadFluid } from './read-query.ts'
import type { ReadSize } from './read-sizes.ts'
import type { SearchData } from './search-data.ts'

/** The selector's criteria that correspond to a query, with the figures as typed. */
export type QueriedService = Omit<AskedCriteria, 'figures'> & Pick<ReadFigures, 'figures' | 'turns'>

/** The pH from which a base or an acid is strong. */
const STRONG_BASE = 12
const STRONG_ACID = 2
const NEUTRAL = 7
/** Words for a rod: they name a size, and also the machine if nothing else does. */
export const ROD = /^(?:vastagos?|rods?|embolos?)$/

/** Products chosen by the nominal size of the pipe, also without a machine. */
const OF_LINE = /^junta (?:de )?(?:expansion|elastomerica|metalica|textil)$/
/** Typed words for products between flanges. */
const BETWEEN_FLANGES = /^juntas?$/
/** Products around a shaft, which a pipe's size does not choose. */
const ROUND_SHAFT = /^(?:sello|empaquetadura)s?$/

type Read = {
  figures: Pick<ReadFigures, 'figures' | 'turns' | 'box' | 'thickness'>
  sizes: readonly ReadSize[]
  fluids: readonly ReadFluid[]
  parts: readonly QueryPart[]
}

/**
 * The service that a query describes: machine, figures, fluid, box. If a fluid is several services (lime: a slurry and
 * a base), the first one selects products and all of them exclude. Sizes that were used are removed from `sizes`.
 */
export function queriedService(
  { machines, doubtful }: Pick<SearchData, 'machines' | 'doubtful'>,
  { figures: read, sizes, fluids, parts }: Read,
): { service: QueriedService; sizes: readonly ReadSize[] } {
  const named = new Set(parts.flatMap(({ machine }) => machine ?? []))
  const isOfRod = parts.some(({ text }) => ROD.test(text))
  const [only] = named.size === 1 ? named : []
  const machine = machines.find(({ id, size }) =>
    named.size === 0 && isOfRod ? size === 'rod' : id === only,
  )
  const isOfLine = parts.some(
    ({ text, alternatives }) =>
      BETWEEN_FLANGES.test(text) || alternatives.some((words) => OF_LINE.test(words.join(' '))),
  )
  const isOfShaft = !isOfLine && parts.some(({ text }) => ROUND_SHAFT.test(text))
  const sizeKind = machine ? machine.size : isOfLine ? 'nominal' : undefined
  const pipe = nominalIn(
    sizes,
    read.figures,
    machine ? machine.size : isOfShaft ? undefined : 'nominal',
  )
  const { ph } = sizes.find((size) => size.ph !== undefined) ?? {}
  const strong = doubtful.find((one) => {
    if (ph === undefined || one.ph === undefined) return false
    return one.ph > NEUTRAL ? ph >= STRONG_BASE : ph <= STRONG_ACID
  })
  const [service, ...others] = new Set(fluids.flatMap(({ services }) => services))
  const besides = [...others, ...(strong ? [strong.id] : [])]
  return {
    service: {
      figures: [
        ...read.figures.map((figure) => (sizeKind === 'nominal' ? ofLine(figure) : figure)),
        ...(pipe ? [pipe.figure] : []),
      ],
      choices: {
        ...(machine && { equipment: machine.id }),
        ...(service !== undefined && { services: service }),
      },
      ...(read.turns && { turns: read.turns }),
      ...(read.box !== undefined && { box: read.box }),
      ...(read.thickness !== undefined && { thickness: read.thickness }),
      ...((pipe || isOfLine) && { size: 'nominal' }),
      ...(besides.length > 0 && { besides }),
    },
    sizes: sizes
      .filter((size) => size !== pipe?.size)
      .map((size) => (strong && size.ph !== undefined ? { ...size, ...REFUSING } : size)),
  }
}

const REFUSING = {
  meaning: 'quedan fuera los productos cuyo pH publicado o cuyas notas no lo admiten.',
  isUsed: true,
} as const

/** The diameter of a pipe is its nominal size: NPS in inches, DN in millimetres. */
function ofLine(figure: AskedFigure): AskedFigure {
  if (figure.facet !== 'diameter') return figure
  return { ...figure, size: 'nominal', unit: figure.system === 'imperial' ? 'NPS' : 'DN' }
}

/** The nominal size of a pipe, if the machine is chosen by it and no other size was given. */
function nominalIn(
  sizes: readonly ReadSize[],
  figures: readonly AskedFigure[],
  sizeOfMachine: SizeKind | undefined,
): { size: ReadSize; figure: AskedFigure } | undefined {
  const size = sizes.find(({ nominal }) => nominal)
  if (!size?.nominal || sizeOfMachine !== 'nominal') return undefined
  if (figures.some(({ facet }) => facet === 'diameter')) return undefined
  const { value, unit, rest } = size.nominal
  return {
    size,
    figure: {
      facet: 'diameter',
      value: convert(value, unit, FACETS.diameter.units.si),
      system: unit === 'in' ? 'imperial' : 'si',
      written: formatNumber(value),
      unit: unit === 'in' ? 'NPS' : 'DN',
      size: 'nominal',
      rest,
    },
  }
}
