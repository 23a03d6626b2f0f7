import { NO_BREAK_SPACE } from '#schema/bind-units.ts'
import { FACETS } from '#schema/facets.ts'
import { FIGURE_FIELDS, selectorPath } from '../selector/criteria.ts'
import type { AskedFigure } from './read-figures.ts'

/** A figure as it was understood: "Diámetro 1 7/8 in (≈ 47,6 mm)". */
export function figureLabel({ facet, value, written, unit }: AskedFigure): string {
  const { name, units } = FACETS[facet]
  const typed = `${name} ${written.replace(/^-/, '−')}${NO_BREAK_SPACE}${unit}`
  if (unit === units.si) return typed
  const rounded = (Math.round(value * 10) / 10).toString().replace('.', ',').replace(/^-/, '−')
  return `${typed} (≈ ${rounded}${NO_BREAK_SPACE}${units.si})`
}

/** The selector with the same figures in it. */
export function figuresSelectorPath(figures: readonly AskedFigure[]): string {
  const draft = figures.flatMap(({ facet, value, written, unit }) => {
    const field = FIGURE_FIELDS.find((one) => one.facet === facet)
    if (!field) return []
    const isOffered = field.units.includes(unit)
    return [
      [field.name, isOffered ? written : String(value)],
      [field.unitName, isOffered ? unit : field.units[0]],
    ]
  })
  return selectorPath(Object.fromEntries(draft))
}
