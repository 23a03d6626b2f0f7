import type { SpecRow } from './quantity.ts'
import { UNITS, type UnitSystem } from './units.ts'
import type { ShownQuantity } from './format-quantity.ts'

/** A row without its source, which does not affect the choice. */
export type ConditionedRow = Pick<
  SpecRow,
  'values' | 'condition' | 'short' | 'choice' | 'when' | 'varies' | 'fromVacuum' | 'notTogether'
>

/** The one figure that may represent a product. */
export type HonestFigure = {
  /** The quantity in each system in which it was published. */
  values: readonly ShownQuantity[]
  /** Shown wherever the figure is: "válvulas", "según elastómero". */
  condition?: string
  /** The service decides whether it holds, so it is no limit of the product as such. */
  isConditional?: true
  /** The part that holds under every condition; empty if none does, absent if all of it does. */
  common?: readonly ShownQuantity[]
}

/** The condition of a highest pressure and a highest temperature that are not allowed together. */
export const NOT_TOGETHER = 'no a la vez'

/** The condition of a span whose ends come from different products. */
export const BY_PRODUCT = 'según modelo'

/**
 * The one figure that represents a product where there is room for one, from all rows that it publishes of a
 * property. Every page, list, comparison, search result, description and structured datum takes it from here:
 * someone who reads a pressure that holds in valves and mounts the packing in a pump, where a twentieth of it is
 * allowed, breaks the pump and may be hurt. So a figure is shown bare only if it holds under every published
 * condition; otherwise its condition goes with it:
 *
 * - one row: its figure, with its short condition if it has one ("20 m/s · en húmedo");
 * - rows that the buyer chooses between (`choice`: a compound, a version) or whose machine decides (its shaft): the
 *   span that they cover, "según compuesto"; for limits the widest of them (hasta 1035 bar);
 * - rows that the service decides (pump or valve, steam or oxidising air): what all of them allow, from the highest
 *   minimum to the lowest maximum, with the deciding condition. An end that one row leaves open stays open. If
 *   the rows have nothing in common, the first one with its condition.
 *
 * With a kind of `machine` given, its own rows replace all others; rows for other machines never count. A pressure
 * that does not hold at the highest temperature says so too.
 *
 * Undefined without rows.
 */
export function honestFigure(
  published: readonly ConditionedRow[],
  machine?: string,
): HonestFigure | undefined {
  const figure = plainFigure(published, machine)
  if (!figure || !published.some(({ notTogether }) => notTogether)) return figure
  return { ...figure, condition: [figure.condition, NOT_TOGETHER].filter(Boolean).join('; ') }
}

function plainFigure(
  published: readonly ConditionedRow[],
  machine: string | undefined,
): HonestFigure | undefined {
  const told = published.filter(({ when }) => machine !== undefined && when?.equipment)
  const served = told.filter(({ when }) => when?.equipment?.includes(machine ?? ''))
  const rows = served.length > 0 ? served : published.filter((row) => !told.includes(row))
  const [first] = rows
  if (!first) return undefined
  if (rows.every((row) => isSame(row, first))) {
    return rows.length > 1 ? { values: first.values } : asPublished(first, served.length > 0)
  }
  const choice = first.choice
  if (choice !== undefined && rows.every((row) => row.choice === choice)) {
    // A limit for one service says nothing about others.
    const plain = rows.filter(({ when }) => !when?.services)
    const spanned = plain.length > 0 ? plain : rows
    const values = spanOf(spanned)
    const common = commonFigure(spanned)?.values ?? []
    if (values) return { values, condition: `según ${choice}`, common }
  }
  return commonFigure(rows) ?? asPublished(first)
}

/** The longest condition that fits beside a figure, in a row or a column of a list. */
export const SHORT_CONDITION_MAX = 30

/** A row's condition where space is scarce: "válvulas" for "en válvulas". */
export function shortCondition({ condition, short }: ConditionedRow): string | undefined {
  return short ?? condition
}

function asPublished(row: ConditionedRow, holds = false): HonestFigure {
  const condition = shortCondition(row)
  const limits = condition !== undefined && !row.fromVacuum
  return {
    values: row.values,
    ...(condition !== undefined && { condition }),
    ...(limits && !row.varies && { isConditional: true }),
    ...(limits && !holds && { common: [] }),
  }
}

function isSame(a: ConditionedRow, b: ConditionedRow): boolean {
  return JSON.stringify(a.values) === JSON.stringify(b.values)
}

type End = 'min' | 'max'

/** A row's figure in its first published unit, in which rows are compared. */
function leading({ values: [value] }: ConditionedRow): Partial<ShownQuantity> {
  return value ?? {}
}

/** The row with the lowest or highest published end; undefined if no row publishes that end. */
function extreme(rows: readonly ConditionedRow[], end: End, pick: 'lowest' | 'highest') {
  const sign = pick === 'lowest' ? 1 : -1
  return rows
    .flatMap((row) => {
      const value = leading(row)[end]
      return value === undefined ? [] : [{ row, value }]
    })
    .sort((a, b) => sign * (a.value - b.value))[0]?.row
}

/** Whether all rows are limits in the same unit. */
function haveLimits(rows: readonly ConditionedRow[]): boolean {
  const units = new Set(rows.map((row) => leading(row).unit))
  const ends = rows.map((row) => leading(row).min ?? leading(row).max)
  return units.size === 1 && !ends.includes(undefined)
}

/** The span from the lowest to the highest end of any row. */
function spanOf(rows: readonly ConditionedRow[]): ShownQuantity[] | undefined {
  if (!haveLimits(rows)) return undefined
  const [lower, upper] = [extreme(rows, 'min', 'lowest'), extreme(rows, 'max', 'highest')]
  if (lower && upper) return inEachSystem([lower, 'min'], [upper, 'max'])
  const end = lower ? 'min' : 'max'
  const [from, to] = [extreme(rows, end, 'lowest'), extreme(rows, end, 'highest')]
  if (!from || !to) return undefined
  return inEachSystem([from, end], [to, end])?.map((value) => ({ ...value, spanOf: end }))
}

/** The figure that every row allows, if they share an end. */
function commonFigure(rows: readonly ConditionedRow[]): HonestFigure | undefined {
  if (!haveLimits(rows)) return undefined
  const everyHas = (end: End) => rows.every((row) => leading(row)[end] !== undefined)
  const lower = everyHas('min') ? extreme(rows, 'min', 'highest') : undefined
  const upper = everyHas('max') ? extreme(rows, 'max', 'lowest') : undefined
  const decides = (row: ConditionedRow, end: End, deciding: ConditionedRow | undefined) =>
    leading(row)[end] === (deciding && leading(deciding)[end])
  const whole = rows.find((row) => decides(row, 'min', lower) && decides(row, 'max', upper))
  // One row alone states what all rows allow, so its condition does not restrict it.
  if (whole && (lower || upper)) return asPublished(whole, true)
  const min = lower ? leading(lower).min : undefined
  const max = upper ? leading(upper).max : undefined
  if ((min ?? -Infinity) > (max ?? Infinity)) return undefined
  const values = inEachSystem(lower && [lower, 'min'], upper && [upper, 'max'])
  return values && { values }
}

type PublishedEnd = readonly [row: ConditionedRow, end: End]

/** Combines an end of one row with an end of another, in each system that has both. */
function inEachSystem(from: PublishedEnd | undefined, to: PublishedEnd | undefined) {
  const values = (['si', 'imperial', 'none'] as const).flatMap((system): ShownQuantity[] => {
    const [min, max] = [endIn(from, system), endIn(to, system)]
    const unit = min?.unit ?? max?.unit
    const isWhole = (from === undefined || min) && (to === undefined || max)
    if (unit === undefined || !isWhole || (min && max && min.unit !== max.unit)) return []
    const isApproximate = min?.approximate ?? max?.approximate
    return [
      {
        ...(min && { min: min.value }),
        ...(max && { max: max.value }),
        unit,
        ...(isApproximate && { approximate: isApproximate }),
      },
    ]
  })
  return values.length > 0 ? values : undefined
}

function endIn(published: PublishedEnd | undefined, system: UnitSystem | 'none') {
  if (!published) return undefined
  const [{ values }, end] = published
  const quantity = values.find(({ unit }) => UNITS[unit]?.system === system)
  const value = quantity?.[end]
  return quantity && value !== undefined ? { ...quantity, value } : undefined
}
