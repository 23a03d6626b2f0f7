import { FACETS, type Facet } from './facets.ts'
import { LIMITS } from './limits.ts'
import type { LimitKind, SizeKind, When } from './quantity.ts'
import type { Limits, PublishedRange } from './ranges.ts'
import { AIR, surfaceSpeed, turnsAt, vacuumOf, type UnitSystem } from './units.ts'

/** A figure of the visitor's machine, in the facet's SI unit, or in turns of its shaft a minute. */
export type Asked = {
  facet: Facet
  /** A pressure below that of the air is negative. */
  value: number
  /** The system it was given in: the figure published in that system decides. SI unless told. */
  system?: UnitSystem
  inTurns?: true
}

/** What is asked of a product: the machine, its figures, its fluid. */
export type AskedService<Figure extends Asked = Asked> = {
  figures: readonly Figure[]
  /** The kind of machine, by its id, and whose diameter is meant with it. */
  machine?: string
  size?: SizeKind
  /** What the fluid is, by the ids of the services. */
  services?: readonly string[]
  /** The bore of the box that a packing is to fill, in mm. */
  box?: number
}

/** What of a product is judged. */
export type Judgeable = {
  ranges: readonly PublishedRange[]
  /** What is no seal of one shaft: a packing comes by its section, a sheet is cut. */
  sizedBy?: 'section' | 'sheet'
  /** The services that its own facts exclude, with the published words. */
  refuses?: Readonly<Record<string, string>>
}

/**
 * What a published limit says of an asked figure: within it, just at it, within it in some cases only; `incomplete`:
 * the question lacks what it is judged by; `unpublished`; outside it; `apart`: this does not choose the product.
 */
export type LimitVerdict =
  | 'within'
  | 'at-limit'
  | 'apart'
  | 'conditional'
  | 'incomplete'
  | 'unpublished'
  | 'outside'

/** What one asked figure meets in a product. */
export type JudgedLimit<Figure extends Asked = Asked> = {
  asked: Figure
  /** What decided: of a pressure its vacuum, of a speed the turns, of a diameter a packing's section. */
  kind: LimitKind
  /** What was asked, in the SI unit of that. */
  value: number
  verdict: LimitVerdict
  /** The deciding limit; where nothing is published for this machine, what is published for another. */
  range?: PublishedRange
  /** A condition that the question meets by taking this compound or version. */
  version?: string
  /** The condition of the deciding limit that the question meets: "en vapor". */
  met?: string
  /** How far it may go beside another asked figure, where the product limits the two together. */
  beside?: Beside<Figure>
}

/** How far a pressure may go at the asked temperature, or a temperature at the asked pressure. */
export type Beside<Figure extends Asked = Asked> = { most: number; other: Figure }

/** What the published figures say of a product as a whole: the worst of its limits. */
export type Verdict = 'complies' | 'conditional' | 'unpublished' | 'outside'

/** A product judged for a service. */
export type Judgement<Figure extends Asked = Asked> = {
  verdict: Verdict
  limits: readonly JudgedLimit<Figure>[]
  /** The compounds or versions that comply, where not all of them do. */
  versions?: readonly string[]
  /** Each figure is covered by a version, and no version covers all of them. */
  isSplit?: true
  /** What its own facts say against the fluid. */
  refusal?: string
}

const RANK: Readonly<Record<LimitVerdict, number>> = {
  within: 0,
  'at-limit': 0,
  apart: 0,
  conditional: 1,
  incomplete: 2,
  unpublished: 2,
  outside: 3,
}
const VERDICTS: readonly Verdict[] = ['complies', 'conditional', 'unpublished', 'outside']

/** Conversions are exact to more digits than this; published figures have fewer. */
const TOLERANCE = 0.001
/** What is left up to a limit and rounds to nothing is nothing to count on. */
const LEAST_MARGIN = 0.1

/** A range as the question makes it: met, its condition is none any more. */
type Applied = PublishedRange & { met?: string; taken?: string }

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
  const isToMeet = range.when !== undefined && range.met === undefined
  return range.choice === undefined || isToMeet
    ? range
    : { ...plain, taken: versionOf(range) ?? '' }
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
    const answers = answersTo(range.when, service)
    if (answers.includes(false)) return []
    if (answers.includes(undefined)) return [range]
    const { condition = '', short = condition, ...plain } = range
    // Which of them is bought remains to be chosen.
    const chosen = range.choice !== undefined && range.version !== undefined
    return [{ ...plain, met: short, ...(chosen && { condition: range.version }) }]
  })
  const kinds = new Set(
    applied.flatMap(({ kind, met, when }) =>
      met !== undefined || (when && isOfShaft(when, service)) ? kind : [],
    ),
  )
  return applied.filter(
    ({ kind, met, condition, choice }) =>
      met !== undefined || !kinds.has(kind) || condition === undefined || choice !== undefined,
  )
}

/** Whether each part of a condition is met; undefined where the question does not say. */
function answersTo(when: When, service: AskedService): (boolean | undefined)[] {
  const { equipment, services, diameter, turns } = when
  const { machine } = service
  return [
    ...(equipment ? [machine === undefined ? undefined : equipment.includes(machine)] : []),
    ...(services ? [services.some((id) => service.services?.includes(id)) || undefined] : []),
    ...(diameter ? [isOfShaft(when, service)] : []),
    // Faster than published no more is allowed: its figure stays the most.
    ...(turns ? [(turnsOf(service) ?? Infinity) <= turns.max + TOLERANCE || undefined] : []),
  ]
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

function judgeFigure<Figure extends Asked>(
  asked: Figure,
  ranges: readonly Applied[],
  product: Judgeable,
  service: AskedService,
): JudgedLimit<Figure> {
  const { facet, value } = asked
  const of = (kind: LimitKind) => ranges.filter((range) => range.kind === kind)
  const by = (kind: LimitKind, amount: number, own = of(kind)) =>
    judgeRange(asked, kind, amount, own, product)
  if (facet === 'diameter') {
    if (product.sizedBy === 'section' && service.box !== undefined) {
      return by('section', (service.box - value) / 2)
    }
    if (product.sizedBy === 'section') return { asked, kind: 'section', value, verdict: 'apart' }
    if (product.sizedBy === 'sheet') return { asked, kind: 'diameter', value, verdict: 'apart' }
    return by('diameter', value, of('diameter').filter(isOfSize(service.size)))
  }
  if (facet === 'pressure' && value < 0) {
    const vacuum = of('vacuum')
    if (vacuum.length > 0) return by('vacuum', vacuumOf(value), vacuum)
    const toVacuum = of('pressure').map((range) => (range.fromVacuum ? fromVacuum(range) : range))
    return by('pressure', value, toVacuum)
  }
  if (facet === 'speed') {
    const shaft = service.figures.find((one) => one.facet === 'diameter')?.value
    const speeds = of('speed')
    const kind = speeds.length === 0 && of('turns').length > 0 ? 'turns' : 'speed'
    const isAsPublished = Boolean(asked.inTurns) === (kind === 'turns')
    const amount = isAsPublished ? value : speedOn(shaft, asked)
    if (amount !== undefined) return by(kind, amount)
    const isPublished = speeds.length > 0 || kind === 'turns'
    return { asked, kind, value, verdict: isPublished ? 'incomplete' : 'unpublished' }
  }
  return by(facet, value)
}

/** The turns as a speed of the shaft, or the speed as its turns; undefined without the shaft. */
function speedOn(shaft: number | undefined, { value, inTurns }: Asked): number | undefined {
  if (shaft === undefined || shaft <= 0) return undefined
  return inTurns ? surfaceSpeed(value, shaft) : turnsAt(value, shaft)
}

/** Without a machine, a diameter is that of a shaft or of a rod, and of no line. */
function isOfSize(size: SizeKind | undefined) {
  return (range: PublishedRange) =>
    size === undefined ? range.size !== 'nominal' : (range.size ?? 'shaft') === size
}

function fromVacuum(range: Applied): Applied {
  return {
    ...range,
    min: -AIR,
    ...(range.imperial && {
      imperial: { ...limitsFor(range, { system: 'imperial' }), min: -AIR },
    }),
  }
}

/**
 * With the limit of pressure times temperature, by thickness or for all. It leaves less room to each of them than its
 * own limit does.
 */
function together<Figure extends Asked>(
  limits: readonly JudgedLimit<Figure>[],
  ranges: readonly Applied[],
): JudgedLimit<Figure>[] {
  const [pressure, heat] = (['pressure', 'temperature'] as const).map((kind) =>
    limits.find((one) => one.kind === kind),
  )
  const own = ranges
    .filter(({ kind }) => kind === 'pressure-temperature')
    .toSorted((a, b) => (b.max ?? 0) - (a.max ?? 0))
  const [most] = own
  if (!most || !pressure || !heat || heat.value <= 0 || pressure.value <= 0) return [...limits]
  const value = pressure.value * heat.value
  const covering = own.filter(({ max = 0 }) => value <= max + TOLERANCE)
  const range = covering.at(-1) ?? most
  const verdict =
    covering.length === 0 ? 'outside' : covering.length < own.length ? 'conditional' : 'within'
  const product: JudgedLimit<Figure> = {
    asked: pressure.asked,
    kind: 'pressure-temperature',
    value,
    verdict,
    range,
  }
  return limits.flatMap((limit) => {
    if (limit === pressure) return [besides(pressure, heat, range), product]
    return limit === heat ? [besides(heat, pressure, range)] : [limit]
  })
}

/** A limit that holds by itself, as far as the product of both lets it. */
function besides<Figure extends Asked>(
  limit: JudgedLimit<Figure>,
  other: JudgedLimit<Figure>,
  { max: product = 0 }: PublishedRange,
): JudgedLimit<Figure> {
  const isWithin = limit.verdict === 'within' || limit.verdict === 'at-limit'
  const most = product / other.value
  if (!isWithin || !limit.range || most >= (limitsFor(limit.range, limit.asked).max ?? Infinity)) {
    return limit
  }
  const isAt = Math.abs(most - limit.value) < LEAST_MARGIN
  return { ...limit, beside: { most, other: other.asked }, ...(isAt && { verdict: 'at-limit' }) }
}

function judgeRange<Figure extends Asked>(
  asked: Figure,
  kind: LimitKind,
  value: number,
  ranges: readonly Applied[],
  product: Judgeable,
): JudgedLimit<Figure> {
  const limit = { asked, kind, value }
  const away = (range: PublishedRange) => distance(limitsFor(range, asked), value)
  const room = (range: PublishedRange) => roomIn(limitsFor(range, asked), value)
  // A maximum alone says nothing of vacuum or of cold: it speaks of zero and above.
  const speaking = ranges.filter((range) => value >= 0 || limitsFor(range, asked).min !== undefined)
  const covering = speaking.filter((range) => away(range) <= TOLERANCE)
  const plain = covering.filter(
    ({ condition, varies, elseUnknown, fromVacuum: isFromVacuum }) =>
      condition === undefined || varies || elseUnknown || isFromVacuum,
  )
  const deciding =
    plain.toSorted((a, b) => room(b) - room(a))[0] ??
    (covering.length > 1 && covering.length === speaking.length
      ? covering.toSorted((a, b) => room(a) - room(b))[0]
      : undefined)
  const decidedBy = (
    { met, taken: version, ...range }: Applied,
    verdict: LimitVerdict,
  ): JudgedLimit<Figure> => ({
    ...limit,
    verdict,
    range,
    ...(met !== undefined && { met }),
    ...(version !== undefined && { version }),
  })
  if (deciding) {
    return decidedBy(deciding, isAtLimit(deciding, kind, value, asked) ? 'at-limit' : 'within')
  }
  const [first] = covering
  if (first) return decidedBy(first, 'conditional')
  const [nearest] = speaking.toSorted((a, b) => away(a) - away(b))
  if (nearest) return decidedBy(nearest, nearest.elseUnknown ? 'unpublished' : 'outside')
  // What is published for another machine, or another shaft, says so.
  const other = product.ranges.find((range) => range.kind === kind && range.when)
  return { ...limit, verdict: 'unpublished', ...(other && { range: other }) }
}

function isAtLimit(range: PublishedRange, kind: LimitKind, value: number, asked: Asked): boolean {
  if (FACETS[LIMITS[kind].facet].isSize || range.varies) return false
  return (limitsFor(range, asked).max ?? Infinity) - value < (LIMITS[kind].least ?? LEAST_MARGIN)
}

/** How far a value lies outside the limits. */
function distance({ min = -Infinity, max = Infinity }: Limits, value: number): number {
  return Math.max(min - value, value - max, 0)
}

function roomIn({ min = -Infinity, max = Infinity }: Limits, value: number): number {
  return Math.min(max - value, value - min)
}

/** The limits that decide: those published in the system of the question. */
export function limitsFor(range: PublishedRange, { system }: Pick<Asked, 'system'>): Limits {
  const { imperial } = range
  if (system !== 'imperial' || !imperial) return range
  const { min, max } = imperial
  return min === undefined && max === undefined ? { ...range, text: imperial.text } : imperial
}

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
  const from = kind === 'temperature' ? (min ?? 0) : 0
  return (value - from) / (max - from)
}

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
