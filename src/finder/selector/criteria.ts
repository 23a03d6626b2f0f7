/**
 * What is asked of the selector, and its address:
 *
 *   /selector?eje=60&p=15&t=80&v=1450&uv=rpm&equipo=bomba&servicio=lodos&norma=fda&disp=doble&u=imp&orden=margen
 *
 * `eje` (mm), `p` (bar), `t` (°C), `v` (m/s; with `uv=rpm` turns a minute of the shaft): always SI, with
 * a decimal point. `equipo`, `servicio`, `norma`, `disp`: ids of content/vocabulario/seleccion.yaml.
 * `u=imp`: shown in inches and psi. `orden`: `margen` or `catalogo`. Every part may be left out. The
 * addresses of earlier publications are still read: `presion=600&presion-en=psi`, `disposicion=doble`.
 */
import { enquiryTextPath, SELECTOR_PATH } from '#catalogue/paths.ts'
import { convert, surfaceSpeed, type UnitSystem } from '#schema/units.ts'
import { FACET_NAMES, FACETS, isInTurns, TURNS, type Facet } from '#schema/facets.ts'
import type { Asked } from '#catalogue/judge-range.ts'
import { IMPERIAL_MARK } from '#visitor/unit-system.ts'
import { shown, typedFigure } from '../figure-marks.ts'
import { plainText } from '../search/plain-text.ts'
import { readFigures } from '../search/read-figures.ts'
import { readAmount } from '../search/read-number.ts'
import { CHOICE_NAMES, type ChoiceName, type SelectorData } from './selector-data.ts'

export const CHOICE_LABELS: Readonly<Record<ChoiceName, string>> = {
  equipment: 'Equipo',
  services: 'Fluido o servicio',
  standards: 'Norma o certificación',
  arrangements: 'Disposición o tipo',
}

/** The names of the choices in the address. */
const CHOICE_PARAMETERS: Readonly<Record<ChoiceName, string>> = {
  equipment: 'equipo',
  services: 'servicio',
  standards: 'norma',
  arrangements: 'disp',
}

/** The orders of the products that comply, with their name in the address; the first is the default. */
export const ORDERS = [
  { id: 'fit', parameter: 'ajuste', label: 'Más ajustado' },
  { id: 'margin', parameter: 'margen', label: 'Más margen' },
  { id: 'catalogue', parameter: 'catalogo', label: 'Catálogo' },
] as const
export type Order = (typeof ORDERS)[number]['id']

/** A figure as it stands in its field, with its SI value where it was not typed but converted. */
export type FigureText = { text: string; si?: number }

/** The form as it is filled in. */
export type Draft = {
  figures: Readonly<Partial<Record<Facet, FigureText>>>
  choices: Readonly<Partial<Record<ChoiceName, string>>>
  isRpm: boolean
  order: Order
}

export const EMPTY_DRAFT: Draft = { figures: {}, choices: {}, isRpm: false, order: 'fit' }

/** Earlier addresses named the arrangement in full. */
const EARLIER_CHOICES: Readonly<Partial<Record<ChoiceName, string>>> = {
  arrangements: 'disposicion',
}
const DECIMALS = 2
/** Of the address: the system of units that figures are shown in. */
export const SYSTEM_PARAM = 'u'

/** The form that an address describes, in the visitor's units; what it does not know is left out. */
export function draftOf(query: URLSearchParams, system: UnitSystem): Draft {
  const isRpm = isInTurns(query)
  const figures = FACET_NAMES.flatMap((facet) => {
    const { parameter } = FACETS[facet]
    const rpm = facet === TURNS.facet && isRpm ? query.get(parameter)?.trim() : undefined
    if (rpm) return [[facet, { text: rpm }]]
    const si = figureIn(query, facet)
    return si === undefined ? [] : [[facet, { text: typedFigure(si, facet, system), si }]]
  })
  const choices = CHOICE_NAMES.flatMap((name) => {
    const parameter = CHOICE_PARAMETERS[name]
    const value = query.get(parameter) ?? query.get(EARLIER_CHOICES[name] ?? parameter)
    return value?.trim() ? [[name, value.trim()]] : []
  })
  return {
    figures: Object.fromEntries(figures),
    choices: Object.fromEntries(choices),
    isRpm,
    order: ORDERS.find(({ parameter }) => parameter === query.get('orden'))?.id ?? 'fit',
  }
}

function figureIn(query: URLSearchParams, facet: Facet): number | undefined {
  const { parameter, earlierParameter, units } = FACETS[facet]
  const earlierUnit = query.get(`${earlierParameter}-en`)
  const text = query.get(parameter) ?? query.get(earlierParameter)
  if (!text?.trim()) return undefined
  const unit = earlierUnit === units.imperial ? earlierUnit : units.si
  const amount = readAmount(text.trim().replace(/^(-?\d+)\.(\d+)$/, '$1,$2'), unit)
  return amount === undefined ? undefined : convert(amount, unit, units.si)
}

/** The selector's address with what is asked; see the top of this module. */
export function selectorPath(
  asked: Pick<Criteria, 'figures' | 'choices'>,
  { isRpm = false, order = 'fit', rpm }: Partial<Draft> & { rpm?: string | undefined } = {},
  system: UnitSystem = 'si',
): string {
  const query = new URLSearchParams()
  for (const facet of FACET_NAMES) {
    const figure = asked.figures.find((one) => one.facet === facet)
    if (facet === TURNS.facet && isRpm) {
      if (rpm) query.append(FACETS[facet].parameter, rpm)
    } else if (figure) {
      query.append(FACETS[facet].parameter, String(Number(figure.value.toFixed(DECIMALS))))
    }
  }
  if (isRpm && rpm) query.append(TURNS.parameter, TURNS.unit)
  for (const name of CHOICE_NAMES) {
    const id = asked.choices[name]
    if (id !== undefined) query.append(CHOICE_PARAMETERS[name], id)
  }
  if (query.size > 0 && system === 'imperial') query.append(SYSTEM_PARAM, IMPERIAL_MARK)
  const parameter = ORDERS.find(({ id }) => id === order)?.parameter
  if (order !== 'fit' && parameter) query.append('orden', parameter)
  const written = query.toString()
  return written === '' ? SELECTOR_PATH : `${SELECTOR_PATH}?${written}`
}

/** A figure that could not be used, and why. */
export type Unread = { facet: Facet; reason: string }

/** A figure that was read in another unit than its field's, and what it comes to there. */
export type Understood = { facet: Facet; text: string }

/** What is asked of the products. */
export type Criteria = {
  choices: Readonly<Partial<Record<ChoiceName, string>>>
  figures: readonly Asked[]
  unread: readonly Unread[]
  understood: readonly Understood[]
}

/** What an empty form asks. */
export const NOTHING_ASKED: Criteria = {
  choices: {},
  figures: [],
  unread: [],
  understood: [],
}

const NO_FIGURE = 'No es una cifra que podamos leer. Escribe, por ejemplo: 50; 2,5; 1 7/8.'
const IN_TURNS = /\s*rpm\.?\s*$/i
const RPM_NEEDS_SHAFT = 'Con rpm hace falta el diámetro de eje.'

/** Reads a form: "1 7/8" in inches and "60 mm" whatever the units, or 1450 rpm on that shaft. */
export function criteriaOf(
  draft: Draft,
  options: SelectorData['options'],
  system: UnitSystem,
): Criteria {
  const figures: Asked[] = []
  const unread: Unread[] = []
  const understood: Understood[] = []
  for (const facet of FACET_NAMES) {
    const written = draft.figures[facet]
    if (!written || written.text.trim() === '') continue
    if (facet === TURNS.facet && (draft.isRpm || IN_TURNS.test(written.text))) {
      const turns = readAmount(written.text.replace(IN_TURNS, ''), TURNS.unit)
      const shaft = figures.find((one) => one.facet === 'diameter')?.value
      if (turns === undefined) unread.push({ facet, reason: NO_FIGURE })
      else if (shaft === undefined) unread.push({ facet, reason: RPM_NEEDS_SHAFT })
      else figures.push({ facet, value: surfaceSpeed(turns, shaft) })
      continue
    }
    const figure = readFigure(written, facet, system)
    if (figure) {
      const { isOtherUnit, ...asked } = figure
      figures.push(asked)
      if (isOtherUnit) {
        understood.push({ facet, text: `Se leyó como ${shown(asked.value, facet, system)}.` })
      }
    } else unread.push({ facet, reason: NO_FIGURE })
  }
  const choices = CHOICE_NAMES.flatMap((name) => {
    const id = draft.choices[name]
    return options[name].some((option) => option.id === id) ? [[name, id]] : []
  })
  return { choices: Object.fromEntries(choices), figures, unread, understood }
}

function readFigure(
  { text, si }: FigureText,
  facet: Facet,
  system: UnitSystem,
): (Asked & { isOtherUnit?: boolean }) | undefined {
  const { units } = FACETS[facet]
  if (si !== undefined) return { facet, value: si, system }
  // Nobody writes 1 7/8 of a millimetre.
  const isInches = FACETS[facet].isSize === true && /\d\/\d/.test(plainText(text))
  const unit = isInches ? units.imperial : units[system]
  const amount = readAmount(text, unit)
  if (amount !== undefined) {
    return {
      facet,
      value: convert(amount, unit, units.si),
      system: isInches ? 'imperial' : system,
      isOtherUnit: unit !== units[system],
    }
  }
  // Its unit was typed with it.
  const { figures, words } = readFigures(text, () => false)
  const [figure] = figures
  if (figure?.facet !== facet || words !== '') return undefined
  return {
    facet,
    value: figure.value,
    system: figure.system ?? 'si',
    isOtherUnit: figure.unit !== units[system],
  }
}

/** The draft with its figures in the other system of units: the same values, converted. */
export function inSystem(
  draft: Draft,
  from: UnitSystem,
  to: UnitSystem,
  options: SelectorData['options'],
): Draft {
  const { figures } = criteriaOf(draft, options, from)
  const converted = figures
    .filter(({ facet }) => !(facet === TURNS.facet && draft.isRpm))
    .map(({ facet, value }) => [facet, { text: typedFigure(value, facet, to), si: value }])
  return { ...draft, figures: { ...draft.figures, ...Object.fromEntries(converted) } }
}

/** A thing asked, in words: "Eje 60 mm", "Bomba". */
export type AskedChip = { name: Facet | ChoiceName; text: string }

export function chipsOf(
  { figures, choices }: Criteria,
  options: SelectorData['options'],
  system: UnitSystem,
): AskedChip[] {
  return [
    ...figures.map(({ facet, value }) => ({
      name: facet,
      text: `${FACETS[facet].question} ${shown(value, facet, system)}`,
    })),
    ...CHOICE_NAMES.flatMap((name) => {
      const option = options[name].find(({ id }) => id === choices[name])
      return option ? [{ name, text: option.label }] : []
    }),
  ]
}

/** The contact form with what is asked written in it. */
export function selectionEnquiryPath(chips: readonly AskedChip[]): string {
  return enquiryTextPath(
    ['Necesito ayuda para elegir un producto.', ...chips.map(({ text }) => `- ${text}`)].join('\n'),
  )
}
