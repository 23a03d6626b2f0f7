import type { ReactNode } from 'react'
import styles from './menu.module.css'

type MenuDisclosureProps = {
  label: string
  current: 'page' | 'true' | undefined
  /** panel: over the whole width; submenu: under its item. */
  look: 'panel' | 'submenu'
  /** Stands open at first where the menu fills the screen. */
  isFirstInNarrow?: boolean
  opensOnHover?: boolean
  children: ReactNode
}

/**
 * A menu item that opens more: the browser's own `<details>`, one open at a time (spec 4). What it opens stands beside
 * it, so that a search within the page does not unfold it.
 */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const { label, current, look, isFirstInNarrow, opensOnHover, children } = props
  return (
    <div
      className={styles.disclosure}
      data-look={look}
      data-first={isFirstInNarrow}
      data-hover={opensOnHover}
    >
      <details name="menu-principal">
        <summary className={`${styles.item} ${styles.toggle}`} aria-current={current}>
          {label}
          <svg className={styles.chevron} viewBox="0 0 10 10" aria-hidden="true">
            <path d="M1 3l4 4 4-4" />
          </svg>
        </summary>
      </details>
      <div className={styles.panel}>{children}</div>
    </div>
  )
}
