import { FACETS } from './facets.ts'
import type { Asked, AskedService, Judgeable, JudgedLimit, LimitVerdict } from './judgement.ts'
import { LIMITS } from './limits.ts'
import type { LimitKind, SizeKind } from './quantity.ts'
import type { Limits, PublishedRange } from './ranges.ts'
import { AIR, convert, surfaceSpeed, turnsAt, vacuumOf } from './units.ts'

/** Larger than conversion errors, smaller than a published figure's last digit. */
export const TOLERANCE = 0.001
/** Relative rounding of a size or vacuum shown in the other system: 28 inHg for 711 mmHg. */
const SHOWN_TOLERANCE = 0.001
/** A smaller margin rounds to zero in the unit of the question and counts as none. */
const LEAST_MARGIN = 0.1

/** Whether this room, in the limit's SI unit, is no margin. */
export function isNoMargin(
  room: number,
  kind: LimitKind,
  { system = 'si' }: Pick<Asked, 'system'>,
) {
  const { least, ...units } = LIMITS[kind]
  const across = convert(room, units.si, units[system]) - convert(0, units.si, units[system])
  return across < (least?.[system] ?? LEAST_MARGIN)
}

/**
 * A range applied to a question. `met`: the condition that the question meets, which no longer restricts it.
 * `isBeyond`: the shaft turns faster, or the sheet is thicker, than the range is published for, so the range is only an
 * upper bound: more is not allowed, and nothing is known about less.
 */
export type Applied = PublishedRange & { met?: string; taken?: string; isBeyond?: true }

/** Judges one asked figure by a product's ranges. */
export function judgeFigure<Figure extends Asked>(
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

/** Turns per minute as a shaft speed, or a speed as turns; undefined without the shaft. */
export function speedOn(shaft: number | undefined, { value, inTurns }: Asked): number | undefined {
  if (shaft === undefined || shaft <= 0) return undefined
  return inTurns ? surfaceSpeed(value, shaft) : turnsAt(value, shaft)
}

/** Without a machine, a diameter is that of a shaft or a rod, never a pipe size. */
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
  const speaking = ranges.filter((range) => speaksOf(range, value, asked))
  const isRounded = (range: PublishedRange) =>
    kind === 'vacuum' || (FACETS[LIMITS[kind].facet].isSize && !isExactIn(range, asked))
  const slackOf = (range: PublishedRange) => (isRounded(range) ? value * SHOWN_TOLERANCE : 0)
  const within = speaking.filter((range) => away(range) <= Math.max(TOLERANCE, slackOf(range)))
  const covering = within.filter(({ isBeyond }) => !isBeyond)
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
  const [slower] = within
  if (slower) return { ...limit, verdict: 'unpublished', range: slower }
  const [nearest] = speaking.toSorted((a, b) => away(a) - away(b))
  if (nearest) return decidedBy(nearest, nearest.elseUnknown ? 'unpublished' : 'outside')
  // A figure published for another machine or shaft is shown as such.
  const other = product.ranges.find(
    (range) => range.kind === kind && range.when && speaksOf(range, value, asked),
  )
  return { ...limit, verdict: 'unpublished', ...(other && { range: other }) }
}

function isAtLimit(range: PublishedRange, kind: LimitKind, value: number, asked: Asked): boolean {
  if (FACETS[LIMITS[kind].facet].isSize || range.varies) return false
  return isNoMargin(marginIn(limitsFor(range, asked), kind, value).room, kind, asked)
}

/** Room to the nearer end. The lower end counts only for temperatures and for values below zero. */
export function marginIn(
  { min = -Infinity, max = Infinity }: Limits,
  kind: LimitKind,
  value: number,
): { room: number; isLower?: true } {
  const isBothWays = kind === 'temperature' || value < 0
  return isBothWays && value - min < max - value
    ? { room: value - min, isLower: true }
    : { room: max - value }
}

/** A maximum without a minimum covers zero and above, neither vacuum nor cold. */
function speaksOf(range: PublishedRange, value: number, asked: Asked): boolean {
  return value >= 0 || limitsFor(range, asked).min !== undefined
}

/** How far a value lies outside the limits; 0 inside. */
export function distance({ min = -Infinity, max = Infinity }: Limits, value: number): number {
  return Math.max(min - value, value - max, 0)
}

function roomIn({ min = -Infinity, max = Infinity }: Limits, value: number): number {
  return Math.min(max - value, value - min)
}

/** Whole millimetres, and inches as published, have no slack for rounding: 120,1 is more than 120. */
function isExactIn(range: PublishedRange, { system }: Pick<Asked, 'system'>): boolean {
  if (system === 'imperial') return (range.imperial?.min ?? range.imperial?.max) !== undefined
  return Number.isInteger(range.min ?? 0) && Number.isInteger(range.max ?? 0)
}

/** The deciding limits: those in the system of the question. */
export function limitsFor(range: PublishedRange, { system }: Pick<Asked, 'system'>): Limits {
  const { imperial } = range
  if (system !== 'imperial' || !imperial) return range
  const { min, max } = imperial
  return min === undefined && max === undefined ? { ...range, text: imperial.text } : imperial
}
