import { QUOTE_PATH } from '#catalogue/paths.ts'
import { Link } from '../link/link.tsx'
import { ariaCurrent, markOf } from './menu.ts'
import styles from './quote-link.module.css'

/**
 * The way to the list of what the visitor wants quoted, with the number of its lines. The number, which
 * comes with the script, takes the place that the sign leaves it: nothing moves.
 */
export function QuoteLink({ currentPath }: { currentPath: string }) {
  return (
    <Link
      className={styles.quote}
      href={QUOTE_PATH}
      aria-current={ariaCurrent(markOf(QUOTE_PATH, currentPath))}
    >
      <span className={styles.label}>Cotizar</span>{' '}
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 2.5h12v15H4ZM7 6.5h6M7 10h6M7 13.5h3.5" />
      </svg>
      {/* Its element writes the number. */}
      <quote-count
        data-wake="kept"
        class={styles.count}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </Link>
  )
}
