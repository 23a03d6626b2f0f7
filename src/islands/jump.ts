/**
 * Scrolls to an element and focuses it, as following a fragment does, but smoothly and without an entry in the
 * history. False if the page has no such element, or shows it only to who follows the fragment.
 */
export function jumpTo(id: string, manner: 'smooth' | 'at-once'): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  unfold(target)
  if (!target.checkVisibility()) return false
  const isStill = manner === 'at-once' || matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

/** Opens what is folded round it, and with it what belongs to the same place of a machine. */
function unfold(target: Element) {
  const fold = target.closest('details') ?? target.closest('tbody')?.querySelector('details')
  if (!fold) return
  const place = fold.dataset['place']
  const all = place === undefined ? [fold] : document.querySelectorAll('details[data-place]')
  for (const one of all)
    if (one instanceof HTMLDetailsElement && one.dataset['place'] === place) one.open = true
}
