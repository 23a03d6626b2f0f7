import { ifAllowed } from './if-allowed.ts'

// WCAG 2.2, 2.1.4 "Character Key Shortcuts": a key alone may be a shortcut if it can be turned off.

/** The starter (islands/starter.js) holds the same name as a text. */
export const STORAGE_KEY = 'tecla-buscar'
const OFF = 'no'

/** Whether "/" leads to the search; a browser that remembers nothing keeps it on. */
export function isSlashKeyOn(): boolean {
  return ifAllowed('localStorage', (storage) => storage.getItem(STORAGE_KEY)) !== OFF
}

export function turnSlashKey(isOn: boolean): void {
  ifAllowed('localStorage', (storage) =>
    isOn ? storage.removeItem(STORAGE_KEY) : storage.setItem(STORAGE_KEY, OFF),
  )
}
