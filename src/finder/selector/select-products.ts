import type { Criteria, Order } from './criteria.ts'
import { judgeFigures, type JudgedFigure } from '#catalogue/judge-figures.ts'
import type { Verdict } from '#catalogue/judge-range.ts'
import { gapOf, useOf } from '../figure-marks.ts'
import {
  CHOICE_NAMES,
  type ChoiceName,
  type ChosenBy,
  type CountedOptions,
  type SelectorData,
} from './selector-data.ts'

/** A product by every asked figure. */
export type Judged<Product> = {
  product: Product
  verdict: Verdict
  limits: readonly JudgedFigure[]
  /** Each figure is covered by a version, and no version covers all of them. */
  isSplit: boolean
}

/** The products that the choices leave, by what their figures say. */
export type Selected<Product> = Readonly<
  Record<'covered' | 'conditional' | 'unpublished' | 'near' | 'outside', readonly Judged<Product>[]>
>

/**
 * Judges every product that the choices leave. `near`: those that a single figure leaves out, the
 * nearest first; `outside`: the others that are left out.
 */
export function selectProducts<Product extends ChosenBy>(
  products: readonly Product[],
  { choices, figures }: Criteria,
  order: Order = 'catalogue',
): Selected<Product> {
  const judged = products
    .filter((product) => CHOICE_NAMES.every((name) => fits(product, name, choices[name])))
    .map((product): Judged<Product> => {
      const { verdict, limits, isSplit = false } = judgeFigures(product.ranges, figures)
      return { product, verdict, limits, isSplit }
    })
  const those = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict)
  const outside = those('outside')
  const isNear = ({ limits, isSplit }: Judged<Product>) =>
    !isSplit &&
    limits.filter(({ verdict }) => verdict === 'outside').length === 1 &&
    limits.every(({ verdict }) => verdict !== 'unpublished')
  return {
    covered: inOrder(those('covered'), order),
    conditional: inOrder(those('conditional'), order),
    unpublished: those('unpublished'),
    near: outside.filter(isNear).sort((a, b) => gapOf(a.limits) - gapOf(b.limits)),
    outside: outside.filter((one) => !isNear(one)),
  }
}

/** By how much of the tightest limit is used; equals stay in the order of the catalogue. */
function inOrder<Product>(judged: Judged<Product>[], order: Order): Judged<Product>[] {
  if (order === 'catalogue') return judged
  const sign = order === 'fit' ? -1 : 1
  return judged.toSorted((a, b) => sign * ((useOf(a.limits) ?? 0) - (useOf(b.limits) ?? 0)))
}

function fits({ choices }: ChosenBy, name: ChoiceName, id: string | undefined): boolean {
  return id === undefined || id in choices[name]
}

/** Every option with the products that it would leave, plainly or with a condition, all else being as it is. */
export function countOptions(
  { options, products }: { options: SelectorData['options']; products: readonly ChosenBy[] },
  { choices, ...criteria }: Criteria,
): CountedOptions {
  const entries = CHOICE_NAMES.map((name) => {
    const { [name]: _, ...others } = choices
    const { covered, conditional } = selectProducts(products, { ...criteria, choices: others })
    const left = [...covered, ...conditional]
    const countOf = (id: string) => left.filter(({ product }) => fits(product, name, id)).length
    return [name, options[name].map(({ id, label }) => ({ id, label, count: countOf(id) }))]
  })
  return Object.fromEntries(entries) as CountedOptions
}
