import { ifAllowed, storedValue } from './stored-value.ts'

// Keys of the stored values that wake islands: while all are empty, no page needs a script to show them. Others, such as
// the chosen units, stand in the modules that use them.

export const QUOTE_KEY = 'cotizar'
export const COMPARE_KEY = 'comparar'
/** Removed or sent lines, which the list's page offers to restore. */
export const REMOVED_KEY = 'cotizar-quitadas'
/** Text typed on the list's page and not added yet. */
export const UNADDED_KEY = 'cotizar-pegadas'
/** The draft of this tab's contact form, and the key of its photographs. */
export const DRAFT_KEY = 'contacto-borrador'
export const TAB_KEY = 'contacto-pestana'
const UNSENT_KEY = 'consultas-sin-enviar'

/** How many enquiries on this device wait to be sent or answered. */
export const unsentCount = storedValue(UNSENT_KEY, (stored) => Number(stored) || 0)

/** All of them, each in one of the two storages. */
const WAKING_KEYS = [
  QUOTE_KEY,
  COMPARE_KEY,
  REMOVED_KEY,
  UNADDED_KEY,
  DRAFT_KEY,
  TAB_KEY,
  UNSENT_KEY,
]

/** Whether anything is in the list or the comparison, or written and not sent. */
export function isAnythingStored(): boolean {
  return (['sessionStorage', 'localStorage'] as const).some((name) =>
    ifAllowed(name, (storage) => WAKING_KEYS.some((key) => storage.getItem(key) !== null)),
  )
}
