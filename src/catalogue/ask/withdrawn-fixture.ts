import { catalogue } from '../catalogue.ts'

const published = new Set(catalogue().products.map(({ id }) => id))

/**
 * Whether a product that a test speaks of, by its id, is no longer in the content: what it published can then
 * not be asked, and the test is skipped by name.
 */
export function isWithdrawn(...ids: readonly string[]): boolean {
  return ids.some((id) => !published.has(id))
}
