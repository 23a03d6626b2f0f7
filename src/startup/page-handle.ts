/** What a page's route says of itself to the document around it (`handle`). */
export type PageHandle = {
  /** It is shown at other addresses than its own, where it could not come alive: it has no scripts. */
  isStill: boolean
}
