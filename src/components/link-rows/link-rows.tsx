import { Link } from '../link/link.tsx'
import styles from './link-rows.module.css'

type LinkRowsProps = { links: readonly { label: string; line: string; href: string }[] }

/** Links, each with a line that gives the reason; two or more across if there is room. */
export function LinkRows({ links }: LinkRowsProps) {
  return (
    <ul className={styles.rows} data-count={links.length}>
      {links.map(({ label, line, href }) => (
        <li key={href}>
          <Link href={href} className={`stretched ${styles.link}`}>
            {label}
          </Link>
          <p className={styles.line}>{line}</p>
        </li>
      ))}
    </ul>
  )
}
