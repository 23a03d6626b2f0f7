import type { AskedFigure, Criteria } from './criteria.ts'
import { FACETS } from '#schema/facets.ts'
import { judgeFigures, type JudgedFigure } from '#catalogue/judge-figures.ts'
import { limitLine, type Verdict } from '#catalogue/judge-range.ts'
import {
  CHOICE_NAMES,
  type ChoiceName,
  type CountedOptions,
  type SelectorData,
  type SelectorProduct,
} from './selector-data.ts'

/** What one asked figure meets in a product. */
export type Reason = {
  verdict: Verdict
  /** "Eje: 25 a 120 mm, cubre 50 mm" */
  text: string
}

/** A product with the limits that keep it or not. */
export type Judged = { product: SelectorProduct; verdict: Verdict; reasons: readonly Reason[] }

/** The products that the choices leave, by what their figures say. */
export type Selected = Readonly<Record<Verdict, readonly Judged[]>>

/** Judges every product that the choices leave. */
export function selectProducts(products: readonly SelectorProduct[], criteria: Criteria): Selected {
  const judged = products
    .filter((product) => CHOICE_NAMES.every((name) => fits(product, name, criteria.choices[name])))
    .map((product) => judgeProduct(product, criteria.figures))
  const those = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict)
  return {
    covered: those('covered'),
    conditional: those('conditional'),
    unpublished: those('unpublished'),
    outside: those('outside'),
  }
}

function fits({ choices }: SelectorProduct, name: ChoiceName, id: string | undefined): boolean {
  return id === undefined || id in choices[name]
}

/** Every option with the products that it would leave, plainly or with a condition, all else being as it is. */
export function countOptions(
  { options, products }: Pick<SelectorData, 'options' | 'products'>,
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

const NO_VERSION = 'Cubre cada cifra en una versión distinta, y todas juntas en ninguna'

/** Judges a product by every asked figure, and says why. */
export function judgeProduct(product: SelectorProduct, asked: readonly AskedFigure[]): Judged {
  const { verdict, limits, isSplit } = judgeFigures(product.ranges, asked)
  return isSplit
    ? { product, verdict, reasons: [{ verdict, text: NO_VERSION }] }
    : { product, verdict, reasons: limits.map(reasonOf) }
}

function reasonOf({ asked, verdict, range }: JudgedFigure<AskedFigure>): Reason {
  if (!range) return { verdict, text: `${FACETS[asked.facet].name}: sin dato publicado` }
  const says = verdict === 'outside' ? 'no cubre' : 'cubre'
  return { verdict, text: limitLine(range, verdict, asked, `${says} ${asked.text}`) }
}
