import { Link } from '../link/link.tsx'
import styles from './page-index.module.css'

type PageIndexEntry = {
  label: string
  href: string
}

type PageIndexProps = {
  label: string
  entries: readonly PageIndexEntry[]
  /** list: under its label, a line each; row: chips, which slide sideways on a phone. */
  layout: 'list' | 'row'
  /** Whether it stays in sight above what it leads to. */
  stays?: boolean
}

/** The parts of a long page, each a step away. */
export function PageIndex({ label, entries, layout, stays = false }: PageIndexProps) {
  return (
    <nav
      className={styles.index}
      aria-label={label}
      data-layout={layout}
      data-stays={stays || undefined}
    >
      {layout === 'list' && <p className={styles.label}>{label}</p>}
      <ul className={`bare-list ${layout === 'row' ? 'pans' : ''} ${styles.entries}`}>
        {entries.map(({ label: entry, href }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {entry}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
