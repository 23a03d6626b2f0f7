// WCAG 2.2, 2.1.4 "Character Key Shortcuts": a key alone may be a shortcut if it can be turned off.

/** The starter (islands/starter.js) holds the same name as a text. */
export const STORAGE_KEY = 'tecla-buscar'
const OFF = 'no'

/** Whether "/" leads to the search; a browser that remembers nothing keeps it on. */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF
  } catch {
    return true
  }
}

export function turnSlashKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, OFF)
  } catch {
    // Storage may be forbidden: the key stays on.
  }
}
