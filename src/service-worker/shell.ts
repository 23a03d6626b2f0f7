/** The files that the worker caches in advance; `tools/build/service-worker.ts` lists them. */
export type Shell = Readonly<{
  /** The page shown instead of one that is not cached. */
  offlinePage: Readonly<{ url: string; revision: string }>
  /** Scripts, styles and fonts; their names carry a hash, so they are fetched once. */
  assets: readonly string[]
  /** Pages that must work anywhere: the search, the selector. */
  pages: readonly string[]
  /** The data files of those pages. */
  indexes: readonly string[]
}>

declare const BUILT_SHELL: Shell

/** The bundler writes the value: a new shell makes a new worker. */
export const SHELL: Shell = BUILT_SHELL
