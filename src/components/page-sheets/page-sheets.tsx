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
  const sheets = routeIds.flatMap((id) => sheetsOf(framework?.manifest.routes[id]?.css))
  return [...new Set(sheets)].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />
  ))
}

/**
 * A route's sheets by the names that their files have. The router's build adds an empty fragment to those that a
 * part fetched later brings along too.
 */
export function sheetsOf(css: readonly string[] = []): string[] {
  return css.map((href) => href.replace(/#$/, ''))
}

/** Takes up sheets of pages to come, so that moving there changes none. */
export function takeUpSheets(sheets: Iterable<string>): void {
  for (const href of sheets) preinit(href, { as: 'style', precedence: PRECEDENCE })
}
