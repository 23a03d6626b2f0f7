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
import { convert, UNITS, type UnitSystem } from './units.ts'

/** Limits in the SI unit of what they limit, with the figure as it reads. */
export type Limits = { min?: number; max?: number; text: string }

/** What a product publishes for what a machine is chosen by, as far as judging goes. */
export type PublishedRange = Limits & {
  kind: LimitKind
  /** "Eje", "Presión": the property's short name, where its field is shown. */
  label?: string
  /** The version or circumstance that the figure holds for, in full; never shown without it. */
  condition?: string
  /** The same beside a figure, where it is too long for that. */
  short?: string
  when?: When
  elseUnknown?: true
  choice?: string
  /** What the rows of one version, or of one case of the service, have in common, where it is not all of the condition. */
  version?: string
  varies?: true
  fromVacuum?: true
  /** Beside it wherever it is shown: it does not hold at the highest temperature, or pressure. */
  note?: string
  /** Of a diameter that is no shaft's. */
  size?: SizeKind
  thickness?: number
  /** The same row in inches, psi, °F, ft/min: as published, or computed and marked "≈": then the ends are the same. */
  imperial?: Limits
}

type Ends = { min?: number; max?: number }
type Specified = Readonly<{ specs: readonly SpecRow[] }>

/** Enough for a thousandth of an inch in millimetres. */
const DECIMALS = 4

/**
 * The limits that a product publishes for what a machine is chosen by, in their own order. Where they were published
 * its own page says.
 */
export function publishedRanges({ specs }: Specified, properties: Properties): PublishedRange[] {
  return specs.flatMap((row) => {
    const meaning = properties.get(row.property)
    const kind = meaning?.limits ?? meaning?.facet
    if (!meaning || kind === undefined) return []
    const si = endsIn(row, 'si', kind)
    const imperial = endsIn(row, 'imperial', kind)
    const own = si ?? imperial
    // A list of sizes is no range: nothing is said of what lies between them.
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

/** The limits published in a system of units, in the SI unit of their kind. A single value is the most allowed. */
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

/** What stands for a product of what a machine is chosen by, in the SI unit of that. */
export type StandingRange = Limits & {
  /** Converted by us, and so shown with "≈". */
  isComputed: boolean
  /** It does not hold at the highest temperature, or pressure. */
  isNotTogether: boolean
}

/** The limits of the one figure that stands for a product, with the figure and its condition in words. */
export function standingRange(
  { specs }: Specified,
  properties: Properties,
  facet: Facet,
): StandingRange | undefined {
  const rows = specs.filter(({ property }) => {
    const meaning = properties.get(property)
    return meaning?.facet === facet && meaning.limits === undefined
  })
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
