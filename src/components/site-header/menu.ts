/** One line of a submenu. */
export type MenuLink = { label: string; href: string }

/** A submenu. `section`: the path that all its pages begin with, beyond those it lists. */
export type MenuGroup = {
  label: string
  id: string
  items: readonly MenuLink[]
  section?: string
  opensOnHover?: boolean
}

export type MenuItem = MenuLink | MenuGroup

/** page: the visitor is there; section: on a page below it or in its group. */
export type MenuMark = 'page' | 'section' | 'none'

/** How a menu item is marked on the page at `currentPath`. */
export function markOf(item: MenuItem, currentPath: string): MenuMark {
  const path = currentPath.replace(/(?<=.)\/+$/, '')
  if ('href' in item) return markOfAddress(item.href, path)
  const addresses = item.items.map(({ href }) => href)
  if (item.section) addresses.push(item.section)
  return addresses.some((address) => markOfAddress(address, path) !== 'none') ? 'section' : 'none'
}

function markOfAddress(address: string, path: string): MenuMark {
  if (address === path) return 'page'
  return address !== '/' && path.startsWith(`${address}/`) ? 'section' : 'none'
}

/** The value of `aria-current` that says so. */
export function ariaCurrent(mark: MenuMark): 'page' | 'true' | undefined {
  return mark === 'none' ? undefined : mark === 'page' ? 'page' : 'true'
}
