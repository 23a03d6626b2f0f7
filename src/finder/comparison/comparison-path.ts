import { COMPARISON_PATH } from '#catalogue/paths.ts'

/** Products side by side, by their ids. */
export function comparisonPath(ids: readonly string[]): string {
  return ids.length > 0 ? `${COMPARISON_PATH}?p=${ids.join(',')}` : COMPARISON_PATH
}
