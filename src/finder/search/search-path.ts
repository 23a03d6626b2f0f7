import { enquiryTextPath, SEARCH_PATH } from '#catalogue/paths.ts'

/** The results page for a query. */
export function searchPath(query: string): string {
  return query === '' ? SEARCH_PATH : `${SEARCH_PATH}?q=${encodeURIComponent(query)}`
}

/** The contact form, with what was looked for already in it. */
export function searchEnquiryPath(query: string): string {
  return enquiryTextPath(`Busco en el catálogo: ${query}`)
}
