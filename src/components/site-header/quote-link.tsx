import { CONTACT_PATH, QUOTE_PATH } from '#catalogue/paths.ts'
import { Link } from '../link/link.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './site-header.module.css'

/** Pages that show the list themselves: a link to it would lead in circles. */
export const WITHOUT_LIST: readonly string[] = [QUOTE_PATH, CONTACT_PATH]

/**
 * The link to the list to quote, with the number of its lines. The script puts the number in the place of the icon, so
 * that nothing moves.
 */
export function QuoteLink({ currentPath }: { currentPath: string }) {
  if (WITHOUT_LIST.includes(currentPath)) return null
  return (
    <Link className={styles.quote} href={QUOTE_PATH}>
      Ver lista <Icon name="list" className={styles.icon} />
      {/* The custom element writes the number. */}
      <quote-count data-wake="kept" class={styles.count} />
    </Link>
  )
}
