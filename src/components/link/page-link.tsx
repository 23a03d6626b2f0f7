import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react'
import {
  Link as RouterLink,
  PrefetchPageLinks,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'
import { fetchesAhead } from './fetches-ahead.ts'
import { watchView } from './watch-view.ts'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/**
 * A link to a page of the site, which is fetched ahead while the link is in view, or at the visitor's
 * intent. The router's own `prefetch="viewport"` takes all links of a page in one go, which kept a slow
 * telephone busy for up to 200 ms; here React does so in small steps.
 */
export function PageLink({ href, ...attributes }: PageLinkProps) {
  const element = useRef<HTMLAnchorElement>(null)
  const [isInView, setIsInView] = useState(false)
  // Only the site as a whole knows the pages; a component by itself (in its test) has none.
  const isInSite = useContext(FrameworkContext) !== undefined
  useEffect(() => {
    if (!isInSite || !element.current || !fetchesAhead(href)) return
    return watchView(element.current, setIsInView)
  }, [isInSite, href])
  return (
    <>
      <RouterLink {...attributes} ref={element} to={href} prefetch="intent" discover="none" />
      {isInView && <PrefetchPageLinks page={href} />}
    </>
  )
}
