import { CONTACT_PATH, QUOTE_PATH } from '#catalogue/paths.ts'
import { Link } from '../link/link.tsx'
import { Sign } from '../sign/sign.tsx'
import styles from './site-header.module.css'

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
      Ver lista <Sign name="list" className={styles.sign} />
      {/* Its element writes the number. */}
      <quote-count data-wake="kept" class={styles.count} />
    </Link>
  )
}
