/** A tick of a ruler: where it stands, in percent of the ruler, and what it says. */
export type Tick = { at: number; value: number }

/** A ruler's measure, from its left end to its right one. */
export type GaugeScale = {
  kind: 'linear' | 'log'
  from: number
  to: number
  ticks: readonly Tick[]
}

const TICKS_MOST = 6
const STEPS = [1, 2, 2.5, 5, 10]

/**
 * A ruler from a round figure to a round one, with a handful of round ticks. `to` lies above `from`. With a
 * grain it begins at a multiple of that, between two ticks: no ruler of temperatures need reach far below
 * absolute zero.
 */
export function linearScale(least: number, most: number, grain?: number): GaugeScale {
  const step = stepFor((most - least) / (TICKS_MOST - 1))
  const beginning = Math.min(grain ?? step, step)
  const from = Math.floor(least / beginning) * beginning
  const to = Math.ceil(most / step) * step
  const first = Math.ceil(from / step) * step
  const values = Array.from({ length: Math.round((to - first) / step) + 1 }, (_, index) =>
    roundTo(first + index * step, step),
  )
  return ruler('linear', from, to, values)
}

/** A ruler of decades: for figures of which the highest is many times the lowest. Both above zero. */
export function logScale(least: number, most: number): GaugeScale {
  const low = Math.floor(Math.log10(least))
  const high = Math.ceil(Math.log10(most))
  const decades = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index))
  const values = decades.flatMap((decade, index) =>
    high - low <= 2 && index < decades.length - 1
      ? [decade, roundTo(3 * decade, decade)]
      : [decade],
  )
  return ruler('log', 10 ** low, 10 ** high, values)
}

/** Where a value stands on a ruler, in percent; beyond its ends, at the end. */
export function placeOn({ kind, from, to }: Omit<GaugeScale, 'ticks'>, value: number): number {
  const share =
    kind === 'log'
      ? Math.log10(Math.max(value, from) / from) / Math.log10(to / from)
      : (value - from) / (to - from)
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
}

function ruler(kind: GaugeScale['kind'], from: number, to: number, values: number[]): GaugeScale {
  return {
    kind,
    from,
    to,
    ticks: values.map((value) => ({ value, at: placeOn({ kind, from, to }, value) })),
  }
}

/** The round step that is not smaller than the one asked for. */
function stepFor(least: number): number {
  const decade = 10 ** Math.floor(Math.log10(least))
  return (STEPS.find((step) => step * decade >= least * (1 - 1e-9)) ?? 10) * decade
}

/** Without the dust of binary fractions. */
function roundTo(value: number, step: number): number {
  return Number(value.toFixed(Math.max(0, 2 - Math.floor(Math.log10(step)))))
}
