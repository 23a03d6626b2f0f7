/** What the editor shows: one of its own pages, a file, or one product of it, optionally at a field. */
export type Route =
  | { page: 'overview' | 'history' | 'publish' }
  | { page: 'file'; name: string; product?: string | undefined; field?: string | undefined }

/** Where a field of a file is edited; a product's field together with its product. */
export function routeToField(
  file: string,
  field: string,
  products: readonly { id: string }[],
): Route {
  const index = /^products\[(\d+)\]/.exec(field)?.[1]
  const product = index === undefined ? undefined : products[Number(index)]?.id
  return { page: 'file', name: file, product, field }
}
