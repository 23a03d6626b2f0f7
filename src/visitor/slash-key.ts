import { storedValue } from './stored-value.ts'

/**
 * Whether "/" opens the search; on if the browser stores nothing. WCAG 2.2, 2.1.4 "Character Key Shortcuts": a key alone
 * may be a shortcut if it can be turned off. The starter (islands/starter.js) reads the same key.
 */
export const slashKey = storedValue('tecla-buscar', (stored) => stored !== false)
