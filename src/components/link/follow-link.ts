import { useNavigate } from 'react-router'

/** page: the router opens it; file and external open in a new tab; contact starts a call or a mail. */
export type LinkKind = 'page' | 'fragment' | 'file' | 'external' | 'contact'

/** The kind of an address, from its form alone. */
export function linkKind(href: string): LinkKind {
  if (/^(?:mailto|tel|sms):/i.test(href)) return 'contact'
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(href)) return 'external'
  if (href.startsWith('#')) return 'fragment'
  const [path = ''] = href.split(/[?#]/)
  return /\.[a-z\d]+$/i.test(path) ? 'file' : 'page'
}

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
