import { distance, judgeFigure, TOLERANCE, type Applied } from './judge-figure.ts'
import { together } from './judge-together.ts'
import {
  RANK,
  type Asked,
  type AskedService,
  type Judgeable,
  type Judgement,
  type Verdict,
} from './judgement.ts'
import { gapOf, useOf } from './rank-limits.ts'
import type { PublishedRange } from './ranges.ts'

/** From the best to the worst. */
const VERDICTS: readonly Verdict[] = ['complies', 'conditional', 'unpublished', 'outside']

/**
 * Judges a product for a service. By the rule of honest-figure.ts, only what a limit without a condition covers is
 * covered, or what every one of several covers; a condition that the question meets is none. Where figures hold for
 * versions, all must hold for one and the same, and it is named. Nothing is guessed.
 */
export function judge<Figure extends Asked>(
  product: Judgeable,
  service: AskedService<Figure>,
): Judgement<Figure> {
  const refusal = (service.services ?? []).flatMap((id) => product.refuses?.[id] ?? [])[0]
  const judged = judgeVersions(product, service)
  return refusal === undefined ? judged : { ...judged, verdict: 'outside', refusal }
}

function judgeVersions<Figure extends Asked>(
  product: Judgeable,
  service: AskedService<Figure>,
): Judgement<Figure> {
  const ranges = appliedTo(product.ranges, service)
  const alone = judgeAll(product, ranges, service)
  const versions = versionsOf(ranges)
  if (alone.verdict === 'complies' || versions.size === 0) return alone
  const judged = [...versions].map((version) => {
    const own = ranges.filter((range) => {
      const named = versionOf(range)
      return named === undefined || named === version || !versions.has(named)
    })
    return judgeAll(
      product,
      own.map((range) => (versionOf(range) === version ? taken(range) : range)),
      service,
    )
  })
  const [best = alone] = judged.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      gapOf(a.limits) - gapOf(b.limits) ||
      (useOf(a.limits) ?? 0) - (useOf(b.limits) ?? 0),
  )
  const isSplit =
    best.verdict === 'outside' &&
    best.limits.every((_, at) => judged.some(({ limits }) => limits[at]?.verdict !== 'outside'))
  if (isSplit) return { ...best, isSplit }
  const complying = [...versions].filter((_, at) => judged[at]?.verdict === 'complies')
  return complying.length === 0 ? best : { ...best, versions: complying }
}

/** What the rows of one version, or of one case of the service, have in common: "FKM AWC700". */
function versionOf(range: PublishedRange): string | undefined {
  const { version, condition, varies, when, fromVacuum: isFromVacuum } = range
  return version ?? (varies || when || isFromVacuum ? undefined : condition)
}

/** What the buyer takes by name is no condition any more; what the service decides stays one. */
function taken(range: Applied): Applied {
  const { condition: _, short: __, ...plain } = range
  return range.choice === undefined ? range : { ...plain, taken: versionOf(range) ?? '' }
}

function rankOf({ verdict }: Pick<Judgement, 'verdict'>): number {
  return VERDICTS.indexOf(verdict)
}

function judgeAll<Figure extends Asked>(
  product: Judgeable,
  ranges: readonly Applied[],
  service: AskedService<Figure>,
): Judgement<Figure> {
  const apart = service.figures.map((asked) => judgeFigure(asked, ranges, product, service))
  const limits = together(apart, ranges)
  const worst = Math.max(0, ...limits.map(({ verdict }) => RANK[verdict]))
  return { verdict: VERDICTS[worst] ?? 'complies', limits }
}

/** The ranges that speak of this service: those for another machine are left out, those that it meets hold plainly. */
function appliedTo(ranges: readonly PublishedRange[], service: AskedService): Applied[] {
  const applied = ranges.flatMap((range): Applied[] => {
    if (!range.when) return [range]
    const isSo = meets(range.when, service)
    if (isSo === undefined) return [range]
    const { condition = '', short = condition, ...plain } = range
    return isSo ? [{ ...plain, met: short }] : []
  })
  const kinds = new Set(applied.flatMap(({ kind, met }) => (met === undefined ? [] : kind)))
  return applied.filter(
    ({ kind, met, condition, choice }) =>
      met !== undefined || !kinds.has(kind) || condition === undefined || choice !== undefined,
  )
}

/** Whether a condition is met; undefined where the question does not say. */
function meets(when: NonNullable<PublishedRange['when']>, service: AskedService) {
  const { equipment, services, diameter } = when
  const { value } = service.figures.find(({ facet }) => facet === 'diameter') ?? {}
  const answers = [
    equipment && service.machine !== undefined ? equipment.includes(service.machine) : undefined,
    services?.some((id) => service.services?.includes(id)) ? true : undefined,
    diameter && value !== undefined
      ? distance({ text: '', ...ends(diameter) }, value) <= TOLERANCE
      : undefined,
  ]
  if (answers.includes(false)) return false
  const asked = [equipment, services, diameter].filter((one) => one !== undefined).length
  return answers.filter(Boolean).length === asked ? true : undefined
}

function ends({ min, max }: { min?: number | undefined; max?: number | undefined }) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** The names of the buyer's choices, and of the cases that several kinds of figure have in common. */
function versionsOf(ranges: readonly Applied[]): ReadonlySet<string> {
  const kinds = new Map<string, Set<string>>()
  const chosen = new Set<string>()
  for (const range of ranges) {
    const { kind, choice, condition } = range
    const version = versionOf(range)
    if (version === undefined || condition === undefined) continue
    kinds.set(version, (kinds.get(version) ?? new Set()).add(kind))
    if (choice !== undefined) chosen.add(version)
  }
  return new Set(
    [...kinds].flatMap(([version, { size }]) => (size > 1 || chosen.has(version) ? [version] : [])),
  )
}
