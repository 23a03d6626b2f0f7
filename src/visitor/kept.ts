import { ifAllowed } from './if-allowed.ts'

// What the visitor keeps in the browser: as long as it is empty, no page needs a script to show it.

export const QUOTE_KEY = 'cotizar'
export const COMPARE_KEY = 'comparar'
/** Lines that were taken out or sent, which the list's page offers to bring back. */
export const REMOVED_KEY = 'cotizar-quitadas'
/** What was written on the list's page and not put in the list. */
export const UNADDED_KEY = 'cotizar-pegadas'
/** A contact form that was begun in this tab: what is written, and the name under which its photographs are kept. */
export const DRAFT_KEY = 'contacto-borrador'
export const TAB_KEY = 'contacto-pestana'
/** Stands while an enquiry waits on this device for its answer or for a signal. */
export const UNSENT_KEY = 'consultas-sin-enviar'

/** Sent to the window when this page has changed what the browser keeps. */
export const KEPT_CHANGED = 'kept-changed'

/** How many enquiries wait on this device to be sent or answered. */
export function unsentCount(): number {
  return Number(ifAllowed('localStorage', (storage) => storage.getItem(UNSENT_KEY))) || 0
}

/** Each in one of the browser's two storages. */
const KEPT = [QUOTE_KEY, COMPARE_KEY, REMOVED_KEY, UNADDED_KEY, DRAFT_KEY, TAB_KEY, UNSENT_KEY]

/** Whether anything is marked to be quoted or compared, or written and not sent. */
export function isAnythingKept(): boolean {
  return (['sessionStorage', 'localStorage'] as const).some((keeping) =>
    ifAllowed(keeping, (storage) => KEPT.some((key) => (storage.getItem(key) ?? '[]') !== '[]')),
  )
}
