import { foldText } from '#schema/fold-text.ts'
import { sizeOf } from './figure-reading.ts'
import { isKind } from './order-by-use.ts'
import type { QueryPart } from './query-parts.ts'
import type { ReadSize } from './read-sizes.ts'
import { isArrangement, type SearchIndex } from './search-index.ts'

/**
 * What a question tells of its machine, its service and the kind of thing (`kept`), and the words that tell neither: a maker,
 * a pump's model, a process. Where nothing holds all of them, these are set aside, so that what complies is still found.
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

/** A word that was set aside, as it was typed. */
export function setAside(query: string, text: string): ReadSize {
  const typed = query.split(/\s+/).find((word) => foldText(word) === text)
  return sizeOf(typed ?? text, 'aside')
}
