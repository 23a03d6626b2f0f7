import { focusAfter } from '#components/focus-after/focus-after.ts'

/** Id of the button that restores what was removed last. */
export const UNDO_ID = 'deshacer'

/** Removes lines, and with them the pressed button: the focus goes to the one that restores them. */
export function removeWithFocus(remove: () => void): void {
  focusAfter(remove, () => document.getElementById(UNDO_ID))
}
