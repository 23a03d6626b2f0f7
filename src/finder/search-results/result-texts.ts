import { counted } from '#catalogue/labels.ts'
import type { SearchResults } from '../search/answer-query.ts'
import type { SearchHit } from '../search/search-hit.ts'
import { countText } from '../search/count-text.ts'
import type { SearchData } from '../search/search-data.ts'

/** "Los 71 productos para bombas", "Minería: 21 productos". */
export function wholeText({ entry: { title, line } }: SearchHit): string {
  return title.startsWith('Productos ')
    ? title.replace('Productos', `Los ${line}`)
    : `${title}: ${line}`
}

/**
 * The heading: the number of complying products if figures are asked, else the query (`of`, hidden on telephones).
 * `besides` comply but for a fluid that none of them publishes.
 */
export function headingOf(
  results: SearchResults,
  data: SearchData,
  besides?: { count: number; lacking: string },
): { text: string; of?: string } {
  const { query, service, hits, partial, unpublished } = results
  if (service.figures.length > 0 && besides) {
    const comply = counted(besides.count, 'cumple', 'cumplen')
    return { text: `${comply}, sin dato de ${besides.lacking}` }
  }
  if (service.figures.length > 0) return { text: countText(results, data) }
  return hits.length + partial.length + unpublished.length === 0
    ? { text: `Sin resultados para «${query}»` }
    : { text: 'Resultados', of: ` de «${query}»` }
}

/** The number of results as announced by screen readers. */
export function heardText(total: number, unpublished: number): string {
  if (total === 0) return 'Nada de lo publicado responde a la búsqueda.'
  const all = counted(total, 'resultado')
  return unpublished === 0 ? all : `${all}, ${unpublished} sin dato publicado`
}
