import { FACETS } from './facets.ts'
import { distance, limitsFor } from './judge-figure.ts'
import { RANK, type Asked, type JudgedLimit } from './judgement.ts'
import { LIMITS } from './limits.ts'

/**
 * Whose size answers most to what was asked, the least first: what comes in the asked section, what the asked size
 * chooses, what it does not choose.
 */
export function sizeRank(limits: readonly JudgedLimit[]): number {
  if (limits.some(({ kind, verdict }) => kind === 'section' && verdict === 'within')) return 0
  return limits.some(({ verdict }) => verdict === 'apart') ? 2 : 1
}

/** How much of its tightest limit a machine uses, 1 being all of it; undefined where no limit tells. */
export function useOf(limits: readonly JudgedLimit[]): number | undefined {
  const deciding = decidingLimit(limits)
  return deciding && shareUsed(deciding)
}

/** The limit that is used most. A size never is, since it fits or does not; nor limits over all elastomers. */
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
  // Of the cold end as much is used as the value lies below the air around it.
  const isCold = isHeat && min !== undefined && value < AROUND && min < AROUND
  return isCold ? Math.max(toMax, (AROUND - value) / (AROUND - min)) : toMax
}

/** The air around a machine, in °C. */
const AROUND = 20

/** How far beyond a published limit an asked value lies, as a share of it. */
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
