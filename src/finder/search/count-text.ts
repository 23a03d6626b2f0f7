import { counted } from '#catalogue/labels.ts'
import type { SearchData } from './search-data.ts'
import type { SearchResults } from './answer-query.ts'
import type { SearchHit } from './search-hit.ts'

/** The number of results as text; for a query with figures, the number of products that comply, as in the selector. */
export function countText(
  { service, hits, ways, partial, unpublished }: SearchResults,
  { entries }: Pick<SearchData, 'entries'>,
): string {
  const found = hits.length + partial.length + unpublished.length
  // For a machine, count as its page does.
  if (ways.length > 0) {
    return counted(hits.filter(({ entry }) => entry.kind === 'product').length, 'producto')
  }
  if (service.figures.length === 0) {
    return found === 0 ? 'Sin resultados' : counted(found, 'resultado')
  }
  const all = entries.filter(({ kind }) => kind === 'product').length
  const those = (wanted: SearchHit['verdict']) =>
    hits.filter(({ entry, verdict }) => entry.kind === 'product' && verdict === wanted).length
  const [complying, conditional] = [those('complies'), those('conditional')]
  const also = conditional === 0 ? '' : `, y ${conditional} con una condición`
  return `${complying} de ${all} ${complying === 1 ? 'cumple' : 'cumplen'}${also}`
}
