/** What the service worker keeps, by kind; the page and the worker use the same names. */
export const PAGES_CACHE = 'paginas'
export const DRAWINGS_CACHE = 'dibujos'
export const DOCUMENTS_CACHE = 'documentos'
export const INDEXES_CACHE = 'indices'
/** Scripts, fonts and styles; their names carry a hash, so no version ever replaces another. */
export const ASSETS_CACHE = 'partes'

const FAMILY_CACHE_START = 'familia:'

/** A family that the visitor saved has a cache of its own: removing it removes all of it. */
export function familyCacheName(familyPath: string): string {
  return FAMILY_CACHE_START + familyPath
}

export async function familyCacheNames(): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(FAMILY_CACHE_START))
}
