import { COMPARISON_PATH } from '#catalogue/paths.ts'
import { Link } from '../link/link.tsx'
import styles from './compare-tray.module.css'

/**
 * What is marked to be compared, at the foot of a list, and the way on with it (compare-tray.element.ts). On a telephone it
 * is the list's act, in the thumb bar's line (action-floor.tsx). Nothing stands there while nothing is marked, or where nothing
 * can be.
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
