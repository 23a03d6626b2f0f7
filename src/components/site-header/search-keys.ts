import { SEARCH_PATH } from '#catalogue/paths.ts'
import { slashKey } from '#visitor/slash-key.ts'

const EDITABLE = 'input, textarea, select, [contenteditable]'

/** Ctrl-K (⌘K) and "/" focus the search from anywhere on the page. */
export function leadToSearch(event: KeyboardEvent): void {
  if (!isShortcut(event) || document.querySelector('dialog:modal')) return
  event.preventDefault()
  const field = [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')].find(
    // On pages with their own search the header's is invisible but keeps its room.
    (input) => input.checkVisibility({ visibilityProperty: true }),
  )
  if (!field) return location.assign(SEARCH_PATH)
  field.focus()
  field.select()
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (altKey || event.defaultPrevented) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  // Shift is ignored: on keyboards such as Chile's "/" is above the 7.
  const isTyping = target instanceof Element && target.closest(EDITABLE) !== null
  return key === '/' && !isTyping && slashKey.read()
}
