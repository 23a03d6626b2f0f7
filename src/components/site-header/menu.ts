/** page: the current page; section: the current page is below it or in its group. */
export type MenuMark = 'page' | 'section' | 'none'

/** How a menu link is marked on the page at `currentPath`. */
export function markOf(href: string, currentPath: string): MenuMark {
  const path = currentPath.replace(/(?<=.)\/+$/, '')
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'section' : 'none'
}

/** How an item that opens links is marked: if the current page is one of them, or below one. */
export function markOfGroup(hrefs: readonly string[], currentPath: string): MenuMark {
  return hrefs.some((href) => markOf(href, currentPath) !== 'none') ? 'section' : 'none'
}

/** The `aria-current` value for a mark. */
export function ariaCurrent(mark: MenuMark): 'page' | 'true' | undefined {
  return mark === 'none' ? undefined : mark === 'page' ? 'page' : 'true'
}
