import { Link } from '../link/link.tsx'
import styles from './folded-index.module.css'

type FoldedIndexProps = {
  groups: readonly {
    title: string
    entries: readonly { href: string; label: string; name?: string }[]
  }[]
  /** Whether the titles are single letters. */
  isByLetter?: boolean
}

/** Links in groups that fold, of which one at a time is open. */
export function FoldedIndex({ groups, isByLetter = false }: FoldedIndexProps) {
  return (
    <div className={isByLetter ? styles.letters : styles.groups}>
      {groups.map(({ title, entries }) => (
        <details key={title} name="indice">
          <summary className="unfolds">
            {title} <span>{entries.length}</span>
          </summary>
          <ul className="bare-list">
            {entries.map(({ label, name, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link> {name && <small>{name}</small>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
