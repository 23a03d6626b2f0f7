/** What the visitor keeps in the browser: as long as it is empty, no page needs a script to show it. */
const MARKED = ['cotizar', 'comparar']
/** A contact form that was begun in this tab. */
export const DRAFT_KEY = 'contacto-borrador'

/** Sent to the window when this page has changed what the browser keeps. */
export const KEPT_CHANGED = 'kept-changed'

/** Whether anything is marked to be quoted or compared, or written and not sent. */
export function isAnythingKept(): boolean {
  try {
    return (
      sessionStorage.getItem(DRAFT_KEY) !== null ||
      MARKED.some((key) => (localStorage.getItem(key) ?? '[]') !== '[]')
    )
  } catch {
    return false
  }
}
