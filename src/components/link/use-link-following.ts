import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { linkKind } from './link-kind.ts'
import { isPlainClick } from './plain-click.ts'

/**
 * Follows links to pages of the site without loading a document: one listener for all of them, so a
 * link costs a page's start nothing. A link with a target of its own is left to the browser.
 */
export function useLinkFollowing(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent): void {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const link = event.target instanceof Element && event.target.closest('a:not([target])')
      const href = link && link.getAttribute('href')
      if (!href || linkKind(href) !== 'page') return
      event.preventDefault()
      const { pathname, search, hash } = location
      void navigate(href, { replace: href === pathname + search + hash })
    }
    // Beyond React's own listeners: a component may have taken the click for itself.
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}
