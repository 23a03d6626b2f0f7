import type { ReactNode } from 'react'
import styles from './menu.module.css'

type MenuDisclosureProps = {
  label: string
  current: 'page' | 'true' | undefined
  /** panel: as wide as the page; submenu: below its item. */
  look: 'panel' | 'submenu'
  /** Starts open where the menu fills the screen. */
  isFirstInNarrow?: boolean
  opensOnHover?: boolean
  children: ReactNode
}

/**
 * A menu item that opens a panel or submenu: a native `<details>`, one open at a time (spec 4). Its content stands
 * outside the `<details>`, so that searching in the page does not unfold it.
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
