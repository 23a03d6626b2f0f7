/** page: the current page; section: the current page is below it or in its group. */
export type CurrentState = 'page' | 'section' | 'none'

/** How a menu link is marked on the page at `currentPath`. */
export function currentState(href: string, currentPath: string): CurrentState {
  const path = currentPath.replace(/(?<=.)\/+$/, '')
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'section' : 'none'
}

/** How an item that opens links is marked: if the current page is one of them, or below one. */
export function currentStateOfGroup(hrefs: readonly string[], currentPath: string): CurrentState {
  return hrefs.some((href) => currentState(href, currentPath) !== 'none') ? 'section' : 'none'
}

/** The `aria-current` value for that state. */
export function ariaCurrent(state: CurrentState): 'page' | 'true' | undefined {
  return state === 'none' ? undefined : state === 'page' ? 'page' : 'true'
}
