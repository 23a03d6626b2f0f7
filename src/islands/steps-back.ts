/** What the browser knows about how the visitor came to this page. */
export type HistoryOfVisit = {
  /** `navigation.canGoBack`: whether the entry before is a page of this site. */
  canGoBack: boolean | undefined
  historyLength: number
  referrer: string
  origin: string
}

/**
 * Whether "Volver" goes one step back in the history (spec 2). It does so only within the site: a visitor who came from a
 * web search or a bookmark goes up to the parent page instead of leaving.
 */
export function stepsBack({ canGoBack, historyLength, referrer, origin }: HistoryOfVisit): boolean {
  return canGoBack ?? (historyLength > 1 && referrer.startsWith(`${origin}/`))
}
