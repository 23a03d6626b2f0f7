import { isNoMargin, limitsFor, TOLERANCE, type Applied } from './judge-figure.ts'
import type { Asked, JudgedLimit } from './judgement.ts'
import type { PublishedRange } from './ranges.ts'

/**
 * Adds the limit of pressure × temperature, for the asked thickness or for all, to the limits; it may leave
 * each of the two less room than its own limit does.
 */
export function withTheirProduct<Figure extends Asked>(
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
  const covered = range.isBeyond
    ? 'unpublished'
    : covering.length < own.length
      ? 'conditional'
      : 'within'
  const verdict = covering.length === 0 ? 'outside' : covered
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

/** A limit reduced to what the product of both figures allows. */
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
  const isAt = isNoMargin(Math.abs(most - limit.value), limit.kind, limit.asked)
  return { ...limit, beside: { most, other: other.asked }, ...(isAt && { verdict: 'at-limit' }) }
}
