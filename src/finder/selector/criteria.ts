/**
 * What is asked of the selector, and its address:
 *
 *   /selector?eje=60&p=15&t=80&v=1450&uv=rpm&caja=85&fondo=70&equipo=bomba&servicio=lodos&norma=fda&disp=doble&orden=ajuste
 *
 * `eje` (mm), `p` (bar), `t` (°C), `v` (m/s; with `uv=rpm` turns a minute of the shaft): always SI, with
 * a decimal point. `caja`, `fondo` (mm): the bore and the depth of a packed box. `equipo`, `servicio`, `norma`, `disp`: ids of content/vocabulario/seleccion.yaml.
 * `u=imp`: shown in inches and psi. `orden`: `ajuste` or `catalogo`. Every part may be left out. A
 * form that a page without a script sends names the unit beside the figure: `p=600&p-en=psi`.
 */
import { SELECTOR_PATH } from '#catalogue/paths.ts'
import { AIR, convert, type UnitSystem } from '#figures/units.ts'
import { FACET_NAMES, FACETS, isInTurns, TURNS, type Facet } from '#figures/facets.ts'
import { isPossible } from '#figures/possible-figure.ts'
import { boilingCaution } from '#figures/boiling.ts'
import type { Asked, AskedService } from '#figures/judgement.ts'
import type { SizeKind } from '#figures/quantity.ts'
import { shown, typedFigure } from '#figures/limit-words.ts'
import { IMPERIAL_MARK } from '#visitor/unit-system.ts'
import type { NamedVersion } from '../products/named-versions.ts'
import { plainText } from '../search/plain-text.ts'
import { readFigures } from '../search/read-figures.ts'
import { readAmount } from '../search/read-number.ts'
import type { ChoiceName, ChoiceOption, ProductData } from '#views/product-data.ts'
import { CHOICE_NAMES } from '#views/product-data.ts'

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
  { id: 'margin', parameter: 'margen', label: 'Más margen' },
  { id: 'fit', parameter: 'ajuste', label: 'Más ajustado' },
  { id: 'catalogue', parameter: 'catalogo', label: 'Por catálogo' },
] as const
export type Order = (typeof ORDERS)[number]['id']

/** A figure as it stands in its field, with its SI value where it was not typed but converted. */
export type FigureText = { text: string; si?: number }

/** The measures of a packed box, with their names in the address. */
const BOX_MEASURES = { box: 'caja', depth: 'fondo' } as const
export type BoxMeasure = keyof typeof BOX_MEASURES
const BOX_NAMES = Object.keys(BOX_MEASURES) as BoxMeasure[]

/** The form as it is filled in. */
export type Draft = {
  figures: Readonly<Partial<Record<Facet | BoxMeasure, FigureText>>>
  choices: Readonly<Partial<Record<ChoiceName, string>>>
  isRpm: boolean
  order: Order
}

export const EMPTY_DRAFT: Draft = { figures: {}, choices: {}, isRpm: false, order: 'margin' }

const DECIMALS = 4
/** The part of the address that says in which system of units figures are shown. */
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
  const measures = BOX_NAMES.flatMap((name) => {
    const si = query.get(BOX_MEASURES[name])
    const amount = si === null ? undefined : readAmount(withComma(si), 'mm')
    return amount === undefined
      ? []
      : [[name, { text: typedFigure(amount, 'diameter', system), si: amount }]]
  })
  const choices = CHOICE_NAMES.flatMap((name) => {
    const parameter = CHOICE_PARAMETERS[name]
    const value = query.get(parameter)
    return value?.trim() ? [[name, value.trim()]] : []
  })
  return {
    figures: Object.fromEntries([...figures, ...measures]),
    choices: Object.fromEntries(choices),
    isRpm,
    order: ORDERS.find(({ parameter }) => parameter === query.get('orden'))?.id ?? 'margin',
  }
}

function figureIn(query: URLSearchParams, facet: Facet): number | undefined {
  const { parameter, units } = FACETS[facet]
  const text = query.get(parameter)
  if (!text?.trim()) return undefined
  const unit = units[query.get(`${parameter}-en`) === units.imperial ? 'imperial' : 'si']
  const amount = readAmount(withComma(text), unit)
  return amount === undefined ? undefined : convert(amount, unit, units.si)
}

/** An address writes a decimal point, a visitor a comma. */
function withComma(text: string): string {
  return text.trim().replace(/^(-?\d+)\.(\d+)$/, '$1,$2')
}

/** The selector's address with what is asked; see the top of this module. */
export function selectorPath(
  asked: Pick<Criteria, 'figures' | 'choices' | 'box' | 'depth'>,
  { order = 'margin' }: Pick<Partial<Draft>, 'order'> = {},
  system: UnitSystem = isImperial(asked) ? 'imperial' : 'si',
): string {
  const query = new URLSearchParams()
  for (const facet of FACET_NAMES) {
    const figure = asked.figures.find((one) => one.facet === facet)
    if (figure) query.append(FACETS[facet].parameter, decimal(figure.value))
    if (figure?.inTurns) query.append(TURNS.parameter, TURNS.unit)
  }
  for (const name of BOX_NAMES) {
    const value = asked[name]
    if (value !== undefined) query.append(BOX_MEASURES[name], decimal(value))
  }
  for (const name of CHOICE_NAMES) {
    const id = asked.choices[name]
    if (id !== undefined) query.append(CHOICE_PARAMETERS[name], id)
  }
  if (query.size > 0 && system === 'imperial') query.append(SYSTEM_PARAM, IMPERIAL_MARK)
  const parameter = ORDERS.find(({ id }) => id === order)?.parameter
  if (order !== 'margin' && parameter) query.append('orden', parameter)
  return query.size === 0 ? SELECTOR_PATH : `${SELECTOR_PATH}?${query.toString()}`
}

/** In the system of the figures, which is the one that decides: 600 psi are more than the 41 bar beside it. */
function isImperial({ figures }: Pick<Criteria, 'figures'>): boolean {
  return figures.some(({ system }) => system === 'imperial')
}

function decimal(value: number): string {
  return String(Number(value.toFixed(DECIMALS)))
}

/** A figure that could not be used, and why. */
export type Unread = { facet: Facet | BoxMeasure; reason: string }

/** A figure that was read in another unit than its field's, and what it comes to there. */
export type Understood = { facet: Facet; text: string }

/** What is asked of the products. */
export type Criteria = {
  choices: Readonly<Partial<Record<ChoiceName, string>>>
  figures: readonly Asked[]
  /** The bore and the depth of a packed box, in mm. */
  box?: number
  depth?: number
  unread: readonly Unread[]
  understood: readonly Understood[]
}

/** What products are judged by. A question in words may say more than the form has fields for. */
export type AskedCriteria = Pick<Criteria, 'choices' | 'figures' | 'box'> & {
  /** Whose diameter is meant, where no machine says so. */
  size?: SizeKind
  /** How thick a sheet is, in mm. */
  thickness?: number
  /** What the fluid is besides its service: lime is a slurry, and a base. */
  besides?: readonly string[]
  /** The compounds and versions that it names. */
  named?: readonly NamedVersion[]
}

/** What an empty form asks. */
export const NOTHING_ASKED: Criteria = {
  choices: {},
  figures: [],
  unread: [],
  understood: [],
}

const NO_FIGURE = 'No es una cifra que podamos leer. Escribe, por ejemplo: 50; 2,5; 1 7/8.'
const IMPOSSIBLE = 'Ningún equipo tiene esa cifra: revisa lo escrito.'
const ROD_TURNS = 'Un vástago no gira: escribe su velocidad en m/s o ft/min.'
const BOX_TOO_SMALL = 'La caja debe ser más ancha que el eje: revisa las dos medidas.'
/** "0,05 abs", "50 mbar abs": above a perfect vacuum. */
const ABSOLUTE = /\s*abs(?:olut[ao]s?|\.)?\s*$/i
const IN_TURNS = /\s*rpm\.?\s*$/i

/** The shaft, or 0 where none is asked. */
export const shaftIn = (figures: readonly Asked[]) =>
  figures.find(({ facet }) => facet === 'diameter')?.value ?? 0

/** Reads a form: "1 7/8" in inches and "60 mm" whatever the units, or 1450 rpm on that shaft. */
export function criteriaOf(
  draft: Draft,
  options: ProductData['options'],
  system: UnitSystem,
): Criteria {
  const figures: Asked[] = []
  const unread: Unread[] = []
  const understood: Understood[] = []
  const isRod = mayNotTurn(draft.choices.equipment, options)
  for (const facet of FACET_NAMES) {
    const written = draft.figures[facet]
    if (!written || written.text.trim() === '') continue
    if (facet === TURNS.facet && (draft.isRpm || IN_TURNS.test(written.text))) {
      const turns = readAmount(written.text.replace(IN_TURNS, ''), TURNS.unit)
      if (turns === undefined) unread.push({ facet, reason: NO_FIGURE })
      else if (isRod) unread.push({ facet, reason: ROD_TURNS })
      else if (!isPossible(facet, turns)) unread.push({ facet, reason: IMPOSSIBLE })
      else figures.push({ facet, value: turns, inTurns: true })
      continue
    }
    const figure = readFigure(written, facet, system)
    if (figure && !isPossible(facet, figure.value)) unread.push({ facet, reason: IMPOSSIBLE })
    else if (figure) {
      const { isOtherUnit, ...asked } = figure
      figures.push(asked)
      if (isOtherUnit) {
        understood.push({ facet, text: `Se leyó como ${shown(asked.value, facet, system)}.` })
      }
    } else unread.push({ facet, reason: NO_FIGURE })
  }
  const measures = BOX_NAMES.flatMap((name) => {
    const measure = draft.figures[name]
    if (!measure || measure.text.trim() === '') return []
    const figure = readFigure(measure, 'diameter', system)
    const isTooSmall = name === 'box' && figure && figure.value <= shaftIn(figures)
    const isNone = figure && !isPossible('diameter', figure.value)
    if (!figure) unread.push({ facet: name, reason: NO_FIGURE })
    else if (isNone) unread.push({ facet: name, reason: IMPOSSIBLE })
    else if (isTooSmall) unread.push({ facet: name, reason: BOX_TOO_SMALL })
    return figure && !isNone && !isTooSmall ? [[name, figure.value]] : []
  })
  const choices = CHOICE_NAMES.flatMap((name) => {
    const id = draft.choices[name]
    return options[name].some((option) => option.id === id) ? [[name, id]] : []
  })
  return {
    choices: Object.fromEntries(choices),
    figures,
    ...Object.fromEntries(measures),
    unread,
    understood,
  }
}

/** What the catalogue does not know of the asked fluid, and where it boils. Steam is no news in a valve. */
export function cautionsOf(
  { figures, choices }: Pick<Criteria, 'figures' | 'choices'>,
  options: ProductData['options'],
): string[] {
  const fluid = options.services.find(({ id }) => id === choices.services)
  const machine = options.equipment.find(({ id }) => id === choices.equipment)
  const mayBeSteam = machine !== undefined && !machine.movesLiquid
  const boiling = fluid?.isWater && !mayBeSteam ? boilingCaution(figures) : undefined
  return [...(fluid?.caution === undefined ? [] : [fluid.caution]), ...(boiling ? [boiling] : [])]
}

/** The kinds of machine that may be asked for. */
export type MachineOptions = { equipment: readonly Pick<ChoiceOption, 'id' | 'size'>[] }

/** A rod goes to and fro: it has no turns. */
export function mayNotTurn(machine: string | undefined, { equipment }: MachineOptions): boolean {
  return equipment.some(({ id, size }) => id === machine && size === 'rod')
}

export function askedService(
  { figures, choices, box, size, thickness, besides = [] }: AskedCriteria,
  options: MachineOptions,
): AskedService {
  const machine = options.equipment.find(({ id }) => id === choices.equipment)
  const services = [...(choices.services === undefined ? [] : [choices.services]), ...besides]
  return {
    figures,
    ...(size && { size }),
    ...(machine && { machine: machine.id, size: machine.size ?? 'shaft' }),
    ...(services.length > 0 && { services }),
    ...(box !== undefined && { box }),
    ...(thickness !== undefined && { thickness }),
  }
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
  const gauge = text.replace(ABSOLUTE, '')
  if (facet === 'pressure' && gauge !== text) {
    const above = readFigure({ text: gauge }, facet, system)
    return above && { ...above, value: above.value - AIR, isOtherUnit: true }
  }
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
  options: ProductData['options'],
): Draft {
  const { figures, ...measures } = criteriaOf(draft, options, from)
  const converted: [string, FigureText][] = figures
    .filter(({ inTurns }) => !inTurns)
    .map(({ facet, value }) => [facet, { text: typedFigure(value, facet, to), si: value }])
  for (const name of BOX_NAMES) {
    const si = measures[name]
    if (si !== undefined) converted.push([name, { text: typedFigure(si, 'diameter', to), si }])
  }
  return { ...draft, figures: { ...draft.figures, ...Object.fromEntries(converted) } }
}
