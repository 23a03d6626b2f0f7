import type { ReactNode } from 'react'
import styles from './action-floor.module.css'

type ActionFloorProps = {
  /**
   * The id of the page's own buttons for the same act, further up: then the floor is a second place for it, seen on
   * telephones alone and only while they are not.
   */
  watches?: string
  children: ReactNode
}

/**
 * The one act of a page, at the foot of a telephone's window: at the right end of the thumb bar (thumb-bar.tsx), whose
 * places make room for it, so that one line of the window is all that stands there. One a page, never a second bar.
 *
 * - Without `watches` the act has one place: in the thumb bar, however far the page is read. No second copy, no script.
 *   Where there is no thumb bar (a form's) it rests at the end of what it belongs to, and stands at the window's foot while
 *   that lies below it. On a desk it is a line of the page like any other.
 * - With `watches` the page's own buttons lie above (a product's): the floor is fixed, and stands empty-handed until they
 *   have left the window (action-floor.element.ts). It goes outside any element with a `container` or a `transform`.
 *
 * Where the window is very low and on paper it does not stand at the foot, nor, but for a list's, while a text field has the focus.
 */
export function ActionFloor({ watches, children }: ActionFloorProps) {
  if (watches === undefined) {
    return (
      <div className={styles.floor} data-floor="own">
        {children}
      </div>
    )
  }
  return (
    <action-floor
      data-wake="idle"
      data-floor="second"
      data-watches={watches}
      class={`${styles.floor} ${styles.second}`}
      suppressHydrationWarning
    >
      {children}
    </action-floor>
  )
}
