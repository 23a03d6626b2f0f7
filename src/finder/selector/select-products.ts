import { familyPathOf } from '#catalogue/paths.ts'
import { judge } from '#figures/judge.ts'
import type { Judgement, Verdict } from '#figures/judgement.ts'
import { LIMITS } from '#figures/limits.ts'
import { gapOf, sizeRank, useOf } from '#figures/rank-limits.ts'
import {
  CHOICE_NAMES,
  type ChoiceName,
  type ChoiceOption,
  type ChosenBy,
  type CountedOptions,
  type ProductData,
} from '#views/product-data.ts'
import {
  askedService,
  type AskedCriteria,
  type Criteria,
  type MachineOptions,
  type ResultOrder,
} from './criteria.ts'
import { asAsked } from '../products/named-versions.ts'

/** A product, judged by everything asked. */
export type Judged<Product> = Judgement & { product: Product }

/** The products that fit the choices, grouped by how their figures meet the request. */
export type Selected<Product> = Readonly<
  Record<
    'complies' | 'conditional' | 'silent' | 'unpublished' | 'near' | 'outside',
    readonly Judged<Product>[]
  >
>

/** The heading of each group. */
export const VERDICT_NAMES: Readonly<Record<keyof Selected<unknown>, string>> = {
  complies: 'Cumplen',
  conditional: 'Cumplen con condición',
  silent: 'No publican este fluido',
  near: 'No cumplen por una sola cifra',
  unpublished: 'Sin dato publicado',
  outside: 'Quedan fuera',
}

/** The properties that a product is chosen by, and its address. */
type Placed = ChosenBy & { href?: string }

type Chosen<Product> = {
  options: MachineOptions & { services?: readonly Pick<ChoiceOption, 'id' | 'isTold'>[] }
  products: readonly Product[]
}

/**
 * Judges every product that fits the choices. `silent`: its figures comply, but it publishes nothing about the fluid;
 * `near`: a single figure excludes it (nearest first, what seals nothing last); `outside`: the other excluded products.
 */
export function selectProducts<Product extends Placed>(
  { products: all, options }: Chosen<Product>,
  criteria: AskedCriteria,
  order: ResultOrder | 'likely' = 'catalogue',
): Selected<Product> {
  const products = order === 'catalogue' ? all : mostTellingFirst(all)
  const judged = judgedBy({ products, options }, criteria)
  const { services, ...others } = criteria.choices
  const fluid = options.services?.find(({ id }) => id === services)
  const silent = fluid?.isTold
    ? judgedBy({ products, options }, criteria, others).filter(
        ({ product, verdict }) =>
          (verdict === 'complies' || verdict === 'conditional') &&
          !fits(product, 'services', services),
      )
    : []
  const those = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict)
  const outside = those('outside')
  const isNear = ({ limits, isSplit, refusal }: Judged<Product>) =>
    !isSplit &&
    refusal === undefined &&
    limits.filter(({ verdict }) => verdict === 'outside').length === 1
  return {
    complies: inOrder(those('complies'), order, others.equipment),
    conditional: inOrder(those('conditional'), order, others.equipment),
    silent: inOrder(silent, order, others.equipment),
    unpublished: sealsFirst(those('unpublished'), all),
    near: sealsFirst(
      outside.filter(isNear).sort((a, b) => gapOf(a.limits) - gapOf(b.limits)),
      all,
    ),
    outside: outside.filter((one) => !isNear(one)),
  }
}

/** A family without any arrangement measures, and seals nothing: its products come last, in the order that they had. */
function sealsFirst<Product extends Placed>(
  judged: Judged<Product>[],
  all: readonly Product[],
): Judged<Product>[] {
  const familyOf = ({ href = '' }: Product) => familyPathOf(href)
  const hasArrangement = ({ choices }: Product) => Object.keys(choices.arrangements).length > 0
  const sealing = new Set(all.filter(hasArrangement).map(familyOf))
  const isOther = ({ product }: Judged<Product>) => !sealing.has(familyOf(product))
  return judged.toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)))
}

/**
 * Sorts by how many facets a product publishes figures for, most first; then by family in catalogue order, then by the
 * size of its class, largest first.
 */
export function mostTellingFirst<Product extends Pick<Placed, 'ranges' | 'href'>>(
  products: readonly Product[],
): Product[] {
  const classOf = ({ href = '' }: Product) => href.slice(0, href.lastIndexOf('/'))
  const classes = Map.groupBy(products, classOf)
  const families = [...new Set(products.map(({ href = '' }) => familyPathOf(href)))]
  const told = ({ ranges }: Product) => new Set(ranges.map(({ kind }) => LIMITS[kind].facet)).size
  const family = ({ href = '' }: Product) => families.indexOf(familyPathOf(href))
  const besides = (product: Product) => classes.get(classOf(product))?.length ?? 0
  return products.toSorted(
    (a, b) => told(b) - told(a) || family(a) - family(b) || besides(b) - besides(a),
  )
}

/** `likely` compares margins in tenths: a hundredth more is no reason to propose another kind of seal. */
const STEPS_OF_USE = 10

/** The id of valves in content/vocabulario/seleccion.yaml: a shaft that does not turn allows more pressure. */
const VALVE_ID = 'valvula'

/** Whether the published pressure may hold only for valves: the product serves both and does not say which is meant. */
function mayHoldForValvesOnly(
  { limits, product }: Judged<ChosenBy>,
  machine: string | undefined,
): boolean {
  return (
    machine !== undefined &&
    machine !== VALVE_ID &&
    VALVE_ID in product.choices.equipment &&
    limits.some(({ kind, met }) => kind === 'pressure' && met === undefined)
  )
}

/**
 * Sorts by size match, then products whose pressure may be a valve's last, then by the used share of the tightest limit
 * (unknown last). Stable; `likely` treats shares within the same tenth as equal.
 */
function inOrder<Product extends ChosenBy>(
  judged: Judged<Product>[],
  order: ResultOrder | 'likely',
  machine: string | undefined,
): Judged<Product>[] {
  const used = ({ limits }: Judged<Product>) => {
    const share = useOf(limits) ?? (order === 'fit' ? 0 : 1)
    return order === 'likely' ? Math.floor(share * STEPS_OF_USE) : share
  }
  const valvesOnlyLast = (a: Judged<Product>, b: Judged<Product>) =>
    Number(mayHoldForValvesOnly(a, machine)) - Number(mayHoldForValvesOnly(b, machine))
  const sign = { catalogue: 0, margin: 1, likely: 1, fit: -1 }[order]
  return judged.toSorted(
    (a, b) =>
      sizeRank(a.limits) - sizeRank(b.limits) ||
      (order === 'catalogue' ? 0 : valvesOnlyLast(a, b)) ||
      sign * (used(a) - used(b)),
  )
}

function fits({ choices }: ChosenBy, name: ChoiceName, id: string | undefined): boolean {
  return id === undefined || id in choices[name]
}

/** Every option with the number of products that would comply if it were chosen and all else left as it is. */
export function countOptions(
  data: Chosen<ChosenBy> & Pick<ProductData, 'options'>,
  criteria: Criteria,
): CountedOptions {
  const countOf = (name: ChoiceName, id: string) => {
    const asked = { ...criteria, choices: { ...criteria.choices, [name]: id } }
    return judgedBy(data, asked).filter(({ verdict }) => verdict === 'complies').length
  }
  const entries = CHOICE_NAMES.map((name) => {
    const options = data.options[name].map(({ id, label, size }) => {
      return { id, label, ...(size && { size }), count: countOf(name, id) }
    })
    return [name, options]
  })
  return Object.fromEntries(entries) as CountedOptions
}

/** The products that fit the choices, each judged by the criteria. */
function judgedBy<Product extends Placed>(
  { products, options }: Chosen<Product>,
  criteria: AskedCriteria,
  choices: Criteria['choices'] = criteria.choices,
): Judged<Product>[] {
  const service = askedService(criteria, options)
  return products
    .filter((product) => CHOICE_NAMES.every((name) => fits(product, name, choices[name])))
    .map((product) => ({ product, ...judge(asAsked(product, criteria), service) }))
}
