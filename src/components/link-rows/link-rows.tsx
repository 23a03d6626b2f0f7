import { Link } from '../link/link.tsx'
import styles from './link-rows.module.css'

type LinkRowsProps = { links: readonly { label: string; line: string; href: string }[] }

/** Places to go on to, each with a line that says why; two or more across where there is room. */
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
