import { judgeRange, type Asked, type PublishedRange, type Verdict } from './judge-range.ts'

/** What one asked figure meets in a product; without a range, nothing is published for it. */
export type JudgedFigure<Figure extends Asked = Asked> = {
  asked: Figure
  verdict: Verdict
  range?: PublishedRange
}

/** A product by every asked figure: as bad as the worst of them. */
export type JudgedFigures<Figure extends Asked = Asked> = {
  verdict: Verdict
  limits: readonly JudgedFigure<Figure>[]
  /** Each figure is covered by a version, and no version covers all of them. */
  isSplit?: true
}

const RANK: Readonly<Record<Verdict, number>> = {
  covered: 0,
  conditional: 1,
  unpublished: 2,
  outside: 3,
}

/**
 * Judges a product by every asked figure. Where its figures hold for versions (two polyurethanes,
 * continuous and peak service), all must hold for one and the same.
 */
export function judgeFigures<Figure extends Asked>(
  ranges: readonly PublishedRange[],
  asked: readonly Figure[],
): JudgedFigures<Figure> {
  const alone = judgeAll(ranges, asked)
  const versions = versionsOf(ranges)
  if (alone.verdict !== 'conditional' || versions.size === 0) return alone
  const [best = alone] = [...versions]
    .map((version) =>
      judgeAll(
        ranges.filter((range) => {
          const own = versionOf(range)
          return own === undefined || own === version || !versions.has(own)
        }),
        asked,
      ),
    )
    .sort((a, b) => RANK[a.verdict] - RANK[b.verdict])
  return best.verdict === 'conditional' || best.verdict === 'covered'
    ? { ...best, verdict: 'conditional' }
    : { ...best, verdict: 'outside', isSplit: true }
}

function judgeAll<Figure extends Asked>(
  ranges: readonly PublishedRange[],
  asked: readonly Figure[],
): JudgedFigures<Figure> {
  const limits = asked.map((figure) => ({ asked: figure, ...judgeRange(ranges, figure) }))
  const verdict = limits
    .map((limit) => limit.verdict)
    .reduce<Verdict>((worst, one) => (RANK[one] > RANK[worst] ? one : worst), 'covered')
  return { verdict, limits }
}

/** A condition that several kinds of figure share names a version; what follows it is a detail. */
function versionsOf(ranges: readonly PublishedRange[]): ReadonlySet<string> {
  const facets = new Map<string, Set<string>>()
  for (const range of ranges) {
    const version = versionOf(range)
    if (version === undefined) continue
    facets.set(version, (facets.get(version) ?? new Set()).add(range.facet))
  }
  return new Set([...facets].flatMap(([version, { size }]) => (size > 1 ? [version] : [])))
}

function versionOf({ condition }: PublishedRange): string | undefined {
  return condition?.split(/[;,]/)[0]
}
