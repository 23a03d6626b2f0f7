import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { CODES_PATH, CONTACT_PATH, HOME_PATH, SEARCH_PATH } from '#catalogue/paths.ts'
import { HOME_LABEL } from '#catalogue/labels.ts'
import { Link } from '../link/link.tsx'
import { BrandMark } from '../mark/mark.tsx'
import { ariaCurrent, markOf, markOfGroup } from './menu.ts'
import { type DisclosureManner, MenuDisclosure } from './menu-disclosure.tsx'
import itemStyles from './menu-item.module.css'
import { MenuSearch } from './menu-search.tsx'
import { QuoteLink } from './quote-link.tsx'
import styles from './site-header.module.css'
import type { Slots } from '#islands/island.tsx'
import { useEnhancement } from './use-enhancement.ts'
import { useMenuScreen } from './use-menu-screen.ts'
import { useSubmenus } from './use-submenus.ts'
import { isPlainClick } from '#islands/plain-click.ts'

const MENU_ID = 'menu-principal'

type SiteHeaderProps = {
  brand: string
  logo?: { src: string; width: number; height: number } | undefined
  currentPath: string
  /** The pages under «Nosotros». */
  aboutHrefs: readonly string[]
  /** What the menu opens, and the offices' telephones: the page's own markup. */
  slots: Slots
  search: {
    /** Where there is room for it. */
    field: ReactNode
    /** The way to the search page, where there is none. */
    link: ReactNode
    /** The field of the menu. */
    Input: ComponentType<ComponentProps<'input'>>
  }
}

/** Pages that begin with a field of their own: one is enough on a screen. */
const OWN_SEARCH: readonly string[] = [SEARCH_PATH, CODES_PATH]

/**
 * Logo, menu, search and the list to quote (spec 2). In a narrow window the menu is a native popover
 * behind "Menú" that fills the screen under the header; search and list are in the thumb bar there, and the header
 * leaves with the page and returns with the first move upwards (islands/follow-header.ts).
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, logo, currentPath, aboutHrefs, slots, search } = props
  const nav = useRef<HTMLElement>(null)
  const { openId, dispatch, hoverHandlers } = useSubmenus(nav)
  const isEnhanced = useEnhancement(nav, ({ openId: id, by }) =>
    dispatch({ type: 'adopt', id, by }),
  )
  const isMenuOpen = useMenuScreen(nav, (isOpening) =>
    dispatch(isOpening ? { type: 'adopt', id: 'productos', by: 'press' } : { type: 'dismiss' }),
  )

  useEffect(() => {
    const element = nav.current
    // A link leads to another page, but may lead to a place of this one.
    const onClick = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a')
      if (!isLink || !isPlainClick(event)) return
      dispatch({ type: 'dismiss' })
      if (element?.matches(':popover-open')) element.hidePopover()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [dispatch])

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
    <header
      className={styles.header}
      data-own-search={OWN_SEARCH.includes(currentPath) || undefined}
    >
      <div className={`container ${styles.bar}`}>
        <Link className={styles.brand} href={HOME_PATH}>
          <BrandMark brand={brand} logo={logo} />
        </Link>
        <nav ref={nav} className={styles.menu} id={MENU_ID} popover="auto" aria-label="Principal">
          <div className={styles.scroll}>
            <MenuSearch Input={search.Input} />
            <ul className={`bare-list ${styles.items}`}>
              <li>{item(HOME_LABEL, HOME_PATH)}</li>
              <li>
                <MenuDisclosure
                  {...disclosure('productos', ['/productos'])}
                  label="Productos"
                  look="panel"
                  isFirstInNarrow
                >
                  {slots['products']}
                </MenuDisclosure>
              </li>
              <li className={styles.announced}>
                <MenuDisclosure
                  {...disclosure('soluciones', ['/soluciones'])}
                  {...hoverHandlers('soluciones')}
                  label="Soluciones"
                  look="panel"
                  opensOnHover
                >
                  {slots['solutions']}
                </MenuDisclosure>
              </li>
              <li className={styles.announced}>
                <MenuDisclosure
                  {...disclosure('nosotros', aboutHrefs)}
                  label="Nosotros"
                  look="submenu"
                >
                  {slots['about']}
                </MenuDisclosure>
              </li>
              <li className={styles.announced}>{item('Contacto', CONTACT_PATH)}</li>
            </ul>
          </div>
          {slots['phones']}
        </nav>
        <div className={styles.end}>
          <div className={styles.field}>{search.field}</div>
          <div className={styles.searchLink}>{search.link}</div>
          <QuoteLink currentPath={currentPath} />
          <button
            className={styles.menuToggle}
            type="button"
            popoverTarget={MENU_ID}
            aria-controls={MENU_ID}
            aria-expanded={isEnhanced ? isMenuOpen : undefined}
          >
            Menú
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path className={styles.bars} d="M3 5h14M3 10h14M3 15h14" />
              <path className={styles.cross} d="M5 5l10 10M15 5L5 15" />
            </svg>
          </button>
        </div>
      </div>
    </header>
  )
}
