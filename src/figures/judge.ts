import { distance, judgeFigure, speedOn, TOLERANCE, type Applied } from './judge-figure.ts'
import {
  RANK,
  VERDICTS,
  type Asked,
  type AskedService,
  type Judgeable,
  type Judgement,
} from './judgement.ts'
import { withTheirProduct } from './pressure-temperature.ts'
import { gapOf, useOf } from './rank-limits.ts'
import type { When } from './quantity.ts'
import type { PublishedRange } from './ranges.ts'

/**
 * Judges a product for a service. By the rule of honest-figure.ts a figure is covered only by a limit without a
 * condition, or by every one of several limits; a condition that the question meets does not count. Where limits
 * hold for versions, one and the same version must cover every figure, and it is named. Nothing is guessed.
 */
export function judge<Figure extends Asked>(
  product: Judgeable,
  service: AskedService<Figure>,
): Judgement<Figure> {
  const refusal = (service.services ?? []).flatMap((id) => product.refuses?.[id] ?? [])[0]
  const judged = judgeVersions(product, service)
  return refusal === undefined ? judged : { ...judged, verdict: 'outside', refusal }
}

/** Whose diameter a product publishes. */
export const ownSizeOf = ({ ranges }: Pick<Judgeable, 'ranges'>) =>
  ranges.find(({ kind }) => kind === 'diameter')?.size

/**
 * Judges a product whose own figures were asked by their names, as on its page: without a machine, the diameter is the
 * product's own, of a pipe for a joint.
 */
export function judgeOwn<Figure extends Asked>(
  product: Judgeable,
  service: AskedService<Figure>,
): Judgement<Figure> {
  const size = ownSizeOf(product)
  return judge(product, { ...(size && { size }), ...service })
}

function judgeVersions<Figure extends Asked>(
  product: Judgeable,
  service: AskedService<Figure>,
): Judgement<Figure> {
  const ranges = ofThickness(appliedTo(product.ranges, service), service.thickness)
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

/** The name shared by the rows of one version or one case of the service: "FKM AWC700". */
function versionOf(range: PublishedRange): string | undefined {
  const { version, condition, varies, when, fromVacuum: isFromVacuum } = range
  return version ?? (varies || when || isFromVacuum ? undefined : condition)
}

/** Drops the condition of a chosen version; a condition that the service decides stays. */
function taken(range: Applied): Applied {
  const { condition: _, short: __, ...plain } = range
  const isToMeet = range.when !== undefined && range.met === undefined
  return range.choice === undefined || isToMeet ? range : { ...plain, taken: takenName(range) }
}

/** The chosen version and whatever else is chosen with it: "espirometálica, relleno de grafito". */
function takenName(range: Applied): string {
  const version = versionOf(range) ?? ''
  const { short = '' } = range
  return short === '' || short.includes(version) ? version : `${version}, ${short}`
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
  const limits = withTheirProduct(apart, ranges)
  const worst = Math.max(0, ...limits.map(({ verdict }) => RANK[verdict]))
  return { verdict: VERDICTS[worst] ?? 'complies', limits }
}

/** The ranges for this service: those for other machines are dropped; those whose condition is met become plain. */
function appliedTo(ranges: readonly PublishedRange[], service: AskedService): Applied[] {
  const applied = ranges.flatMap((range): Applied[] => {
    if (!range.when) return [range]
    const answers = answersTo(range.when, service)
    if (answers.includes(false)) return []
    const isFaster = range.when.turns !== undefined && isOfTurns(range.when, service) === false
    if (isFaster) return [{ ...range, isBeyond: true }]
    if (answers.includes(undefined)) return [range]
    const { condition = '', short = condition, ...plain } = range
    // The version still has to be chosen, so it remains a condition.
    const chosen = range.choice !== undefined && range.version !== undefined
    return [{ ...plain, met: short, ...(chosen && { condition: range.version }) }]
  })
  // Where a table goes by shafts and the shaft is known, only the table counts, even if it has no row for the shaft.
  const isByShaft = ({ when }: PublishedRange) => when && isOfShaft(when, service) !== undefined
  const kinds = new Set([
    ...applied.flatMap(({ kind, met }) => (met === undefined ? [] : kind)),
    ...ranges.filter(isByShaft).map(({ kind }) => kind),
  ])
  return applied.filter(
    ({ kind, met, condition, choice, when }) =>
      met !== undefined ||
      !kinds.has(kind) ||
      condition === undefined ||
      choice !== undefined ||
      when?.diameter !== undefined,
  )
}

/**
 * The next published thickness rules, 1.6 mm for an asked 1.5 mm: the thicker sheet allows less, and one thicker than all
 * no more than the thickest.
 */
function ofThickness(ranges: Applied[], asked: number | undefined): Applied[] {
  const published = ranges.flatMap(({ thickness }) => thickness ?? [])
  if (asked === undefined || published.length === 0) return ranges
  const next = Math.min(...published.filter((one) => one >= asked))
  const ruling = next === Infinity ? Math.max(...published) : next
  return ranges.flatMap((range): Applied[] => {
    if (range.thickness === undefined) return [range]
    if (range.thickness !== ruling) return []
    return [asked > ruling ? { ...range, isBeyond: true } : range]
  })
}

/** Whether each part of a condition is met; undefined where the question does not tell. */
function answersTo(when: When, service: AskedService): (boolean | undefined)[] {
  const { equipment, services, diameter, turns } = when
  const { machine } = service
  return [
    ...(equipment ? [machine === undefined ? undefined : equipment.includes(machine)] : []),
    ...(services ? [services.some((id) => service.services?.includes(id)) || undefined] : []),
    ...(diameter ? [isOfShaft(when, service)] : []),
    ...(turns ? [isOfTurns(when, service) || undefined] : []),
  ]
}

function isOfTurns({ turns }: When, service: AskedService): boolean | undefined {
  const asked = turnsOf(service)
  return !turns || asked === undefined ? undefined : asked <= turns.max + TOLERANCE
}

function isOfShaft({ diameter }: When, { figures }: AskedService): boolean | undefined {
  const { value } = figures.find(({ facet }) => facet === 'diameter') ?? {}
  if (!diameter || value === undefined) return undefined
  return distance({ text: '', ...ends(diameter) }, value) <= TOLERANCE
}

function turnsOf({ figures }: AskedService): number | undefined {
  const shaft = figures.find(({ facet }) => facet === 'diameter')?.value
  const speed = figures.find(({ facet }) => facet === 'speed')
  return speed?.inTurns ? speed.value : speed && speedOn(shaft, speed)
}

function ends({ min, max }: { min?: number | undefined; max?: number | undefined }) {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** The versions to judge: those the buyer chooses, and cases that several kinds of figure share. */
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
