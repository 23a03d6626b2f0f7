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

/** Builds the list of a product: its columns as they stand there, then what else the product publishes. */
export function answerList(
  product: ProductRecord,
  { columns: all, lists, products }: Pick<ProductData, 'columns' | 'lists' | 'products'>,
): AnswerList {
  const href = listOf(product.href)
  const shown = lists[href] ?? []
  const figureIn = ({ id }: ListColumn, { listed, figures }: ProductRecord) =>
    listed?.[id] ?? figures[all.findIndex((column) => column.id === id)]
  const columns = [
    ...shown,
    ...all.filter(({ id }) => !shown.some((column) => column.id === id)),
  ].filter((column) => figureIn(column, product))
  return {
    href,
    columns,
    products: [product, ...listMates(product, products)].map((one) => ({
      ...one,
      figures: columns.map((column) => figureIn(column, one)),
    })),
  }
}
