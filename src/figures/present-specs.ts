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

/** A figure ready to read; a computed one is shown with "≈". */
export type Figure = {
  text: string
  computed: boolean
}

/** A row of a specification table, with both unit systems filled in. */
export type SpecTableRow = {
  property: string
  si: Figure
  /** Absent where the unit has no habit in the other system. */
  imperial?: Figure
  condition?: string
  /** Absent where the source is not printed. */
  source?: string
}

/**
 * The one figure of a facet that is shown if there is room for one: in a share card, a row of a list, a
 * column of a comparison. Its condition, if any, is part of it: never show the figure without it.
 * `figureLine` writes both in one line.
 */
export type KeyFigure = StandingFigure & {
  facet: Facet
  /** "Presión", "Eje": the property's short name. */
  label: string
}

/** A figure that stands alone, in both systems; never to be shown without its condition. */
export type StandingFigure = {
  si: Figure
  /** Absent where the unit has no habit in the other system, or its figures are no conversion. */
  imperial?: Figure
  /** In short, for beside the figure: "válvulas", "según elastómero". */
  condition?: string
  /** How far it reaches, in its column's SI unit, where that has an axis. */
  reach?: Reach
  /** How many columns it takes, where it is words. */
  span?: number
}

/** Both systems of each row: published figures as published, the missing one computed. */
export function presentSpecs(rows: readonly SpecRow[], properties: Properties): SpecTableRow[] {
  return rows.map((row) => {
    const condition = [row.condition, row.notTogether && NOT_TOGETHER].filter(Boolean).join('; ')
    return {
      property: row.property,
      ...rowFigures(row, properties),
      ...(condition !== '' && { condition }),
      ...(row.source !== undefined && { source: row.source }),
    }
  })
}

/** A row of a table, in which its property's name stands beside the figure. */
export function rowFigures({ property, values, conversion }: SpecRow, properties: Properties) {
  const meaning = properties.get(property)
  const wording = meaning?.namesLimit ? 'plain' : 'explicit'
  return bothSystems(values, wording, conversion !== false, meaning)
}

/** A row's figure alone, without its condition. */
export function presentFigure(
  row: SpecRow,
  properties: Properties,
): Pick<KeyFigure, 'si' | 'imperial'> {
  return bothSystems(row.values, 'explicit', isConvertible(row), properties.get(row.property))
}

/** The honest figure of each facet, in the order in which a buyer asks for them. */
export function keyFigures(rows: readonly SpecRow[], properties: Properties): KeyFigure[] {
  return FACET_NAMES.flatMap((facet) => {
    const own = rows.filter(({ property }) => properties.get(property)?.facet === facet)
    const definition = own[0] && properties.get(own[0].property)
    const figure = standingFigure(own, undefined, undefined, definition)
    if (!figure || !definition) return []
    return [{ facet, label: definition.short ?? definition.label, ...figure }]
  })
}

/** The one figure that stands for these rows of a property, in both systems, with its condition; how far it reaches, in a unit. */
export function standingFigure(
  rows: readonly SpecRow[],
  machine?: string,
  unit?: string,
  meaning?: PropertyMeaning,
): StandingFigure | undefined {
  const figure = honestFigure(rows, machine)
  if (!figure) return undefined
  const { values } = figure
  const condition = [spannedLimit(values), figure.condition].filter(Boolean).join(' ')
  const reach = unit === undefined ? undefined : reachOf(figure, unit)
  return {
    ...bothSystems(values, 'explicit', rows.every(isConvertible), meaning),
    ...(condition !== '' && { condition }),
    ...(reach && { reach }),
  }
}

/** What a span of limits is one of: of "345 a 1035 bar", "máx. según compuesto", neither is where the product begins. */
function spannedLimit([value]: readonly ShownQuantity[]): string | undefined {
  return value?.spanOf && { min: 'mín.', max: 'máx.' }[value.spanOf]
}

/** A figure in plain text: "hasta ≈ 275 bar" where it is computed. */
export function figureText({ text, computed }: Figure): string {
  const [word, figure] = splitLimitWord(text)
  return computed ? `${word}≈ ${figure}` : text
}

/** "hasta 275 bar" as its limit word, "hasta ", and its figure, "275 bar": where it is computed, ≈ stands between the two. */
export function splitLimitWord(text: string): readonly [word: string, figure: string] {
  const [, word = '', figure = text] = /^(hasta |desde )?(.*)$/.exec(text) ?? []
  return [word, figure]
}

/** A figure and its condition in one line of text: "hasta 275 bar · válvulas". */
export function figureLine({ si, condition }: Pick<KeyFigure, 'si' | 'condition'>): string {
  const text = figureText(si)
  return condition === undefined ? text : `${text} · ${condition}`
}

function isConvertible({ conversion }: Pick<SpecRow, 'conversion'>): boolean {
  return conversion !== false
}

const NONE: Figure = { text: '', computed: false }

/**
 * Quantities in both systems: published ones as published, a missing one computed where it may be. A length that is
 * no limit is a size of the product, and so are the first and the last of the sizes that it is made in.
 */
export function bothSystems(
  values: readonly ShownQuantity[],
  wording: LimitWording,
  mayConvert: boolean,
  meaning?: PropertyMeaning,
): Pick<KeyFigure, 'si' | 'imperial'> {
  const si = values.filter(({ unit }) => UNITS[unit]?.system !== 'imperial')
  const imperial = values.filter(({ unit }) => UNITS[unit]?.system === 'imperial')
  const isMadeFor = meaning?.size !== undefined && values.every(isRange)
  const isLimit = Boolean(
    (isMadeFor ? undefined : meaning?.facet) ?? meaning?.limits ?? meaning?.namesLimit,
  )
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

/** Lines are bought in inches as tables name them: "1½ a 72 in". */
const inFractions = (figure: Figure): Figure => ({ ...figure, text: inchFractions(figure.text) })

function figureOf(values: readonly ShownQuantity[], wording: LimitWording): Figure | undefined {
  const [first] = values
  if (!first) return undefined
  const text = values.map((value) => formatQuantity(value, wording)).join(' / ') + inKpa(first)
  return { text, computed: false }
}

/** A vacuum published in mm Hg, which is no SI unit, in kPa as well; never deeper than it was published. */
function inKpa({ max, unit }: ShownQuantity): string {
  if (unit !== 'mm Hg' || max === undefined) return ''
  const value = Math.floor(vacuumInKpa(max) * 10) / 10
  return ` (≈ ${formatQuantity({ value, unit: 'kPa' })})`
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
