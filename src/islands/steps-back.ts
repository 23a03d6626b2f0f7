/** What the browser tells about how the visitor came to this page. */
export type HistoryOfVisit = {
  /** `navigation.canGoBack`: whether the entry before is a page of this site. */
  canGoBack: boolean | undefined
  historyLength: number
  referrer: string
  origin: string
}

/**
 * Whether "Volver" goes one step back in the history (spec 2), which it does only within the site. Who came from
 * a search or a bookmark goes up to the parent page instead of out of the door.
 */
export function stepsBack({ canGoBack, historyLength, referrer, origin }: HistoryOfVisit): boolean {
  return canGoBack ?? (historyLength > 1 && referrer.startsWith(`${origin}/`))
}
