// What a page and the service worker agree on.

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

/** What a page tells the worker on arrival: what to keep of what the visitor has just been given. */
export type Visit = Readonly<{ type: 'visit'; path: string; drawings: readonly string[] }>

/** Whether a message to the worker is one of these; anything of this origin may send it others. */
export function isVisit(message: unknown): message is Visit {
  if (typeof message !== 'object' || message === null) return false
  return 'type' in message && message.type === 'visit' && 'path' in message && 'drawings' in message
}

/** The worker fills this list in; and each link of the page to itself leads to what was wanted. */
export const KEPT_PAGES_ID = 'paginas-guardadas'
