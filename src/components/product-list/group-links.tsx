import { Link } from '../link/link.tsx'
import styles from './product-list.module.css'

type GroupLinksProps = {
  groups: readonly { id: string; heading?: string | undefined; rows: readonly unknown[] }[]
}

/** Without a script: links to a list's groups, with their sizes. */
export function GroupLinks({ groups }: GroupLinksProps) {
  return (
    <ul className={styles.links}>
      {groups.map(({ id, heading, rows }) => (
        <li key={id}>
          <Link href={`#${id}`}>{heading}</Link> {rows.length}
        </li>
      ))}
    </ul>
  )
}
