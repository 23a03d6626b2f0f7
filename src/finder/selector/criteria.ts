import { enquiryTextPath, SELECTOR_PATH } from '#catalogue/paths.ts'
import { convert } from '#schema/units.ts'
import { FACET_NAMES, FACETS, type Facet } from '#schema/facets.ts'
import type { Asked } from '#catalogue/judge-range.ts'
import { readAmount } from '../search/read-number.ts'
import { CHOICE_NAMES, type ChoiceName, type SelectorData } from './selector-data.ts'

/** Its name in the form and in the address. */
type FigureName = (typeof FACETS)[Facet]['parameter']

/** A figure of the machine: how the form and the address name it, and the units it is given in. */
export type FigureField = {
  facet: Facet
  name: FigureName
  label: string
  unitName: `${FigureName}-en`
  /** First the SI unit, for whoever chooses none. */
  units: readonly [string, string]
}

export const FIGURE_FIELDS: readonly FigureField[] = FACET_NAMES.map((facet) => {
  const { parameter, question, units } = FACETS[facet]
  return {
    facet,
    name: parameter,
    label: question,
    unitName: `${parameter}-en`,
    units: [units.si, units.imperial],
  }
})

export const CHOICE_LABELS: Readonly<Record<ChoiceName, string>> = {
  equipo: 'Equipo',
  disposicion: 'Disposición o tipo',
  servicio: 'Fluido o servicio',
  norma: 'Norma o certificación',
}

export type FieldName = ChoiceName | FigureName | `${FigureName}-en`
/** The form as it was filled in, by the names of its fields; an empty field is absent. */
export type Draft = Readonly<Partial<Record<FieldName, string>>>

const FIELD_NAMES: readonly FieldName[] = [
  ...CHOICE_NAMES,
  ...FIGURE_FIELDS.flatMap(({ name, unitName }) => [name, unitName]),
]

/** The form that an address describes; what it does not know is left out. */
export function draftOf(query: URLSearchParams): Draft {
  return Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const value = query.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )
}

/** The selector's address with a form filled in; a unit without its figure is left out. */
export function selectorPath(draft: Draft): string {
  const query = new URLSearchParams()
  for (const name of CHOICE_NAMES) append(query, name, draft[name])
  for (const { name, unitName, units } of FIGURE_FIELDS) {
    append(query, name, draft[name])
    if (draft[name] && draft[unitName] !== units[0]) append(query, unitName, draft[unitName])
  }
  const written = query.toString()
  return written === '' ? SELECTOR_PATH : `${SELECTOR_PATH}?${written}`
}

function append(query: URLSearchParams, name: string, value: string | undefined) {
  if (value) query.append(name, value)
}

/** A figure that the visitor gave: as it reads ("50 mm"), and as it is judged. */
export type AskedFigure = Asked & { text: string }

/** What is asked of the products. */
export type Criteria = {
  choices: Readonly<Partial<Record<ChoiceName, string>>>
  figures: readonly AskedFigure[]
  /** The fields whose figure could not be read. */
  unread: readonly FigureField[]
}

/** What an empty form asks. */
export const NOTHING_ASKED: Criteria = { choices: {}, figures: [], unread: [] }

/** Reads a form: "1 7/8" in inches is 47.625 mm. */
export function criteriaOf(draft: Draft, options: SelectorData['options']): Criteria {
  const figures: AskedFigure[] = []
  const unread: FigureField[] = []
  for (const field of FIGURE_FIELDS) {
    const written = draft[field.name]
    if (!written) continue
    const figure = readFigure(written, unitOf(field, draft), field)
    if (figure) figures.push(figure)
    else unread.push(field)
  }
  const choices = CHOICE_NAMES.flatMap((name) => {
    const id = draft[name]
    return options[name].some((option) => option.id === id) ? [[name, id]] : []
  })
  return { choices: Object.fromEntries(choices), figures, unread }
}

export function unitOf({ unitName, units }: FigureField, draft: Draft): string {
  return units.find((unit) => unit === draft[unitName]) ?? units[0]
}

function readFigure(
  written: string,
  unit: string,
  { facet, units: [siUnit] }: FigureField,
): AskedFigure | undefined {
  const amount = readAmount(written, unit)
  if (amount === undefined) return undefined
  return {
    facet,
    value: convert(amount, unit, siUnit),
    system: unit === siUnit ? 'si' : 'imperial',
    text: `${written.replace(/^-/, '−')}\u00a0${unit}`,
  }
}

/** The criteria in words, for the branch's engineers: "Equipo: Bomba". */
export function describeCriteria(draft: Draft, options: SelectorData['options']): string[] {
  const { choices, figures } = criteriaOf(draft, options)
  return [
    ...CHOICE_NAMES.flatMap((name) => {
      const option = options[name].find(({ id }) => id === choices[name])
      return option ? [`${CHOICE_LABELS[name]}: ${option.label}`] : []
    }),
    ...figures.map(({ facet, text }) => {
      const field = FIGURE_FIELDS.find((one) => one.facet === facet)
      return `${field?.label ?? ''}: ${text}`
    }),
  ]
}

/** The contact form with the criteria written in it. */
export function selectionEnquiryPath(draft: Draft, options: SelectorData['options']): string {
  const lines = describeCriteria(draft, options)
  return enquiryTextPath(
    ['Necesito ayuda para elegir un producto.', ...lines.map((line) => `- ${line}`)].join('\n'),
  )
}
