import { useContext } from 'react'
import { Scripts, UNSAFE_FrameworkContext, useLocation, useMatches } from 'react-router'
import { startValues } from './start-values.ts'
import starter from './starter.js?raw'

/**
 * In the head: marks the units that the visitor has chosen before anything is painted, and starts the
 * page late. It paints as plain HTML, and its scripts and data come after `load` and half a second for
 * pictures in view, when the browser is idle, or at the visitor's first touch
 * (docs/decisions/0002-late-start.md); at once where the address asks a tool something: who comes with
 * a question waits for its answer, and not for what the page shows without one. What cannot be fetched
 * is tried again at the next touch; until then the page is the plain one. Scripts that cannot run are
 * fetched anew, once in a tab, and the page with them.
 *
 * The same on every page, so that one hash in the policy covers the site (deploy/headers.ts). Written
 * when the page is rendered, and left alone in the browser, as its values are.
 */
export function Starter() {
  return import.meta.env.DEV ? null : (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? starter : '' }}
    />
  )
}

/** In place of the router's `Scripts`, at the end of the body: what the starter must know of this page. */
export function StartValues() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const routeIds = useMatches().map(({ id }) => id)
  const { pathname } = useLocation()
  // In development; and in the page for single-page applications, which the router checks, and the
  // build then removes.
  if (import.meta.env.DEV || framework?.isSpaMode) return <Scripts />
  const values = import.meta.env.SSR && framework ? startValues(framework, routeIds, pathname) : ''
  return (
    <script
      id="start"
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: values }}
    />
  )
}
