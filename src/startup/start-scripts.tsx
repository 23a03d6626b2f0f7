import { useContext } from 'react'
import { Scripts, UNSAFE_FrameworkContext, useLocation, useMatches } from 'react-router'
import { startValues } from './start-values.ts'
import starter from './starter.js?raw'

/**
 * In place of the router's `Scripts`: the page paints as plain HTML, and its scripts and data come after
 * `load` and half a second for pictures in view, when the browser is idle, or at the visitor's first
 * touch (docs/decisions/0002-late-start.md). What cannot be fetched is tried again at the next touch;
 * until then the page is the plain one.
 *
 * The starter is the same on every page, so that one hash in the policy covers the site
 * (deploy/headers.ts); what differs stands in the block before it. Both are written when the page is
 * rendered, and left alone in the browser.
 */
export function StartScripts() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const routeIds = useMatches().map(({ id }) => id)
  const { pathname } = useLocation()
  // In development; and in the page for single-page applications, which the router checks, and the
  // build then removes.
  if (import.meta.env.DEV || framework?.isSpaMode) return <Scripts />
  const isWritten = import.meta.env.SSR && framework
  return (
    <>
      <script
        id="start"
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: isWritten ? startValues(framework, routeIds, pathname) : '',
        }}
      />
      <script
        type="module"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: isWritten ? starter : '' }}
      />
    </>
  )
}
