import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import type { UnitSystem } from '#figures/units.ts'
import type { Measures } from './measures.ts'

/**
 * What a buyer says of a product before asking for it: its shaft, size or compound. It stands in the page's address,
 * from where it goes into the line of the list (addressed-service.ts).
 */
export type ProductChoice = {
  /** "Eje", "Compuesto". */
  name: string
  /** Where it stands in the address; in the line it is the diameter, the flange, or a note. */
  parameter: 'eje' | 'brida' | 'opcion'
  /** Of a diameter. */
  unit?: string
  options: readonly ChoiceOption[]
}

type ChoiceOption = {
  value: string
  /** As it is shown, where that is not the value with its unit. */
  text?: string
  /** What the table tells of it, in both systems of units, where the page has no drawing that does. */
  says?: Record<UnitSystem, string>
}

/** The sizes of a product whose drawing has their letters. */
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
