import type { Properties, PropertyMeaning, SpecRow } from './quantity.ts'
import { FACET_NAMES, type Facet } from './facets.ts'
import { reachOf, type Reach } from './axis.ts'
import { UNITS, vacuumInKpa } from './units.ts'
import {
  counterpartOf,
  formatQuantity,
  type LimitWording,
  type Rounding,
  type ShownQuantity,
} from './format-quantity.ts'
import { honestFigure, NOT_TOGETHER } from './honest-figure.ts'
import { inchFractions } from './inch-fractions.ts'

/** A formatted figure; a computed one is shown with "≈". */
export type Figure = {
  text: string
  computed: boolean
}

/** A row of a specification table, in both systems of units. */
export type SpecTableRow = {
  property: string
  si: Figure
  /** Absent where the unit has no counterpart in the other system. */
  imperial?: Figure
  condition?: string
  /** Absent where the source is not printed. */
  source?: string
}

/**
 * The one figure of a facet shown where there is room for one: in a share card, a list row, a comparison. Never show
 * it without its condition; `figureLine` writes both in one line.
 */
export type KeyFigure = StandingFigure & {
  facet: Facet
  /** The property's short name: "Presión", "Eje". */
  label: string
}

/** A figure that stands alone, in both systems; never show it without its condition. */
export type StandingFigure = {
  si: Figure
  /** Absent where the unit has no counterpart, or the figures cannot be converted. */
  imperial?: Figure
  /** In short form, to stand beside the figure: "válvulas", "según elastómero". */
  condition?: string
  /** Its reach in the column's SI unit, if the column has an axis. */
  reach?: Reach
  /** The number of columns that it spans, if it is words. */
  span?: number
}

/** Both systems for each row: published figures as published, missing ones computed. */
export function presentSpecs(rows: readonly SpecRow[], properties: Properties): SpecTableRow[] {
  return rows.map((row) => {
    const condition = conditionOf(row)
    return {
      property: row.property,
      ...rowFigures(row, properties),
      ...(condition !== '' && { condition }),
      ...(row.source !== undefined && { source: row.source }),
    }
  })
}

/** A row's whole condition; empty without one. */
export function conditionOf({ condition, notTogether }: SpecRow): string {
  return [condition, notTogether && NOT_TOGETHER].filter(Boolean).join('; ')
}

/** A row's figures for a table in which the property's name stands beside them. */
export function rowFigures({ property, values, conversion }: SpecRow, properties: Properties) {
  const meaning = properties.get(property)
  const wording = meaning?.namesLimit ? 'plain' : 'explicit'
  return bothSystems(values, wording, conversion !== false, meaning)
}

/** A row's figure without its condition. */
export function presentFigure(
  row: SpecRow,
  properties: Properties,
): Pick<KeyFigure, 'si' | 'imperial'> {
  return bothSystems(row.values, 'explicit', isConvertible(row), properties.get(row.property))
}

/** The honest figure of each facet, in facet order. */
export function keyFigures(rows: readonly SpecRow[], properties: Properties): KeyFigure[] {
  return FACET_NAMES.flatMap((facet) => {
    const own = rows.filter(({ property }) => properties.get(property)?.facet === facet)
    const definition = own[0] && properties.get(own[0].property)
    const figure = standingFigure(own, undefined, undefined, definition)
    if (!figure || !definition) return []
    return [{ facet, label: definition.short ?? definition.label, ...figure }]
  })
}

/** The figure that represents these rows of a property, in both systems, with its condition and its reach in `unit`. */
export function standingFigure(
  rows: readonly SpecRow[],
  machine?: string,
  unit?: string,
  meaning?: PropertyMeaning,
): StandingFigure | undefined {
  const figure = honestFigure(rows, machine)
  if (!figure) return undefined
  const { values, condition } = figure
  const reach = unit === undefined ? undefined : reachOf(figure, unit)
  return {
    ...bothSystems(values, 'explicit', rows.every(isConvertible), meaning),
    ...(condition !== undefined && { condition }),
    ...(reach && { reach }),
  }
}

/** A figure as plain text: "hasta ≈ 275 bar" if computed. */
export function figureText({ text, computed }: Figure): string {
  const [word, figure] = splitLimitWord(text)
  return computed ? `${word}≈ ${figure}` : text
}

/** Splits "hasta 275 bar" into "hasta " and "275 bar": "≈" goes between the two. */
export function splitLimitWord(text: string): readonly [word: string, figure: string] {
  const [, word = '', figure = text] = /^(hasta |desde )?(.*)$/.exec(text) ?? []
  return [word, figure]
}

/** A figure and its condition on one line: "hasta 275 bar · válvulas". */
export function figureLine({ si, condition }: Pick<KeyFigure, 'si' | 'condition'>): string {
  const text = figureText(si)
  return condition === undefined ? text : `${text} · ${condition}`
}

function isConvertible({ conversion }: Pick<SpecRow, 'conversion'>): boolean {
  return conversion !== false
}

const NONE: Figure = { text: '', computed: false }

/**
 * Quantities in both systems: published ones as published, missing ones computed where allowed. A length that is no
 * limit is a size of the product, and so are the ends of a range of sizes.
 */
export function bothSystems(
  values: readonly ShownQuantity[],
  wording: LimitWording,
  mayConvert: boolean,
  meaning?: PropertyMeaning,
): Pick<KeyFigure, 'si' | 'imperial'> {
  const si = values.filter(({ unit }) => UNITS[unit]?.system !== 'imperial')
  const imperial = values.filter(({ unit }) => UNITS[unit]?.system === 'imperial')
  const isMadeFor = meaning?.facet === 'diameter' && values.every(isRange)
  const isLimit = !isMadeFor && Boolean(meaning?.facet ?? meaning?.limits ?? meaning?.namesLimit)
  const isSize = meaning?.dimension === 'length' && !isLimit
  const computed = (from: readonly ShownQuantity[]) =>
    mayConvert ? computedFrom(from, wording, isSize ? 'size' : 'limit') : undefined
  const published = figureOf(imperial, wording)
  const imperialFigure =
    (published && meaning?.size === 'nominal' ? inFractions(published) : published) ?? computed(si)
  return {
    si: figureOf(si, wording) ?? computed(imperial) ?? NONE,
    ...(imperialFigure && { imperial: imperialFigure }),
  }
}

const isRange = ({ min, max }: ShownQuantity) => min !== undefined && max !== undefined

/** Pipe sizes in inches as tables name them: "1½ a 72 in". */
const inFractions = (figure: Figure): Figure => ({ ...figure, text: inchFractions(figure.text) })

function figureOf(values: readonly ShownQuantity[], wording: LimitWording): Figure | undefined {
  const [first] = values
  if (!first) return undefined
  const text = values.map((value) => formatQuantity(value, wording)).join(' / ')
  return inKpa(first, wording) ?? { text, computed: false }
}

/** A vacuum published in mm Hg (no SI unit) in kPa, the published figure beside it; never deeper than published. */
function inKpa({ max, unit }: ShownQuantity, wording: LimitWording): Figure | undefined {
  if (unit !== 'mm Hg' || max === undefined) return undefined
  const kpa = { max: Math.floor(vacuumInKpa(max) * 10) / 10, unit: 'kPa' }
  const published = formatQuantity({ value: max, unit })
  return { text: `${formatQuantity(kpa, wording)} (${published})`, computed: true }
}

function computedFrom(
  values: readonly ShownQuantity[],
  wording: LimitWording,
  rounding: Rounding,
): Figure | undefined {
  const [first] = values
  const counterpart = first && counterpartOf(first, rounding)
  return counterpart && { text: formatQuantity(counterpart, wording), computed: true }
}
