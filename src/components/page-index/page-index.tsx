import { Link } from '../link/link.tsx'
import styles from './page-index.module.css'

type PageIndexEntry = {
  label: string
  href: string
  /** Where the part once stood: who comes by its old address finds the way on. */
  id?: string | undefined
  isCurrent?: boolean
}

type PageIndexProps = {
  label: string
  entries: readonly PageIndexEntry[]
  /** list: under its label, a line each; row: chips, which slide sideways on a phone. */
  layout: 'list' | 'row'
}

/** The parts of a long page, each a step away. */
export function PageIndex({ label, entries, layout }: PageIndexProps) {
  return (
    <nav className={styles.index} aria-label={label} data-layout={layout}>
      {layout === 'list' && <p className={styles.label}>{label}</p>}
      <ul className={`bare-list ${styles.entries}`}>
        {entries.map(({ label: entry, href, id, isCurrent }) => (
          <li key={href}>
            <Link
              className={styles.link}
              id={id}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {entry}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
