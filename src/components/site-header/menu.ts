/** page: the visitor is there; section: on a page below it or in its group. */
export type MenuMark = 'page' | 'section' | 'none'

/** How a menu link is marked on the page at `currentPath`. */
export function markOf(href: string, currentPath: string): MenuMark {
  const path = currentPath.replace(/(?<=.)\/+$/, '')
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'section' : 'none'
}

/** How an item that opens a list of links is marked: as the visitor stands on one of them, or below. */
export function markOfGroup(hrefs: readonly string[], currentPath: string): MenuMark {
  return hrefs.some((href) => markOf(href, currentPath) !== 'none') ? 'section' : 'none'
}

/** The value of `aria-current` that says so. */
export function ariaCurrent(mark: MenuMark): 'page' | 'true' | undefined {
  return mark === 'none' ? undefined : mark === 'page' ? 'page' : 'true'
}
