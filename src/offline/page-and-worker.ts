import { PRODUCTS_FOLDER } from '#catalogue/paths.ts'

// Names, paths and messages that pages, the service worker and the build share.

/** The caches of the service worker, by kind of file. */
export const PAGES_CACHE = 'paginas'
export const DRAWINGS_CACHE = 'dibujos'
export const DOCUMENTS_CACHE = 'documentos'
export const INDEXES_CACHE = 'indices'
/** Scripts, fonts and styles; their names carry a hash, so no version ever replaces another. */
export const ASSETS_CACHE = 'partes'

const SAVED_CACHE_START = 'guardado:'

/** Each page saved by the visitor has its own cache; deleting it removes the page's files too. */
export function savedCacheName(path: string): string {
  return SAVED_CACHE_START + path
}

export async function savedCacheNames(): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(SAVED_CACHE_START))
}

/** A page's message to the worker on arrival: the page and drawings to cache. */
export type Visit = Readonly<{ type: 'visit'; path: string; drawings: readonly string[] }>

/** Whether a message to the worker is a `Visit`; any script of this origin may send others. */
export function isVisit(message: unknown): message is Visit {
  if (typeof message !== 'object' || message === null) return false
  return 'type' in message && message.type === 'visit' && 'path' in message && 'drawings' in message
}

/** The list on the page of `OFFLINE_PATH` which the worker fills in; it also points the page's links to itself at the requested page. */
export const CACHED_PAGES_ID = 'paginas-guardadas'

/** The files of a family for saving it, listed by the build (`tools/build/family-downloads.ts`). */
export type FamilyDownload = Readonly<{
  /** Total size of all files, compressed. */
  bytes: number
  /** Every file, pages first. */
  urls: readonly string[]
}>

/** The path of the list of a family's files. */
export function familyDownloadPath(familyPath: string): string {
  return `/guardar/${familyPath.slice(PRODUCTS_FOLDER.length)}.json`
}
