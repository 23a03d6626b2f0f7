import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { Menu } from '#catalogue/menu.ts'
import {
  COMPARISON_PATH,
  CONTACT_PATH,
  HOME_PATH,
  SEARCH_PATH,
  SELECTOR_PATH,
} from '#catalogue/paths.ts'
import { HOME_LABEL } from '#catalogue/labels.ts'
import type { OwnerValue } from '#schema/text.ts'
import { Link } from '../link/link.tsx'
import { isPlainClick } from '../link/follow-link.ts'
import { BrandMark } from '../mark/mark.tsx'
import { ariaCurrent, markOf, markOfGroup } from './menu.ts'
import { type DisclosureManner, MenuDisclosure } from './menu-disclosure.tsx'
import itemStyles from './menu-item.module.css'
import { MenuSearch } from './menu-search.tsx'
import { OfficePhones } from './office-phones.tsx'
import { ProductPanel } from './product-panel.tsx'
import { QuoteLink } from './quote-link.tsx'
import styles from './site-header.module.css'
import { SolutionPanel } from './solution-panel.tsx'
import { Submenu } from './submenu.tsx'
import { useEnhancement } from './use-enhancement.ts'
import { useMenuScreen } from './use-menu-screen.ts'
import { useSubmenus } from './use-submenus.ts'

const MENU_ID = 'menu-principal'

/** As they were while toggles change: else the whole catalogue would be rendered anew as each page wakes. */
const Products = memo(ProductPanel)
const Solutions = memo(SolutionPanel)

type SiteHeaderProps = {
  brand: string
  logo?: { src: string; width: number; height: number } | undefined
  menu: Menu
  branches: readonly { city: string; phone?: OwnerValue | undefined }[]
  currentPath: string
  search: {
    /** Where there is room for it. */
    field: ReactNode
    /** The way to the search page, where there is none. */
    link: ReactNode
  }
}

/**
 * Logo, menu, search and the list to quote (spec 2). In a narrow window the menu is a native popover
 * behind "Menú" that fills the screen under the header.
 */
export function SiteHeader({ brand, logo, menu, branches, currentPath, search }: SiteHeaderProps) {
  const nav = useRef<HTMLElement>(null)
  const { openId, dispatch, hoverHandlers } = useSubmenus(nav)
  const isEnhanced = useEnhancement(nav, ({ openId: id, by }) =>
    dispatch({ type: 'adopt', id, by }),
  )
  const isMenuOpen = useMenuScreen(nav)

  const close = () => {
    dispatch({ type: 'dismiss' })
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover()
  }
  const latestClose = useRef(close)
  const shownPath = useRef(currentPath)
  useEffect(() => {
    latestClose.current = close
    if (shownPath.current !== currentPath) close()
    shownPath.current = currentPath
  })
  useEffect(() => {
    const element = nav.current
    const onClick = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a')
      if (isLink && isPlainClick(event)) latestClose.current()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [])

  const mannerOf = (id: string): DisclosureManner => {
    if (!isEnhanced) return 'native'
    return openId === id ? 'open' : 'closed'
  }
  const disclosure = (id: string, hrefs: readonly string[]) => ({
    id,
    current: ariaCurrent(markOfGroup(hrefs, currentPath)),
    manner: mannerOf(id),
    onPress: () => dispatch({ type: 'press', id }),
  })
  const item = (label: string, href: string) => (
    <Link
      className={itemStyles.item}
      href={href}
      aria-current={ariaCurrent(markOf(href, currentPath))}
    >
      {label}
    </Link>
  )

  return (
    <header className={styles.header} data-own-search={currentPath === SEARCH_PATH || undefined}>
      <div className={`container ${styles.bar}`}>
        <Link className={styles.brand} href={HOME_PATH}>
          <BrandMark brand={brand} logo={logo} />
        </Link>
        <nav ref={nav} className={styles.menu} id={MENU_ID} popover="auto" aria-label="Principal">
          <div className={styles.scroll}>
            <MenuSearch onLeave={close} />
            <ul className={`bare-list ${styles.items}`}>
              <li className={styles.onlyWide}>{item(HOME_LABEL, HOME_PATH)}</li>
              <li>
                <MenuDisclosure
                  {...disclosure('productos', ['/productos'])}
                  label="Productos"
                  look="panel"
                  isUnfoldedInNarrow
                >
                  <Products menu={menu} currentPath={currentPath} />
                </MenuDisclosure>
              </li>
              <li className={styles.onlyNarrow}>{item(HOME_LABEL, HOME_PATH)}</li>
              <li>
                <MenuDisclosure
                  {...disclosure('soluciones', ['/soluciones'])}
                  {...hoverHandlers('soluciones')}
                  label="Soluciones"
                  look="panel"
                  opensOnHover
                >
                  <Solutions solutions={menu.solutions} currentPath={currentPath} />
                </MenuDisclosure>
              </li>
              <li>
                <MenuDisclosure
                  {...disclosure(
                    'nosotros',
                    menu.about.map(({ href }) => href),
                  )}
                  label="Nosotros"
                  look="submenu"
                >
                  <Submenu links={menu.about} currentPath={currentPath} />
                </MenuDisclosure>
              </li>
              <li>{item('Contacto', CONTACT_PATH)}</li>
            </ul>
          </div>
          <OfficePhones branches={branches} />
        </nav>
        <div className={styles.end}>
          <div className={styles.field}>{search.field}</div>
          <div className={styles.instead}>
            <Link href={SELECTOR_PATH}>Selector</Link>
            <Link href={COMPARISON_PATH}>Comparar</Link>
          </div>
          <div className={styles.searchLink}>{search.link}</div>
          <QuoteLink currentPath={currentPath} />
          <button
            className={styles.menuToggle}
            type="button"
            popoverTarget={MENU_ID}
            aria-controls={MENU_ID}
            aria-expanded={isEnhanced ? isMenuOpen : undefined}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path className={styles.bars} d="M3 5h14M3 10h14M3 15h14" />
              <path className={styles.cross} d="M5 5l10 10M15 5L5 15" />
            </svg>
            <span className="visually-hidden">Menú</span>
          </button>
        </div>
      </div>
    </header>
  )
}
