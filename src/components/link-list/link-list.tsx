import { Link } from '../link/link.tsx'
import styles from './link-list.module.css'

type LinkListProps = { links: readonly { label: string; href: string }[] }

/** Links in as many columns as fit. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={`tall-links ${styles.list}`}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
