import type { Quantity, SpecRow } from '#schema/quantity.ts'
import { FACET_NAMES, type Facet } from '#schema/facets.ts'
import { UNITS } from '#schema/units.ts'
import type { PropertyDefinition } from '#schema/vocabulary.ts'
import { counterpartOf, formatQuantity, type LimitWording } from './format-quantity.ts'

/** A figure ready to read; a computed one is shown with "≈". */
export type Figure = { text: string; computed: boolean }

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

/** One of the figures that stand on a product's card. */
export type KeyFigure = { facet: Facet; label: string; si: Figure; imperial?: Figure }

/** Both systems of each row: published figures as published, the missing one computed. */
export function presentSpecs(rows: readonly SpecRow[]): SpecTableRow[] {
  return rows.map(({ property, values, condition, source }) => ({
    property,
    ...bothSystems(values, wordingFor(property)),
    ...(condition !== undefined && { condition }),
    ...(source !== undefined && { source }),
  }))
}

/** The first published figure of each facet, in the order in which a buyer asks for them. */
export function keyFigures(
  rows: readonly SpecRow[],
  properties: ReadonlyMap<string, PropertyDefinition>,
): KeyFigure[] {
  return FACET_NAMES.flatMap((facet) => {
    const row = rows.find(({ property }) => properties.get(property)?.facet === facet)
    const definition = row && properties.get(row.property)
    if (!row || !definition) return []
    return [
      {
        facet,
        label: definition.short ?? definition.label,
        ...bothSystems(row.values, 'explicit'),
      },
    ]
  })
}

function bothSystems(values: readonly Quantity[], wording: LimitWording) {
  const si = values.filter(({ unit }) => UNITS[unit]?.system !== 'imperial')
  const imperial = values.filter(({ unit }) => UNITS[unit]?.system === 'imperial')
  const imperialFigure = figureOf(imperial, wording) ?? computedFrom(si, wording)
  return {
    si: figureOf(si, wording) ?? computedFrom(imperial, wording) ?? { text: '', computed: false },
    ...(imperialFigure && { imperial: imperialFigure }),
  }
}

function figureOf(values: readonly Quantity[], wording: LimitWording): Figure | undefined {
  if (values.length === 0) return undefined
  const text = values.map((value) => formatQuantity(value, wording)).join(' / ')
  return { text, computed: false }
}

function computedFrom(values: readonly Quantity[], wording: LimitWording): Figure | undefined {
  const [first] = values
  const counterpart = first && counterpartOf(first)
  return counterpart && { text: formatQuantity(counterpart, wording), computed: true }
}

/** "Presión máxima: hasta 40 bar" says it twice. */
function wordingFor(property: string): LimitWording {
  return /máxim|mínim|admisible|mayor|menor/i.test(property) ? 'plain' : 'explicit'
}
