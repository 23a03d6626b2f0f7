import { NO_BREAK_SPACE } from '#figures/bind-units.ts'
import type { SpecGroups } from '#figures/spec-groups.ts'
import type { Measures } from '#catalogue/show/measures.ts'

/**
 * What a buyer says of a product before asking for it: its shaft, size or compound. It stands in the page's address,
 * from where it goes into the line of the list (asked-service.ts).
 */
export type ProductChoice = {
  /** "Eje", "Compuesto". */
  name: string
  parameter: 'eje' | 'opcion'
  options: readonly { value: string; text: string }[]
}

/** A product's sizes, or what else of it is chosen; undefined where nothing is. */
export function productChoice(
  measures: Measures | undefined,
  { matrix }: Pick<SpecGroups, 'matrix'>,
): ProductChoice | undefined {
  if (measures) {
    const { sizeName, sizeUnit, sizes } = measures
    const isShaft = sizeUnit !== ''
    return {
      name: sizeName,
      parameter: isShaft ? 'eje' : 'opcion',
      options: sizes.map(({ key }) =>
        isShaft
          ? { value: key, text: `${key}${NO_BREAK_SPACE}${sizeUnit}` }
          : { value: `${sizeName} ${key}`, text: key },
      ),
    }
  }
  if (!matrix) return undefined
  const { choice, versions } = matrix
  return {
    name: choice.charAt(0).toUpperCase() + choice.slice(1),
    parameter: 'opcion',
    options: versions.map(({ name, detail }) => ({
      value: `${choice} ${name}`,
      text: detail === undefined ? name : `${name}, ${detail}`,
    })),
  }
}
