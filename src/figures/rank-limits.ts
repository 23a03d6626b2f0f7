import { FACETS } from './facets.ts'
import { distance, limitsFor } from './judge-figure.ts'
import { RANK, type Asked, type JudgedLimit } from './judgement.ts'
import { LIMITS } from './limits.ts'

/**
 * Sort rank by how the size was matched: 0 for a product that comes in the asked section, 1 for one chosen by the
 * asked size, 2 for one not chosen by size.
 */
export function sizeRank(limits: readonly JudgedLimit[]): number {
  if (limits.some(({ kind, verdict }) => kind === 'section' && verdict === 'within')) return 0
  return limits.some(({ verdict }) => verdict === 'apart') ? 2 : 1
}

/** The share of its tightest limit that a machine uses (1: all of it); undefined where no limit applies. */
export function useOf(limits: readonly JudgedLimit[]): number | undefined {
  const deciding = decidingLimit(limits)
  return deciding && shareUsed(deciding)
}

/** The most used limit. Sizes are left out, as they fit or do not; so are limits over all elastomers. */
export function decidingLimit<Figure extends Asked>(
  limits: readonly JudgedLimit<Figure>[],
): JudgedLimit<Figure> | undefined {
  return limits
    .filter(({ verdict }) => RANK[verdict] < RANK.unpublished && verdict !== 'apart')
    .filter(({ kind }) => !FACETS[LIMITS[kind].facet].isSize)
    .filter(({ range, asked }) => {
      return range && !range.varies && limitsFor(range, asked).max !== undefined
    })
    .toSorted((a, b) => shareUsed(b) - shareUsed(a))[0]
}

function shareUsed({ asked, kind, value, range, beside }: JudgedLimit): number {
  if (!range) return 0
  const { min, max: own = Infinity } = limitsFor(range, asked)
  const max = Math.min(own, beside?.most ?? Infinity)
  const isHeat = kind === 'temperature'
  const from = isHeat ? (min ?? 0) : 0
  const toMax = (value - from) / (max - from)
  // At the cold end the share is measured from ambient temperature down.
  const isCold = isHeat && min !== undefined && value < AROUND && min < AROUND
  return isCold ? Math.max(toMax, (AROUND - value) / (AROUND - min)) : toMax
}

/** Ambient temperature, in °C. */
const AROUND = 20

/** How far an asked value lies outside its limit, as a share of the value; the largest of all limits. */
export function gapOf(limits: readonly JudgedLimit[]): number {
  return Math.max(
    0,
    ...limits.map(({ asked, value, range, verdict }) =>
      range && verdict === 'outside'
        ? distance(limitsFor(range, asked), value) / Math.abs(value || 1)
        : 0,
    ),
  )
}
