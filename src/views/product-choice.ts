import { capitalised } from '#schema/letter-case.ts'
import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import { readInches } from '#figures/inch-fractions.ts'
import type { SpecGroups } from '#figures/spec-groups.ts'
import type { Measures } from '#catalogue/show/measures.ts'
import { convertedCell, readHead, written, type Head } from '#catalogue/show/table.ts'
import { UNITS, type UnitSystem } from '#figures/units.ts'
import { formatNumber } from '#figures/format-number.ts'
import type { SpecRow } from '#figures/quantity.ts'
import type { Table } from '#schema/table.ts'
import { measuredChoice, type ProductChoice } from '#catalogue/show/measured-choice.ts'

type Listed = Pick<SpecRow, 'property' | 'values'>

/** The sizes or other options of a product; undefined where there is nothing to choose. */
export function productChoice(
  measures: Measures | undefined,
  { matrix }: Pick<SpecGroups, 'matrix'>,
  { tables, specs }: { tables?: readonly Table[]; specs?: readonly Listed[] } = {},
): ProductChoice | undefined {
  if (measures) return measuredChoice(measures)
  if (!matrix) return choiceOfSizes(tables) ?? choiceOfThickness(specs)
  const { choice, versions } = matrix
  return {
    name: capitalised(choice),
    parameter: 'opcion',
    options: versions.map(({ name, detail }) => ({
      value: `${choice} ${name}`,
      text: detail === undefined ? name : `${name}, ${detail}`,
    })),
  }
}

/** The sizes of a table that gives the pressure of each; a table of flanges alone may not list all sizes. */
function choiceOfSizes(tables: readonly Table[] = []): ProductChoice | undefined {
  const dimensionOf = (label = '') => UNITS[readHead(label).unit ?? '']?.dimension
  const table = tables.find(
    ({ columns: [size, ...others] }) =>
      dimensionOf(size) === 'length' && others.some((label) => dimensionOf(label) === 'pressure'),
  )
  if (!table) return undefined
  const [{ unit = '' } = {}, ...others] = table.columns.map((label) => readHead(label))
  return {
    name: 'Diámetro',
    parameter: 'eje',
    unit,
    options: table.rows.map(([key, ...cells]) => {
      const says = (system: UnitSystem) =>
        `${others.map((head, at) => `${head.name.toLocaleLowerCase('es')} ${figureIn(system, cells[at], head)}`).join('; ')}.`
      // The value for the address: "1.5" where the table says 1½.
      const value = String(readInches(String(key)) ?? key)
      return {
        value,
        ...(value !== String(key) && { text: `${key}${NO_BREAK_SPACE}${unit}` }),
        says: { si: says('si'), imperial: says('imperial') },
      }
    }),
  }
}

const THICKNESS = 'Espesor'

/** The thicknesses that a sheet comes in, where they are listed; within a range the buyer names one in words. */
function choiceOfThickness(specs: readonly Listed[] = []): ProductChoice | undefined {
  const listed = specs.find(({ property }) => property === THICKNESS)?.values[0]
  if (!listed?.values) return undefined
  const options = listed.values.map((value) => {
    const text = `${formatNumber(value)}${NO_BREAK_SPACE}${listed.unit}`
    const words = text.replace(NO_BREAK_SPACE, ' ')
    return { value: `${THICKNESS.toLocaleLowerCase('es')} ${words}`, text }
  })
  return { name: THICKNESS, parameter: 'opcion', options }
}

/** The cell as published, or converted with "≈". */
function figureIn(system: UnitSystem, cell: string | number | undefined, head: Head): string {
  const unit = UNITS[head.unit ?? '']
  const other = unit?.system === system ? undefined : convertedCell(cell, head)
  return other === undefined
    ? `${written(cell)}${NO_BREAK_SPACE}${head.unit}`
    : `≈${NO_BREAK_SPACE}${other}${NO_BREAK_SPACE}${unit?.counterpart}`
}
