import { useContext } from 'react'
import { preinit } from 'react-dom'
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'

/** React's name for sheets that it keeps together; which rule wins is said in styles/layers.css. */
const PRECEDENCE = 'page'

/**
 * In place of the router's `Links`: the style sheets of this page, as React keeps them. One that has been
 * taken up stays, whatever page comes next. The router's links come and go with each move, and a change among sheets
 * with layers makes the browser lay out the whole page anew, fonts and all, twice a move
 * (docs/decisions/0016-moving-on.md).
 */
export function PageSheets() {
  const framework = useContext(FrameworkContext)
  const routeIds = useMatches().map(({ id }) => id)
  if (import.meta.env.DEV) return <Links />
  const sheets = routeIds.flatMap((id) => framework?.manifest.routes[id]?.css ?? [])
  return [...new Set(sheets)].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />
  ))
}

/**
 * Takes up sheets of pages to come, so that moving there changes none. One that a part fetched later brings along too
 * has an empty fragment; that part looks for it without one, and finds a link that fetches nothing.
 */
export function takeUpSheets(sheets: readonly string[]): void {
  for (const href of sheets) {
    preinit(href, { as: 'style', precedence: PRECEDENCE })
    if (href.endsWith('#')) {
      const link = document.createElement('link')
      document.head.append(
        Object.assign(link, { rel: 'stylesheet', disabled: true, href: href.slice(0, -1) }),
      )
    }
  }
}
