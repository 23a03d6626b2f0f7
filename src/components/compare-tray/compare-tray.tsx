import { COMPARISON_PATH } from '#catalogue/paths.ts'
import { Link } from '../link/link.tsx'
import styles from './compare-tray.module.css'

/**
 * The products marked for comparison, at the bottom of a list, with the link to compare them
 * (compare-tray.element.ts); on a telephone over the thumb bar. Empty while nothing is marked.
 */
export function CompareTray() {
  return (
    <compare-tray data-wake="kept" suppressHydrationWarning>
      <aside className={styles.tray} aria-label="Para comparar" hidden>
        <div className={`container ${styles.bar}`}>
          <ul className="bare-list" />
          <Link href={COMPARISON_PATH} />
        </div>
      </aside>
    </compare-tray>
  )
}
