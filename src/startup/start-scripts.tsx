import { Scripts, useLocation, useMatches } from 'react-router'
import { useFramework } from './router-internals.ts'
import { startValues } from './start-values.ts'
import starter from './starter.js?raw'

/**
 * The inline script of the head (starter.js). It marks the visitor's units before the first paint, and loads the
 * page's scripts and data late (docs/decisions/0002-late-start.md):
 *
 * - 500 ms after `load`, once the browser is idle;
 * - at the visitor's first touch, key or focus, if that comes earlier;
 * - at once if the address asks a tool something, since its visitor waits for the answer.
 *
 * If a file cannot be fetched, the page stays plain HTML until the next touch tries again. If a script is
 * damaged (`SyntaxError`), all are fetched again past the caches and the page reloads, once a tab.
 *
 * It is the same on every page, so that one hash in the policy covers the site (deploy/headers.ts). The build
 * writes it; hydration leaves it alone.
 */
export function Starter() {
  return import.meta.env.DEV ? null : (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? starter : '' }}
    />
  )
}

/** Replaces the router's `Scripts` at the end of the body: the values of this page for the starter. */
export function StartValues() {
  const framework = useFramework()
  const routeIds = useMatches().map(({ id }) => id)
  const { pathname } = useLocation()
  // In development, and in the single-page fallback, which the router checks and the build removes.
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
