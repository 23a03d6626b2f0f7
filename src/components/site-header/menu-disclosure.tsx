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
  /** Where the menu fills the screen it has no toggle and stands open. */
  isUnfoldedInNarrow?: boolean
  opensOnHover?: boolean
  manner: DisclosureManner
  onPress: () => void
  onPointerEnter?: PointerEventHandler | undefined
  onPointerLeave?: PointerEventHandler | undefined
  children: ReactNode
}

/** A menu item that opens more: `<details>` at first, a button once the page is alive. */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const { id, label, current, look, manner, children } = props
  const { isUnfoldedInNarrow, opensOnHover, onPress, onPointerEnter, onPointerLeave } = props
  const panelId = `menu-${id}`
  const toggleClass = `${itemStyles.item} ${styles.toggle}`
  const shared = {
    className: styles.disclosure,
    'data-submenu': id,
    'data-look': look,
    'data-unfolded': isUnfoldedInNarrow,
  }
  const content = (
    <>
      {label}
      <svg className={styles.chevron} viewBox="0 0 10 10" aria-hidden="true">
        <path d="M1 3l4 4 4-4" />
      </svg>
    </>
  )
  const panel = (
    <div className={styles.panel} id={panelId}>
      {children}
    </div>
  )

  if (manner === 'native') {
    return (
      <details
        {...shared}
        name="menu-principal"
        data-hover={opensOnHover}
        suppressHydrationWarning // the visitor may have opened it already
      >
        <summary className={toggleClass} aria-current={current}>
          {content}
        </summary>
        {panel}
      </details>
    )
  }
  return (
    <div {...shared} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <button
        className={toggleClass}
        type="button"
        aria-expanded={manner === 'open'}
        aria-controls={panelId}
        aria-current={current}
        onClick={onPress}
      >
        {content}
      </button>
      {panel}
    </div>
  )
}
