import type { MenuLink } from '#views/menu.ts'
import { Link } from '../link/link.tsx'
import { ariaCurrent, currentState } from './current-page.ts'
import styles from './menu.module.css'

type SubmenuProps = { links: readonly MenuLink[]; currentPath: string }

/** A few links below their item; at most 500 px high (spec 9). */
export function Submenu({ links, currentPath }: SubmenuProps) {
  return (
    <ul className={`bare-list ${styles.submenu}`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link
            className={styles.link}
            href={href}
            aria-current={ariaCurrent(currentState(href, currentPath))}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
