import { enquiryTextPath } from '#catalogue/paths.ts'
import { FACETS, TURNS, type Facet } from '#figures/facets.ts'
import { typedFigureText } from '#figures/format-number.ts'
import { shown } from '#figures/limit-words.ts'
import { surfaceSpeed, type UnitSystem } from '#figures/units.ts'
import { CHOICE_NAMES, type ChoiceName, type ProductData } from '#views/product-data.ts'
import { BOX_NAMES, shaftIn, type BoxMeasure, type Criteria } from './criteria.ts'
import { figureName } from './machine-scenes.ts'

/** One asked property as text: "Eje 60 mm", "Bomba". `label` is a figure's name, with which the text begins. */
export type CriterionText = { name: Facet | ChoiceName | BoxMeasure; text: string; label?: string }

export function criteriaTexts(
  { figures, choices, ...measures }: Criteria,
  options: ProductData['options'],
  system: UnitSystem,
): CriterionText[] {
  return [
    ...figures.map(({ facet, value, inTurns }) => {
      const label = askedName(facet, choices.equipment)
      const amount = inTurns
        ? turnsText(value, shaftIn(figures), system)
        : shown(value, facet, system)
      return { name: facet, label, text: `${label} ${amount}` }
    }),
    ...BOX_NAMES.flatMap((name) => {
      const value = measures[name]
      return value === undefined
        ? []
        : [{ name, text: `${BOX_WORDS[name]} ${shown(value, 'diameter', system)}` }]
    }),
    ...CHOICE_NAMES.flatMap((name) => {
      const option = options[name].find(({ id }) => id === choices[name])
      return option ? [{ name, text: option.label }] : []
    }),
  ]
}

const BOX_WORDS: Readonly<Record<BoxMeasure, string>> = { box: 'Caja', depth: 'Fondo de caja' }

/** Sizes are named as on the machine's drawing: a cylinder has a rod instead of a shaft. */
function askedName(facet: Facet, machine: string | undefined): string {
  return FACETS[facet].isSize ? figureName(facet, machine) : FACETS[facet].question
}

/** "1450 rpm (4,6 m/s)": with the surface speed if the shaft is asked. */
function turnsText(value: number, shaft: number, system: UnitSystem): string {
  const turns = typedFigureText({ amount: String(value).replace('.', ','), unit: TURNS.unit })
  return shaft > 0 ? `${turns} (${shown(surfaceSpeed(value, shaft), TURNS.facet, system)})` : turns
}

/** The path of the contact form, prefilled with the asked properties. */
export function selectionEnquiryPath(asked: readonly CriterionText[]): string {
  return enquiryTextPath(
    ['Necesito ayuda para elegir un producto.', ...asked.map(({ text }) => `- ${text}`)].join('\n'),
  )
}
