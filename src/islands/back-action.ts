/** What the browser tells about how the visitor came to this page. */
export type HistoryOfVisit = {
  /** `navigation.canGoBack`: whether the entry before is a page of this site. */
  canGoBack: boolean | undefined
  historyLength: number
  referrer: string
  origin: string
}

/**
 * What "Volver" does: one step back in the history (spec 2), but only within the site. Who came from
 * a search or a bookmark goes up to the parent page instead of out of the door.
 */
export function backAction(visit: HistoryOfVisit): 'history' | 'parent' {
  const { canGoBack, historyLength, referrer, origin } = visit
  const isFromInside = canGoBack ?? (historyLength > 1 && referrer.startsWith(`${origin}/`))
  return isFromInside ? 'history' : 'parent'
}
