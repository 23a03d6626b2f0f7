/** The `handle` of a page's route, read by the document around it. */
export type PageHandle = {
  /** The page is served at other addresses than its own, where it could not hydrate: it has no scripts. */
  isStill: boolean
}
