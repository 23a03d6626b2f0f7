import { Link } from '../link/link.tsx'
import styles from './page-index.module.css'

type PageIndexEntry = {
  label: string
  href: string
}

type PageIndexProps = {
  label: string
  entries: readonly PageIndexEntry[]
  /** list: one entry per line, below the label; row: chips that scroll sideways on a phone. */
  layout: 'list' | 'row'
  /** Whether it stays in view while the page scrolls. */
  stays?: boolean
}

/** Links to the parts of a long page. */
export function PageIndex({ label, entries, layout, stays = false }: PageIndexProps) {
  return (
    <nav
      className={styles.index}
      aria-label={label}
      data-layout={layout}
      data-stays={stays || undefined}
    >
      {layout === 'list' && <p className={styles.label}>{label}</p>}
      <ul className={`bare-list ${layout === 'row' && !stays ? 'pans' : ''} ${styles.entries}`}>
        {entries.map(({ label: entry, href }) => (
          <li key={href}>
            <Link className={`touch-target ${styles.link}`} href={href}>
              {entry}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
