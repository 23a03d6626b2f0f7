import { preinit } from 'react-dom'
import { Links, useMatches } from 'react-router'
import { useFramework } from './router-internals.ts'

/** React groups stylesheets by this name. The order of rules comes from the layers of styles/layers.css. */
const PRECEDENCE = 'page'

/**
 * Replaces the router's `Links`: the stylesheets of this page, which React never removes once they are in the document.
 * The router adds and removes its links on each move, and each change among stylesheets with layers makes the browser
 * lay out the whole page again, twice a move (docs/decisions/0016-moving-on.md).
 */
export function PageStylesheets() {
  const framework = useFramework()
  const routeIds = useMatches().map(({ id }) => id)
  if (import.meta.env.DEV) return <Links />
  const stylesheets = routeIds.flatMap((id) => framework?.manifest.routes[id]?.css ?? [])
  return [...new Set(stylesheets)].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />
  ))
}

/**
 * Loads the stylesheets of later pages, so that moving to them changes none. The manifest names the stylesheet of a
 * lazy part `a.css#`, the part itself asks for `a.css`: the disabled link answers that without a request.
 */
export function addStylesheets(stylesheets: readonly string[]): void {
  for (const href of stylesheets) {
    preinit(href, { as: 'style', precedence: PRECEDENCE })
    if (href.endsWith('#')) {
      const link = document.createElement('link')
      document.head.append(
        Object.assign(link, { rel: 'stylesheet', disabled: true, href: href.slice(0, -1) }),
      )
    }
  }
}
