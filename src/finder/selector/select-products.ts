import type { AskedFigure, Criteria } from './criteria.ts'
import { FACETS } from '#schema/facets.ts'
import { judgeRange, limitsFor, type PublishedRange, type Verdict } from '#catalogue/judge-range.ts'
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
    unpublished: those('unpublished'),
    outside: those('outside'),
  }
}

function fits({ choices }: SelectorProduct, name: ChoiceName, id: string | undefined): boolean {
  return id === undefined || id in choices[name]
}

/** Every option with the products that it would leave covered, all else being as it is. */
export function countOptions(
  { options, products }: Pick<SelectorData, 'options' | 'products'>,
  { choices, ...criteria }: Criteria,
): CountedOptions {
  const entries = CHOICE_NAMES.map((name) => {
    const { [name]: _, ...others } = choices
    const { covered } = selectProducts(products, { ...criteria, choices: others })
    const countOf = (id: string) => covered.filter(({ product }) => fits(product, name, id)).length
    return [name, options[name].map(({ id, label }) => ({ id, label, count: countOf(id) }))]
  })
  return Object.fromEntries(entries) as CountedOptions
}

const RANK: Readonly<Record<Verdict, number>> = { covered: 0, unpublished: 1, outside: 2 }
const NO_VERSION = 'Cubre cada cifra en una versión distinta, y todas juntas en ninguna'

/**
 * Judges a product by every asked figure. Where its figures hold for versions (two polyurethanes,
 * continuous and peak service), all must hold for one and the same.
 */
export function judgeProduct(product: SelectorProduct, asked: readonly AskedFigure[]): Judged {
  const { ranges } = product
  const versions = versionsOf(ranges)
  const alone = judgeVersion(ranges, asked)
  if (versions.size === 0 || alone.verdict !== 'covered') return { product, ...alone }
  const [best] = [...versions]
    .map((version) =>
      judgeVersion(
        ranges.filter((range) => {
          const own = versionOf(range)
          return own === undefined || own === version || !versions.has(own)
        }),
        asked,
      ),
    )
    .sort((a, b) => RANK[a.verdict] - RANK[b.verdict])
  if (!best) return { product, ...alone }
  return best.verdict === 'covered'
    ? { product, ...best }
    : { product, verdict: 'outside', reasons: [{ verdict: 'outside', text: NO_VERSION }] }
}

function judgeVersion(ranges: readonly PublishedRange[], asked: readonly AskedFigure[]) {
  const reasons = asked.map((figure) => reasonOf(ranges, figure))
  const verdict = reasons
    .map((reason) => reason.verdict)
    .reduce<Verdict>((worst, one) => (RANK[one] > RANK[worst] ? one : worst), 'covered')
  return { verdict, reasons }
}

/** A condition that several kinds of figure share names a version; what follows it is a detail. */
function versionsOf(ranges: readonly PublishedRange[]): ReadonlySet<string> {
  const facets = new Map<string, Set<string>>()
  for (const range of ranges) {
    const version = versionOf(range)
    if (version === undefined) continue
    facets.set(version, (facets.get(version) ?? new Set()).add(range.facet))
  }
  return new Set([...facets].flatMap(([version, { size }]) => (size > 1 ? [version] : [])))
}

function versionOf({ condition }: PublishedRange): string | undefined {
  return condition?.split(/[;,]/)[0]
}

function reasonOf(ranges: readonly PublishedRange[], asked: AskedFigure): Reason {
  const { verdict, range } = judgeRange(ranges, asked)
  if (!range) return { verdict, text: `${FACETS[asked.facet].name}: sin dato publicado` }
  const limit = limitsFor(range, asked).text
  const words = verdict === 'covered' ? 'cubre' : 'no cubre'
  return { verdict, text: `${range.label}: ${limit}, ${words} ${asked.text}` }
}
