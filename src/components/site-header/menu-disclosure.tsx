import type { PointerEventHandler } from 'react'
import { Link } from '../link/link.tsx'
import { type MenuGroup, ariaCurrent, markOf } from './menu.ts'
import itemStyles from './menu-item.module.css'
import styles from './submenu.module.css'

type SubmenuProps = {
  group: MenuGroup
  currentPath: string
  /** native: before the script runs, or without one. */
  manner: 'native' | 'open' | 'closed'
  onPress: () => void
  onNavigate: () => void
  onPointerEnter?: PointerEventHandler | undefined
  onPointerLeave?: PointerEventHandler | undefined
}

/** A menu item that opens a list of pages: `<details>` at first, a button once the page is alive. */
export function Submenu(props: SubmenuProps) {
  const { group, currentPath, manner, onPress, onNavigate, onPointerEnter, onPointerLeave } = props
  const panelId = `submenu-${group.id}`
  const current = ariaCurrent(markOf(group, currentPath))
  const toggleClass = `${itemStyles.item} ${styles.toggle}`
  const label = (
    <>
      {group.label}
      <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 4l4 4 4-4" />
      </svg>
    </>
  )
  const panel = (
    <ul className={`bare-list ${styles.panel}`} id={panelId}>
      {group.items.map((item) => (
        <li key={item.href}>
          <Link
            className={styles.link}
            href={item.href}
            aria-current={ariaCurrent(markOf(item, currentPath))}
            onClick={onNavigate}
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  )

  if (manner === 'native') {
    return (
      <details
        className={styles.submenu}
        name="menu-principal"
        data-submenu={group.id}
        data-hover={group.opensOnHover}
        suppressHydrationWarning // the visitor may have opened it already
      >
        <summary className={toggleClass} aria-current={current}>
          {label}
        </summary>
        {panel}
      </details>
    )
  }
  return (
    <div
      className={styles.submenu}
      data-submenu={group.id}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <button
        className={toggleClass}
        type="button"
        aria-expanded={manner === 'open'}
        aria-controls={panelId}
        aria-current={current}
        onClick={onPress}
      >
        {label}
      </button>
      {panel}
    </div>
  )
}
