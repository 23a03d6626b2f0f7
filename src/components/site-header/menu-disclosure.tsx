import type { PointerEventHandler, ReactNode } from 'react'
import itemStyles from './menu-item.module.css'
import styles from './menu-disclosure.module.css'

/** native: before the script runs, or without one. */
export type DisclosureManner = 'native' | 'open' | 'closed'

type MenuDisclosureProps = {
  id: string
  label: string
  current: 'page' | 'true' | undefined
  /** panel: over the whole width; submenu: under its item. */
  look: 'panel' | 'submenu'
  /** Stands open at first where the menu fills the screen. */
  isFirstInNarrow?: boolean
  opensOnHover?: boolean
  manner: DisclosureManner
  onPress: () => void
  onPointerEnter?: PointerEventHandler | undefined
  onPointerLeave?: PointerEventHandler | undefined
  children: ReactNode
}

/**
 * A menu item that opens more: `<details>` at first, a button once the page is alive. What it opens stands beside them
 * and stays as it is, so that the exchange costs next to nothing; for who has no script, a search within the page does not
 * unfold it.
 */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const { id, label, current, look, manner, children } = props
  const { isFirstInNarrow, opensOnHover, onPress, onPointerEnter, onPointerLeave } = props
  const panelId = `menu-${id}`
  const toggle = {
    className: `${itemStyles.item} ${styles.toggle}`,
    'aria-current': current,
    children: (
      <>
        {label}
        <svg className={styles.chevron} viewBox="0 0 10 10" aria-hidden="true">
          <path d="M1 3l4 4 4-4" />
        </svg>
      </>
    ),
  }
  return (
    <div
      className={styles.disclosure}
      data-submenu={id}
      data-look={look}
      data-first={isFirstInNarrow}
      data-hover={opensOnHover}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {manner === 'native' ? (
        <details
          name="menu-principal"
          suppressHydrationWarning // the visitor may have opened it already
        >
          <summary {...toggle} />
        </details>
      ) : (
        <button
          {...toggle}
          type="button"
          aria-expanded={manner === 'open'}
          aria-controls={panelId}
          onClick={onPress}
        />
      )}
      <div className={styles.panel} id={panelId}>
        {children}
      </div>
    </div>
  )
}
