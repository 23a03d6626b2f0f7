import { listAxis, type Axis } from './axis.ts'
import { FACETS, type Facet } from './facets.ts'
import type { StandingFigure } from './present-specs.ts'
import { CLASS_UNITS } from './units.ts'

/** Whether a column is a facet, rather than another property. */
export function isFacet(id: string): id is Facet {
  return Object.hasOwn(FACETS, id)
}

/**
 * The columns of a list with the axes that their figures share; each row's figures are in column order. A facet keeps
 * its axis even if all rows have the same figure, since the asked figure is drawn on it.
 */
export function withAxes<Column extends { id: string; units?: { si: string } }>(
  columns: readonly Column[],
  rows: readonly (readonly (StandingFigure | undefined)[])[],
): (Column & { axis?: Axis })[] {
  return columns.map((column, index) => {
    if (column.units && CLASS_UNITS.includes(column.units.si)) return column
    const reaches = rows.flatMap((figures) => figures[index]?.reach ?? [])
    const isOne = new Set(reaches.map(({ min, max }) => `${min} ${max}`)).size < 2
    if (isOne && !isFacet(column.id)) return column
    const axis = listAxis(reaches, isFacet(column.id) ? FACETS[column.id] : {})
    return { ...column, ...(axis && { axis }) }
  })
}
