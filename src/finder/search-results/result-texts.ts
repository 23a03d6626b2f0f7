import { counted } from '#catalogue/labels.ts'
import type { SearchHit, SearchResults } from '../search/answer-query.ts'
import { countText } from '../search/count-text.ts'
import type { SearchData } from '../search/search-data.ts'

/** "Los 71 productos para bombas", "Minería: 21 productos". */
export function wholeText({ entry: { title, line } }: SearchHit): string {
  return title.startsWith('Productos ')
    ? title.replace('Productos', `Los ${line}`)
    : `${title}: ${line}`
}

/** What is said of products that publish nothing of the asked fluid; where none does, that is said of them all. */
export function silentText(count: number, areAll: boolean, fluid: string): string {
  if (!areAll) return `${fluid} no figura entre las aplicaciones publicadas de estos productos.`
  const rest = count === 1 ? 'este responde' : `estos ${count} responden`
  return `Ninguno publica ${fluid} entre sus aplicaciones: ${rest} a lo demás.`
}

/** Where figures are asked, how many products comply; else what was asked. */
export function headingText(results: SearchResults, data: SearchData): string {
  const { query, service, hits, partial, unpublished } = results
  if (service.figures.length > 0) return countText(results, data)
  return hits.length + partial.length + unpublished.length === 0
    ? `Sin resultados para «${query}»`
    : `Resultados de «${query}»`
}

/** What who hears the page is told of the results. */
export function heardText(total: number, unpublished: number): string {
  if (total === 0) return 'Nada de lo publicado responde a la búsqueda.'
  const all = counted(total, 'resultado')
  return unpublished === 0 ? all : `${all}, ${unpublished} sin dato publicado`
}
