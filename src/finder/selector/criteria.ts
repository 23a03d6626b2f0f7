/**
 * What the selector is asked, and its address:
 *
 *   /selector?eje=60&p=15&t=80&v=1450&uv=rpm&caja=85&fondo=70&equipo=bomba&servicio=lodos&norma=fda&disp=doble
 *
 * `eje` (mm), `p` (bar), `t` (°C), `v` (m/s; with `uv=rpm` revolutions per minute), with a decimal point; asked in another
 * unit, it stands beside the figure: `p=600&p-en=psi`.
 * `caja`, `fondo` (mm): bore and depth of a packed box. `equipo`, `servicio`, `norma`, `disp`: ids of
 * content/vocabulario/seleccion.yaml. `u=imp`: shown in inches and psi. `orden`: `ajuste` or `catalogo`; the default,
 * `margen`, is never written. Every part is optional.
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
import { NOTE_PARAMETER } from '#components/product-row/addressed-service.ts'
import type { NamedVersion } from '../products/named-versions.ts'
import { readFigures } from '../search/read-figures.ts'
import { readAmount } from '../search/read-number.ts'
import type { ChoiceName, ChoiceOption, ProductData } from '#views/product-data.ts'
import { CHOICE_NAMES } from '#views/product-data.ts'
import { decimal, figureIn, isFraction, writeFigures } from './addressed-figures.ts'

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
export type ResultOrder = (typeof ORDERS)[number]['id']

/** The text of a figure's field; if it was not typed but converted, with its SI value and the system it was asked in. */
export type TypedFigure = { text: string; si?: number; system?: UnitSystem }

/** The measures of a packed box, with their names in the address. */
const BOX_MEASURES = { box: 'caja', depth: 'fondo' } as const
export type BoxMeasure = keyof typeof BOX_MEASURES
export const BOX_NAMES = Object.keys(BOX_MEASURES) as BoxMeasure[]

/** A field for a figure of the machine, or for a measure of its box, which is read as a diameter is. */
export type FigureName = Facet | BoxMeasure
/** The box last: it is compared with the shaft. */
const FIGURE_NAMES: readonly FigureName[] = [...FACET_NAMES, ...BOX_NAMES]
const isBox = (name: FigureName): name is BoxMeasure => name in BOX_MEASURES
const facetOf = (name: FigureName) => (isBox(name) ? 'diameter' : name)

/** The filled-in form. */
export type CriteriaDraft = {
  figures: Readonly<Partial<Record<FigureName, TypedFigure>>>
  choices: Readonly<Partial<Record<ChoiceName, string>>>
  isRpm: boolean
  order: ResultOrder
}

export const EMPTY_DRAFT: CriteriaDraft = {
  figures: {},
  choices: {},
  isRpm: false,
  order: 'margin',
}

/** The query parameter for the unit system. */
export const SYSTEM_PARAM = 'u'

/** Fills the form from an address, in the visitor's units; unknown parameters are ignored. */
export function draftFromQuery(query: URLSearchParams, system: UnitSystem): CriteriaDraft {
  const isRpm = isInTurns(query)
  const figures = FIGURE_NAMES.flatMap((name) => {
    const parameter = isBox(name) ? BOX_MEASURES[name] : FACETS[name].parameter
    const text = query.get(parameter)?.trim()
    if (!text) return []
    const isTurns = name === TURNS.facet && isRpm
    // What cannot be read stays in its field, where it can be corrected.
    const figure = isTurns ? undefined : figureIn(query, parameter, facetOf(name), system)
    return [[name, figure ?? { text }]]
  })
  const choices = CHOICE_NAMES.flatMap((name) => {
    const parameter = CHOICE_PARAMETERS[name]
    const value = query.get(parameter)
    return value?.trim() ? [[name, value.trim()]] : []
  })
  return {
    figures: Object.fromEntries(figures),
    choices: Object.fromEntries(choices),
    isRpm,
    order: ORDERS.find(({ parameter }) => parameter === query.get('orden'))?.id ?? 'margin',
  }
}

/** What is asked, as the addresses of the selector and of products say it; see the top of this module. */
export function askedQuery(
  asked: Pick<Criteria, 'figures' | 'choices' | 'box' | 'depth'>,
): URLSearchParams {
  const query = new URLSearchParams()
  writeFigures(query, asked.figures)
  for (const name of BOX_NAMES) {
    const value = asked[name]
    if (value !== undefined) query.append(BOX_MEASURES[name], decimal(value))
  }
  for (const name of CHOICE_NAMES) {
    const id = asked.choices[name]
    if (id !== undefined) query.append(CHOICE_PARAMETERS[name], id)
  }
  return query
}

/** The selector's address for these criteria. */
export function selectorPath(
  asked: Parameters<typeof askedQuery>[0],
  { order = 'margin' }: Pick<Partial<CriteriaDraft>, 'order'> = {},
  // Limits are judged in the units of the asked figures: 600 psi exceed the 41 bar beside it.
  system: UnitSystem = asked.figures.some((one) => one.system === 'imperial') ? 'imperial' : 'si',
): string {
  const query = askedQuery(asked)
  if (query.size > 0 && system === 'imperial') query.append(SYSTEM_PARAM, IMPERIAL_MARK)
  const parameter = ORDERS.find(({ id }) => id === order)?.parameter
  if (order !== 'margin' && parameter) query.append('orden', parameter)
  return query.size === 0 ? SELECTOR_PATH : `${SELECTOR_PATH}?${query.toString()}`
}

/** What a comparison opened from a search is made for, the compounds and versions named there included. */
export function comparedFor(asked: AskedCriteria): string {
  const query = new URLSearchParams(selectorPath(asked).split('?')[1])
  for (const { ways } of asked.named ?? [])
    query.append(NOTE_PARAMETER, ways.map((words) => words.join(' ')).join('/'))
  return query.toString()
}

/** A figure that could not be used, and why. */
export type Unread = { name: FigureName; reason: string }

/** A figure that was read in another unit than its field's, with a text about its value in that field's unit. */
export type Understood = { name: FigureName; text: string }

/** The form's contents, as products are judged by it. */
export type Criteria = {
  choices: Readonly<Partial<Record<ChoiceName, string>>>
  figures: readonly Asked[]
  /** The bore and the depth of a packed box, in mm. */
  box?: number
  depth?: number
  unread: readonly Unread[]
  understood: readonly Understood[]
}

/** The criteria of the form or of a search, which may say more than the form has fields for. */
export type AskedCriteria = Pick<Criteria, 'choices' | 'figures' | 'box'> & {
  /** The kind of the diameter, if no machine implies it. */
  size?: SizeKind
  /** The thickness of a sheet, in mm. */
  thickness?: number
  /** Further services of the same fluid: lime is a slurry and also a base. */
  besides?: readonly string[]
  /** The named compounds and versions. */
  named?: readonly NamedVersion[]
}

/** The criteria of an empty form. */
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
/** Absolute pressures: "0,05 abs", "50 mbar abs". */
const ABSOLUTE = /\s*abs(?:olut[ao]s?|\.)?\s*$/i
const IN_TURNS = /\s*r\.?p\.?m\.?\s*$/i

/** The asked shaft in mm, or 0. */
export const shaftIn = (figures: readonly Asked[]) =>
  figures.find(({ facet }) => facet === 'diameter')?.value ?? 0

/** Reads the form. "1 7/8" (inches) and "60 mm" are understood in either unit system, and so are revolutions. */
export function criteriaOf(
  draft: CriteriaDraft,
  options: ProductData['options'],
  system: UnitSystem,
): Criteria {
  const figures: Asked[] = []
  const measures: Partial<Record<BoxMeasure, number>> = {}
  const unread: Unread[] = []
  const understood: Understood[] = []
  const isRod = mayNotTurn(draft.choices.equipment, options)
  for (const name of FIGURE_NAMES) {
    const written = draft.figures[name]
    if (!written || written.text.trim() === '') continue
    const facet = facetOf(name)
    const figure = readFigure(written, facet, system, draft.isRpm)
    if (!figure) {
      unread.push({ name, reason: NO_FIGURE })
      continue
    }
    const { isOtherUnit, ...asked } = figure
    const { value, inTurns } = asked
    if (inTurns && isRod) unread.push({ name, reason: ROD_TURNS })
    else if (!isPossible(facet, value)) unread.push({ name, reason: IMPOSSIBLE })
    else if (name === 'box' && value <= shaftIn(figures))
      unread.push({ name, reason: BOX_TOO_SMALL })
    else {
      if (isBox(name)) measures[name] = value
      else figures.push(asked)
      if (isOtherUnit)
        understood.push({ name, text: `Se leyó como ${shown(value, facet, system)}.` })
    }
  }
  const choices = CHOICE_NAMES.flatMap((name) => {
    const id = draft.choices[name]
    return options[name].some((option) => option.id === id) ? [[name, id]] : []
  })
  return {
    choices: Object.fromEntries(choices),
    figures,
    ...measures,
    unread,
    understood,
  }
}

/** Warnings about the asked fluid: a gap in the catalogue's data, or boiling water (not in machines made for steam). */
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

/** A machine with a rod, which moves back and forth, has no revolutions. */
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
  { text, si, system: own }: TypedFigure,
  facet: Facet,
  system: UnitSystem,
  isRpm: boolean,
): (Asked & { isOtherUnit?: boolean }) | undefined {
  if (facet === TURNS.facet && (isRpm || IN_TURNS.test(text))) {
    const value = readAmount(text.replace(IN_TURNS, ''), TURNS.unit)
    return value === undefined ? undefined : { facet, value, inTurns: true }
  }
  const { units } = FACETS[facet]
  if (si !== undefined) return { facet, value: si, system: own ?? system }
  // Fractions like 1 7/8 are always inches.
  const isInches = FACETS[facet].isSize === true && isFraction(text)
  const unit = isInches ? units.imperial : units[system]
  const gauge = text.replace(ABSOLUTE, '')
  if (facet === 'pressure' && gauge !== text) {
    const above = readFigure({ text: gauge }, facet, system, false)
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
  // The text may contain its unit.
  const { figures, words } = readFigures(text, () => false)
  const [figure] = figures
  // Only one figure is judged, so a range would lose its other end.
  if (figure?.facet !== facet || words !== '' || figure.least !== undefined) return undefined
  return {
    facet,
    value: figure.value,
    system: figure.system ?? 'si',
    isOtherUnit: figure.unit !== units[system],
  }
}

/** Converts the draft's figures to another unit system. */
export function inSystem(draft: CriteriaDraft, from: UnitSystem, to: UnitSystem): CriteriaDraft {
  const converted = FIGURE_NAMES.flatMap((name) => {
    const written = draft.figures[name]
    const figure = written && readFigure(written, facetOf(name), from, draft.isRpm)
    if (!figure || figure.inTurns) return []
    const { value: si, system } = figure
    return [[name, { text: typedFigure(si, facetOf(name), to), si, system }]]
  })
  return { ...draft, figures: { ...draft.figures, ...Object.fromEntries(converted) } }
}
