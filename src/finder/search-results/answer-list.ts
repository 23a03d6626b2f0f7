import type { Reach } from '#figures/axis.ts'
import { withAxes } from '#figures/column-axes.ts'
import { LIMITS } from '#figures/limits.ts'
import type { StandingFigure } from '#figures/present-specs.ts'
import { lowered } from '#schema/letter-case.ts'
import type { ListColumn } from '#views/list-columns.ts'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { listMates, listOf } from '../products/list-mates.ts'

/** The list that contains a product, with the columns for which the product publishes a figure. */
export type AnswerList = {
  href: string
  columns: readonly ListColumn[]
  /** All products of the list: the asked one first, then the most similar. */
  products: readonly ProductRecord[]
}

const isSize = (facet: string | undefined) => facet === 'diameter'

/** Builds the list of a product, with axes shared by all its products. */
export function answerList(
  product: ProductRecord,
  data: Pick<ProductData, 'columns' | 'products'>,
): AnswerList {
  const products = [product, ...listMates(product, data.products)].map((one) => ({
    ...one,
    figures: one.figures.map((figure, index) =>
      figure && isSize(data.columns[index]?.id) ? withItsReach(figure, one) : figure,
    ),
  }))
  const [own] = products
  const columns = withAxes(
    data.columns,
    products.map(({ figures }) => figures),
  )
  const isShown = columns.map((_, index) => Boolean(own?.figures[index]))
  const kept = <Value>(values: readonly Value[]) => values.filter((_, index) => isShown[index])
  const name = own && sizeOf(own)?.label
  return {
    href: listOf(product.href),
    columns: kept(columns).map((column) =>
      name !== undefined && isSize(column.id) ? { ...column, name } : column,
    ),
    products: products.map((one) => ({ ...one, figures: kept(one.figures) })),
  }
}

/** The range of a size that is no shaft: the section of a packing, the diameter of a rod or of a pipe. */
function sizeOf({ ranges }: Pick<ProductRecord, 'ranges'>) {
  return ranges.find(
    ({ kind, size }) => LIMITS[kind].facet === 'diameter' && (kind === 'section' || size),
  )
}

/** Removes the name of a size, which its column has, from the condition, and sets the reach from its ranges. */
function withItsReach(figure: StandingFigure, { ranges }: ProductRecord): StandingFigure {
  const size = sizeOf({ ranges })
  if (!size || figure.reach) return figure
  const { condition = '', ...bare } = figure
  const said = condition.split('; ').filter((word) => word !== lowered(size.label ?? ''))
  const own = ranges.filter(({ kind }) => kind === size.kind)
  const reach: Reach = {
    ...(own.every(({ min }) => min !== undefined) && {
      min: Math.min(...own.map(({ min = 0 }) => min)),
    }),
    ...(own.every(({ max }) => max !== undefined) && {
      max: Math.max(...own.map(({ max = 0 }) => max)),
    }),
    ...(said.length > 0 && { sure: {} }),
  }
  return { ...bare, reach, ...(said.length > 0 && { condition: said.join('; ') }) }
}
