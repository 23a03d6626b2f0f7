import { foldText } from '#schema/fold-text.ts'
import { sizeOf } from './figure-syntax.ts'
import { isKind } from './order-by-use.ts'
import type { QueryPart } from './query-parts.ts'
import type { ReadSize } from './read-sizes.ts'
import { isArrangement, type SearchIndex } from './search-index.ts'

/**
 * Separates the parts for machine, service and kind of product (`kept`) from all others (`loose`): a maker, a pump's
 * model, a process. The latter are set aside if no entry contains all of them, so that complying products are found.
 */
export function partsApart(
  index: SearchIndex,
  parts: readonly QueryPart[],
): { kept: readonly QueryPart[]; loose: readonly QueryPart[] } {
  const { kept = [], loose = [] } = Object.groupBy(parts, (part) =>
    isTold(index, part) ? 'kept' : 'loose',
  )
  return { kept, loose }
}

function isTold(index: SearchIndex, part: QueryPart): boolean {
  const { codes, alternatives, machine, isService, isOptional } = part
  return (
    codes.length > 0 ||
    machine !== undefined ||
    isService === true ||
    isOptional !== undefined ||
    isArrangement(index, part) ||
    alternatives.some(([word = '']) => isKind(index, word))
  )
}

/** The note on a word that was set aside, as typed. */
export function setAside(query: string, text: string): ReadSize {
  const typed = query.split(/\s+/).find((word) => foldText(word) === text)
  return sizeOf(typed ?? text, 'aside')
}
