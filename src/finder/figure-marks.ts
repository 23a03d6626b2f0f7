import { FACETS, type Facet } from '#figures/facets.ts'
import { decidingLimit, limitsFor, type JudgedLimit } from '#figures/judge.ts'
import { limitWords } from '#figures/limit-words.ts'
import { LIMITS } from '#figures/limits.ts'
import type { UnitSystem } from '#figures/units.ts'
import type { FigureMark } from '#components/product-row/figure-mark.tsx'

const PERCENT = 100

/** The worse stands in the column that several limits share. */
const WORSE: readonly JudgedLimit['verdict'][] = [
  'outside',
  'unpublished',
  'incomplete',
  'conditional',
  'at-limit',
  'within',
  'apart',
]

/**
 * How each asked figure lies in the range that a product publishes. The asked value stands in the middle of its bar,
 * so that ticks line up down a list. The limit that is used most says what is left of it; others that cover say it
 * by their bars.
 */
export function figureMarks(
  limits: readonly JudgedLimit[],
  system: UnitSystem,
): ReadonlyMap<Facet, FigureMark> {
  const deciding = decidingLimit(limits)
  // Of equals that share a column the one that decides stands, else the column's own.
  const rank = (limit: JudgedLimit) =>
    limit === deciding ? 2 : limit.kind === limit.asked.facet ? 1 : 0
  const ordered = limits.toSorted(
    (a, b) => WORSE.indexOf(b.verdict) - WORSE.indexOf(a.verdict) || rank(a) - rank(b),
  )
  return new Map(
    ordered.map((limit) => [limit.asked.facet, markOf(limit, limit === deciding, system)]),
  )
}

function markOf(limit: JudgedLimit, isDeciding: boolean, system: UnitSystem): FigureMark {
  const { verdict, range } = limit
  const note = limitWords(limit, system)
  const bar = barOf(limit)
  if (verdict === 'outside') return { bar, tone: 'misses', note }
  const tone = isDeciding ? 'decides' : 'covers'
  const isPlain = verdict === 'within' && limit.version === undefined && range?.varies !== true
  // Its column says already that nothing is published.
  const isSaid = verdict === 'unpublished' ? !range : isPlain && limit.kind !== 'section'
  return isSaid && !isDeciding ? { bar, tone } : { bar, tone, note }
}

/** Without a limit there is no bar: words alone say so. */
function barOf({ kind, range, asked, value, verdict }: JudgedLimit): FigureMark['bar'] {
  if (!range || verdict === 'unpublished') return undefined
  const { min, max } = limitsFor(range, asked)
  const { facet } = LIMITS[kind]
  const reach = (kind === facet && FACETS[facet].belowZero?.reach) || Math.abs(value) || 1
  const place = (at: number) =>
    Math.round(Math.min(1, Math.max(0, (at - value + reach) / (2 * reach))) * PERCENT)
  return {
    from: min === undefined ? 0 : place(min),
    to: max === undefined ? PERCENT : place(max),
    asked: PERCENT / 2,
  }
}
