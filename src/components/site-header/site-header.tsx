import type { CSSProperties, ReactNode } from 'react'
import { HOME_LABEL, CODES_PATH, CONTACT_PATH, HOME_PATH, SEARCH_PATH } from '#catalogue/paths.ts'
import { Link } from '../link/link.tsx'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { ariaCurrent, currentState, currentStateOfGroup } from './current-page.ts'
import { MenuDisclosure } from './menu-disclosure.tsx'
import itemStyles from './menu.module.css'
import { QuoteLink, WITHOUT_LIST } from './quote-link.tsx'
import styles from './site-header.module.css'

const MENU_ID = 'menu-principal'

type SiteHeaderProps = {
  brand: string
  logo?: { src: string; width: number; height: number } | undefined
  currentPath: string
  /** The pages under «Nosotros». */
  aboutHrefs: readonly string[]
  /** The contents of the menu's panels and submenus. */
  menus: { products: ReactNode; solutions: ReactNode; about: ReactNode }
  /** The branches' telephones, at the bottom of the full-screen menu. */
  phones: ReactNode
  search: {
    /** For headers with room for it. */
    field: ReactNode
    /** Link to the search page, for headers without room. */
    link: ReactNode
    /** The field in the full-screen menu. */
    menu: ReactNode
  }
}

/** Pages with a search field of their own, which need no second one. */
const OWN_SEARCH: readonly string[] = [SEARCH_PATH, CODES_PATH]

/** The search with the place of the list's link: it begins where it does on every page. */
const AND_LIST = '34.8rem'

/**
 * Logo, menu, search and the list to quote (spec 2). In a narrow window the menu is a native popover behind "Menú" that
 * fills the screen below the header; search and list are in the thumb bar, and the header scrolls away and returns
 * when the visitor scrolls up (islands/follow-header.ts).
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, logo, currentPath, aboutHrefs, menus, phones, search } = props
  const item = (label: string, href: string) => (
    <Link
      className={itemStyles.item}
      href={href}
      aria-current={ariaCurrent(currentState(href, currentPath))}
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
        <site-menu data-wake="sign" class={styles.alive}>
          <nav className={styles.menu} id={MENU_ID} popover="auto" aria-label="Principal">
            <div className={styles.scroll}>
              <div className={styles.search}>{search.menu}</div>
              <ul className={`bare-list ${styles.items}`}>
                <li>{item(HOME_LABEL, HOME_PATH)}</li>
                <li>
                  <MenuDisclosure
                    label="Productos"
                    current={ariaCurrent(currentStateOfGroup(['/productos'], currentPath))}
                    look="panel"
                    isFirstInNarrow
                  >
                    {menus.products}
                  </MenuDisclosure>
                </li>
                <li className={styles.announced}>
                  <MenuDisclosure
                    label="Soluciones"
                    current={ariaCurrent(currentStateOfGroup(['/soluciones'], currentPath))}
                    look="panel"
                    opensOnHover
                  >
                    {menus.solutions}
                  </MenuDisclosure>
                </li>
                <li className={styles.announced}>
                  <MenuDisclosure
                    label="Nosotros"
                    current={ariaCurrent(currentStateOfGroup(aboutHrefs, currentPath))}
                    look="submenu"
                  >
                    {menus.about}
                  </MenuDisclosure>
                </li>
                <li className={styles.announced}>{item('Contacto', CONTACT_PATH)}</li>
              </ul>
            </div>
            {phones}
          </nav>
        </site-menu>
        <div className={styles.end}>
          <div
            className={styles.field}
            style={
              WITHOUT_LIST.includes(currentPath)
                ? ({ '--field': AND_LIST } as CSSProperties)
                : undefined
            }
          >
            {search.field}
          </div>
          <div className={styles.searchLink}>{search.link}</div>
          <QuoteLink currentPath={currentPath} />
          <button className={styles.menuToggle} type="button" popoverTarget={MENU_ID}>
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
