/** Follows the links of list-pager.tsx with the arrow keys. */
class ListKeys extends HTMLElement {
  connectedCallback() {
    document.addEventListener('keydown', this)
  }

  disconnectedCallback() {
    document.removeEventListener('keydown', this)
  }

  handleEvent(event: KeyboardEvent) {
    if (!isFreeKey(event)) return
    const step =
      event.key === 'ArrowLeft' ? 'prev' : event.key === 'ArrowRight' ? 'next' : undefined
    if (step) this.querySelector<HTMLAnchorElement>(`a[data-step=${step}]`)?.click()
  }
}

/** Whether an arrow key is free: not in a field, a menu or a part that scrolls sideways. */
function isFreeKey({
  target,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
}: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return false
  return !(
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable], [role=group], dialog, details')
  )
}

customElements.define('list-keys', ListKeys)
