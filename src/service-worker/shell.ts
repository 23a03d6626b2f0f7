/** What the build tells the worker; see `tools/build/service-worker.ts`. */
export type Shell = Readonly<{
  /** The page that stands in for those that are not kept. */
  offlinePage: Readonly<{ url: string; revision: string }>
  /** Named by their content: fetched once. */
  assets: readonly string[]
  /** What must work anywhere: the search, the selector. */
  pages: readonly string[]
  /** What those pages read. */
  indexes: readonly string[]
}>

declare const BUILT_SHELL: Shell

/** Written into the worker when it is bundled: a new build of the shell is a new worker. */
export const SHELL: Shell = BUILT_SHELL
