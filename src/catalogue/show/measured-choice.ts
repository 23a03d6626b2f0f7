import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import type { UnitSystem } from '#figures/units.ts'
import type { Measures } from './measures.ts'

/**
 * What a buyer states before asking for a product: its shaft, size or compound. It is kept in the page's address
 * and passed from there to the line of the list (addressed-service.ts).
 */
export type ProductChoice = {
  /** "Eje", "Compuesto". */
  name: string
  /** Its query parameter; in the line it becomes the diameter, the flange, or a note. */
  parameter: 'eje' | 'brida' | 'opcion'
  /** The unit of a diameter. */
  unit?: string
  options: readonly ChoiceOption[]
}

type ChoiceOption = {
  value: string
  /** The text shown, if it is not the value with its unit. */
  text?: string
  /** What the table says about it, in both systems of units; for pages whose drawing does not show it. */
  says?: Record<UnitSystem, string>
}

/** The sizes to choose from, for a product whose drawing shows its dimension letters. */
export function measuredChoice({
  sizeName,
  sizeUnit,
  sizes,
}: Pick<Measures, 'sizeName' | 'sizeUnit' | 'sizes'>): ProductChoice {
  if (sizeUnit !== '') {
    const options = sizes.map(({ key }) => ({ value: key }))
    return { name: sizeName, parameter: 'eje', unit: sizeUnit, options }
  }
  const options = sizes.map(({ key }) => ({ value: `${sizeName} ${key}`, text: key }))
  return { name: sizeName, parameter: 'brida', options }
}

export function optionText(
  { unit }: Pick<ProductChoice, 'unit'>,
  { value, text = unit === undefined ? value : `${value}${NO_BREAK_SPACE}${unit}` }: ChoiceOption,
): string {
  return text
}
