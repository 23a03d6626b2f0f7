import { ifAllowed } from './if-allowed.ts'

// WCAG 2.2, 2.1.4 "Character Key Shortcuts": a key alone may be a shortcut if it can be turned off.

/** The same key as a literal in the starter (islands/starter.js). */
const STORAGE_KEY = 'tecla-buscar'
const OFF = 'no'

/** Whether "/" opens the search; on if the browser stores nothing. */
export function isSlashKeyOn(): boolean {
  return ifAllowed('localStorage', (storage) => storage.getItem(STORAGE_KEY)) !== OFF
}

export function turnSlashKey(isOn: boolean): void {
  ifAllowed('localStorage', (storage) =>
    isOn ? storage.removeItem(STORAGE_KEY) : storage.setItem(STORAGE_KEY, OFF),
  )
}
