import { CONTACT_PATH, QUOTE_PATH } from '#catalogue/paths.ts'
import { Link } from '../link/link.tsx'
import styles from './quote-link.module.css'

/** Where the list stands itself, or goes along with what is written: a way to it would lead in circles. */
const WITHOUT: readonly string[] = [QUOTE_PATH, CONTACT_PATH]

/**
 * The way to the list of what the visitor wants quoted, with the number of its lines. The number, which
 * comes with the script, takes the place that the sign leaves it: nothing moves.
 */
export function QuoteLink({ currentPath }: { currentPath: string }) {
  if (WITHOUT.includes(currentPath)) return null
  return (
    <Link className={styles.quote} href={QUOTE_PATH}>
      Ver lista{' '}
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 2.5h12v15H4ZM7 6.5h6M7 10h6M7 13.5h3.5" />
      </svg>
      {/* Its element writes the number. */}
      <quote-count data-wake="kept" class={styles.count} />
    </Link>
  )
}
