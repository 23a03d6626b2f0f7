import { flushSync } from 'react-dom'

/** Id of the button that restores what was removed last. */
export const UNDO_ID = 'deshacer'

/** Removes lines, and with them the pressed button: the focus goes to the one that restores them. */
export function removeWithFocus(remove: () => void): void {
  flushSync(remove)
  document.getElementById(UNDO_ID)?.focus({ preventScroll: true })
}
