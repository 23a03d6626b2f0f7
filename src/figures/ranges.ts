import type { Facet } from './facets.ts'
import { honestFigure, NOT_TOGETHER, SHORT_CONDITION_MAX, shortCondition } from './honest-figure.ts'
import { LIMITS } from './limits.ts'
import { figureLine, figureText, keyFigures, presentFigure } from './present-specs.ts'
import type {
  LimitKind,
  Properties,
  PropertyMeaning,
  Quantity,
  SizeKind,
  SpecRow,
  When,
} from './quantity.ts'
import { ownFacetRows } from './row-figures.ts'
import { convert, UNITS, type UnitSystem } from './units.ts'

/** Limits in the SI unit of their kind, with the figure as text. */
export type Limits = { min?: number; max?: number; text: string }

/** A published range of a product, with everything needed to judge by it. */
export type PublishedRange = Limits & {
  kind: LimitKind
  /** The property's short name, for a field: "Eje", "Presión". */
  label?: string
  /** The version or circumstance that the figure holds for, in full; never show it without. */
  condition?: string
  /** The short condition, where the full one does not fit beside a figure. */
  short?: string
  when?: When
  elseUnknown?: true
  choice?: string
  /** The name shared by the rows of one version or case, if the condition says more. */
  version?: string
  varies?: true
  fromVacuum?: true
  /** Shown wherever the range is: it does not hold at the highest temperature or pressure. */
  note?: string
  /** Whose diameter it is, if not the shaft's. */
  size?: SizeKind
  thickness?: number
  /** The row in inches, psi, °F, ft/min, as published or computed; a computed one has no ends of its own. */
  imperial?: Limits
}

type Ends = { min?: number; max?: number }
type Specified = Readonly<{ specs: readonly SpecRow[] }>

/** Enough for a thousandth of an inch in millimetres. */
const DECIMALS = 4

/**
 * The limits that a product publishes for judging, in their own order. Sources are left out: the product's own page
 * shows them.
 */
export function publishedRanges({ specs }: Specified, properties: Properties): PublishedRange[] {
  return specs.flatMap((row) => {
    const meaning = properties.get(row.property)
    const kind = meaning?.limits ?? meaning?.facet
    if (!meaning || kind === undefined) return []
    const si = endsIn(row, 'si', kind)
    const imperial = endsIn(row, 'imperial', kind)
    const own = si ?? imperial
    // A list of sizes has no range: nothing is known about sizes between them.
    const figure = presentFigure(row, properties)
    return own ? [rangeOf(row, meaning, kind, own, imperial ?? {}, figure)] : []
  })
}

function rangeOf(
  row: SpecRow,
  meaning: PropertyMeaning,
  kind: LimitKind,
  own: Ends,
  other: Ends,
  { si, imperial }: ReturnType<typeof presentFigure>,
): PublishedRange {
  const { condition, when, elseUnknown, choice, varies, fromVacuum } = row
  const version = row.version ?? shortCondition(row)
  const isNamed = version !== condition && !varies && (row.version !== undefined || !when)
  const { short, label, size, thickness } = meaning
  return {
    kind,
    label: short ?? label,
    ...own,
    text: figureText(si),
    ...(condition !== undefined && { condition }),
    ...(row.short !== undefined && isLong(condition) && { short: row.short }),
    ...(row.notTogether && { note: [condition, NOT_TOGETHER].filter(Boolean).join('; ') }),
    ...(when && { when }),
    ...(elseUnknown && { elseUnknown }),
    ...(choice !== undefined && { choice }),
    ...(version !== undefined && isNamed && !fromVacuum && { version }),
    ...(varies && { varies }),
    ...(fromVacuum && { fromVacuum }),
    ...(size && size !== 'shaft' && { size }),
    ...(thickness !== undefined && { thickness }),
    ...(imperial && { imperial: { ...other, text: figureText(imperial) } }),
  }
}

function isLong(condition = ''): boolean {
  return condition.length > SHORT_CONDITION_MAX
}

/** The limits published in a system of units, in their kind's SI unit. A single value counts as the maximum. */
function endsIn(
  { values }: { values: readonly Quantity[] },
  system: UnitSystem,
  kind: LimitKind,
): Ends | undefined {
  const quantity = values.find(({ unit }) => {
    const own = UNITS[unit]?.system
    return own === system || (own === 'none' && system === 'si')
  })
  if (!quantity) return undefined
  const { si, isMost } = LIMITS[kind]
  const { min, max = isMost ? quantity.value : undefined, unit } = quantity
  if (min === undefined && max === undefined) return undefined
  const across = (figure: number) => Number(convert(figure, unit, si).toFixed(DECIMALS))
  return {
    ...(min !== undefined && { min: across(min) }),
    ...(max !== undefined && { max: across(max) }),
  }
}

/** The range that represents a product, in its facet's SI unit. */
export type StandingRange = Limits & {
  /** It was converted by us, and so is shown with "≈". */
  isComputed: boolean
  /** It does not hold at the highest temperature or pressure. */
  isNotTogether: boolean
}

/** The limits of the figure that represents a product, as text with its condition. */
export function standingRange(
  product: Specified,
  properties: Properties,
  facet: Facet,
): StandingRange | undefined {
  const rows = ownFacetRows(product, facet, properties)
  const values = honestFigure(rows)?.values ?? []
  const limits = endsIn({ values }, 'si', facet) ?? endsIn({ values }, 'imperial', facet)
  const [figure] = keyFigures(rows, properties)
  return (
    limits &&
    figure && {
      ...limits,
      text: figureLine(figure),
      isComputed: figure.si.computed,
      isNotTogether: rows.some(({ notTogether }) => notTogether),
    }
  )
}
