/**
 * Scrolls to an element and focuses it, as following a fragment does, but smoothly and without an entry in the
 * history. False if the page has no such element.
 */
export function jumpTo(id: string, manner: 'smooth' | 'at-once'): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  const isStill = manner === 'at-once' || matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}
