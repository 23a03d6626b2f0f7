import type { Facet } from '#figures/facets.ts'
import { RANK, type JudgedLimit } from '#figures/judgement.ts'
import { decidingLimit } from '#figures/rank-limits.ts'
import { limitWords } from '#figures/limit-words.ts'
import { figureText, type StandingFigure } from '#figures/present-specs.ts'
import type { UnitSystem } from '#figures/units.ts'
import type { FigureMark } from '#components/product-row/row-figures.tsx'

/** From the best: a column that several limits share shows the worst verdict. */
const BEST_FIRST = Object.keys(RANK)

/**
 * The mark of each asked figure by a product's limits. A version that several limits require is named once. The
 * tightest limit has a note with its margin; other limits that cover the figure show only their bars.
 */
export function figureMarks(
  judged: readonly JudgedLimit[],
  system: UnitSystem,
): ReadonlyMap<Facet, FigureMark> {
  const limits = judged.map(withoutSaidVersion)
  const deciding = decidingLimit(limits)
  // Of equal verdicts in one column, the deciding limit wins, else the column's own.
  const rank = (limit: JudgedLimit) =>
    limit === deciding ? 2 : limit.kind === limit.asked.facet ? 1 : 0
  const ordered = limits.toSorted(
    (a, b) => BEST_FIRST.indexOf(a.verdict) - BEST_FIRST.indexOf(b.verdict) || rank(a) - rank(b),
  )
  return new Map(
    ordered.map((limit) => [limit.asked.facet, markOf(limit, limit === deciding, system)]),
  )
}

/** A limit without the version that one before it names. */
function withoutSaidVersion(
  { version, ...limit }: JudgedLimit,
  at: number,
  all: readonly JudgedLimit[],
): JudgedLimit {
  const isSaid = all.slice(0, at).some((one) => one.version === version)
  return version === undefined || isSaid ? limit : { ...limit, version }
}

/** Shortens a note that repeats the figure above it to the version to order. */
export function besideFigure(mark: FigureMark | undefined, figure: StandingFigure | undefined) {
  const texts = [figure?.si, figure?.imperial].flatMap((one) => (one ? figureText(one) : []))
  const said = texts.find((text) => mark?.note?.startsWith(`${text} (`))
  if (!mark?.note || said === undefined) return mark
  return { ...mark, note: `con ${mark.note.slice(said.length + ' ('.length, -1)}` }
}

function markOf(limit: JudgedLimit, isDeciding: boolean, system: UnitSystem): FigureMark {
  const { verdict, range } = limit
  const note = limitWords(limit, system)
  if (verdict === 'outside')
    return { tone: 'misses', note, isJoint: limit.kind === 'pressure-temperature' }
  if (verdict === 'conditional') return { tone: 'conditional', note }
  const isSilent = verdict === 'unpublished' || verdict === 'incomplete'
  const tone = isSilent ? 'silent' : isDeciding ? 'decides' : 'covers'
  const isPlain = verdict === 'within' && limit.version === undefined
  // The column already says that nothing is published.
  const isSaid = verdict === 'unpublished' ? !range : isPlain && limit.kind !== 'section'
  return isSaid && !isDeciding ? { tone } : { tone, note }
}
