import type { ReactNode } from 'react'
import styles from './action-floor.module.css'

type ActionFloorProps = {
  /**
   * Id of the page's own buttons for the same action, further up. The floor then repeats it, on telephones only and
   * while those buttons are not whole in sight; a product's bar follows it on wider screens.
   */
  watches?: string
  /** It stands in for one that comes with a script; its page shows it only where that is expected. */
  isEarly?: boolean
  children: ReactNode
}

/**
 * The main action of a page, at the bottom of a telephone's window: at the right end of the thumb bar (thumb-bar.tsx),
 * whose links make room for it, so that there is only one bar. One per page.
 *
 * - Without `watches` this is the action's only place: always in the thumb bar, without a copy or a script. On pages
 *   without a thumb bar (a form's) it rests at the end of its container, and sticks to the bottom of the window while
 *   that end lies below it. On wide screens it is an ordinary line of the page.
 * - With `watches` the page's own buttons lie above (a product's): the floor is fixed, and hidden until they have left
 *   the window (action-floor.element.ts). Place it outside any element with a `container` or a `transform`.
 *
 * It is not fixed in very low windows, in print, or (with `watches`) while a text field has the focus.
 */
export function ActionFloor({ watches, isEarly = false, children }: ActionFloorProps) {
  if (watches === undefined) {
    return (
      <div className={styles.floor} data-floor={isEarly ? 'early' : 'own'}>
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
