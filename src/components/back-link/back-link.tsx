import { Link } from '../link/link.tsx'
import styles from './back-link.module.css'

type BackLinkProps = {
  parentHref: string
  /** The parent page's name, as in "Sellos mecánicos". */
  parentLabel: string
}

/**
 * "Volver" (spec 2): one step back within the site (islands/page-links.ts); otherwise, and without a script, one
 * level up.
 */
export function BackLink({ parentHref, parentLabel }: BackLinkProps) {
  return (
    <Link className={styles.link} data-back href={parentHref}>
      <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M12.5 5l-5 5 5 5" />
      </svg>
      <span>
        Volver
        <span className={styles.parent} data-parent>
          {` a ${parentLabel}`}
        </span>
      </span>
    </Link>
  )
}
