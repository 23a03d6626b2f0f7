import { useNavigate } from 'react-router'
import { linkKind } from '#catalogue/link-kind.ts'

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** False if the click asks for another tab or window, which the browser opens itself. */
export function isPlainClick(event: Click): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

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

/** Opens an address as a `Link` to it would: a file in a new tab. */
export function useGoTo(): (href: string) => void {
  const navigate = useNavigate()
  return (href) => {
    if (linkKind(href) === 'page') void navigate(href)
    else window.open(href, '_blank', 'noopener')
  }
}
