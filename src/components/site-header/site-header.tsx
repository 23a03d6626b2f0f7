import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from '../link/link.tsx'
import { Mark } from '../mark/mark.tsx'
import { type MenuItem, ariaCurrent, markOf } from './menu.ts'
import itemStyles from './menu-item.module.css'
import styles from './site-header.module.css'
import { Submenu } from './submenu.tsx'
import { useEnhancement } from './use-enhancement.ts'
import { useHeaderVisibility } from './use-header-visibility.ts'
import { useSubmenus } from './use-submenus.ts'

const MENU_ID = 'menu-principal'

type SiteHeaderProps = {
  brand: string
  menu: readonly MenuItem[]
  currentPath: string
  search: {
    /** Where there is room for it. */
    field: ReactNode
    /** The way to the search page, where there is none. */
    link: ReactNode
  }
}

/** Logo and menu (spec 2). On a narrow screen the menu is a native popover behind "Menú". */
export function SiteHeader({ brand, menu, currentPath, search }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null)
  const nav = useRef<HTMLElement>(null)
  const { openId, dispatch, hoverHandlers } = useSubmenus(nav)
  const isEnhanced = useEnhancement(nav, ({ openId: id, by }) =>
    dispatch({ type: 'adopt', id, by }),
  )
  const isMenuOpen = usePopoverState(nav)
  const isShown = useHeaderVisibility(header) || isMenuOpen || openId !== undefined

  const close = () => {
    dispatch({ type: 'dismiss' })
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover()
  }
  const shownPath = useRef(currentPath)
  useEffect(() => {
    if (shownPath.current !== currentPath) close()
    shownPath.current = currentPath
  })

  return (
    <header ref={header} className={styles.header} data-hidden={!isShown || undefined}>
      <div className={`container ${styles.bar}`}>
        <Link className={styles.brand} href="/">
          <Mark />
          {brand}
        </Link>
        {search.link}
        <button
          className={styles.menuToggle}
          type="button"
          popoverTarget={MENU_ID}
          aria-controls={MENU_ID}
          aria-expanded={isEnhanced ? isMenuOpen : undefined}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={isMenuOpen ? 'M4 4l12 12M16 4L4 16' : 'M2 4.5h16M2 10h16M2 15.5h16'} />
          </svg>
          Menú
        </button>
        <nav ref={nav} className={styles.menu} id={MENU_ID} popover="auto" aria-label="Principal">
          <ul className={`bare-list ${styles.items}`}>
            {menu.map((item) => (
              <li key={item.label}>
                {'href' in item ? (
                  <Link
                    className={itemStyles.item}
                    href={item.href}
                    aria-current={ariaCurrent(markOf(item, currentPath))}
                    onClick={close}
                  >
                    {item.label}
                  </Link>
                ) : (
                  <Submenu
                    group={item}
                    currentPath={currentPath}
                    manner={isEnhanced ? (openId === item.id ? 'open' : 'closed') : 'native'}
                    onPress={() => dispatch({ type: 'press', id: item.id })}
                    onNavigate={close}
                    {...(item.opensOnHover && hoverHandlers(item.id))}
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
        {search.field}
      </div>
    </header>
  )
}

function usePopoverState(popover: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = popover.current
    if (!element) return
    const follow = () => setOpen(element.matches(':popover-open'))
    follow()
    element.addEventListener('toggle', follow)
    return () => element.removeEventListener('toggle', follow)
  }, [popover])

  return isOpen
}
