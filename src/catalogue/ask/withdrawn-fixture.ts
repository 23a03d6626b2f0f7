import { catalogue } from '../catalogue.ts'

const published = new Set(catalogue().products.map(({ id }) => id))

/**
 * Whether a product that a test names by id is no longer in the content. The test is then skipped: the
 * product's published facts are gone.
 */
export function isWithdrawn(...ids: readonly string[]): boolean {
  return ids.some((id) => !published.has(id))
}
