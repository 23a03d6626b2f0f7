import { type ReactNode, Suspense, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Meta,
  NavigationType,
  Outlet,
  useLocation,
  useNavigationType,
  useRouteLoaderData,
} from 'react-router'
import '#styles/site.css'
import layers from '#styles/layers.css?inline'
import fontUrl from '#styles/archivo-es.woff2?url'
import { catalogue } from '#catalogue/catalogue.ts'
import { iconPath, MANIFEST_PATH, pagePathOf, STILL_PATHS } from '#catalogue/paths.ts'
import { shellOf } from '#catalogue/shell.ts'
import { Announcer } from '#components/announcer/announcer.tsx'
import { Arrival } from '#startup/arrival/arrival.tsx'
import { useScrollRestoration } from '#startup/router-internals.ts'
import { FetchAhead } from '#startup/fetch-ahead/fetch-ahead.tsx'
import { PageStylesheets } from '#startup/page-stylesheets.tsx'
import { PreviewBar } from '#components/preview-bar/preview-bar.tsx'
import { RouteAnnouncer } from '#components/route-announcer/route-announcer.tsx'
import { SiteFooter } from '#components/site-footer/site-footer.tsx'
import { SiteHeader } from '#components/site-header/site-header.tsx'
import { SkipLink } from '#components/skip-link/skip-link.tsx'
import { SearchField, SearchLink } from '#finder/search-field/search-field.tsx'
import { Tray } from '#components/tray/tray.tsx'
import { OfflineSupport } from '#offline/offline-support.tsx'
import { FaultBoundary } from '#components/fault-boundary/fault-boundary.tsx'
import { useUnitsOfDocument } from '#visitor/unit-system.ts'
import { Starter, StartValues } from '#startup/start-scripts.tsx'
import type { Route } from './+types/root.ts'

const CONTENT_ID = 'contenido'
const SEARCH = { field: <SearchField />, link: <SearchLink /> }

export function loader() {
  return shellOf(catalogue())
}

/**
 * The document around every page (spec 2, "Shared layout"). It comes alive in parts, the header first
 * and what lies in another `Suspense` later, so that a touch need not wait for all of it.
 */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  useUnitsOfDocument()
  // Without the script of `ScrollRestoration`: before a page is alive the browser itself restores.
  useScrollRestoration()
  const isStill = STILL_PATHS.includes(pagePathOf({ pathname }))
  return (
    <html lang="es-CL">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {/* First: a page's stylesheets begin with that of some component. */}
        <style href="layers" precedence="layers">
          {layers}
        </style>
        <PageStylesheets />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={iconPath('icono.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={iconPath('icono-180.png')} />
        <link rel="manifest" href={MANIFEST_PATH} />
        {!isStill && <Starter />}
      </head>
      <body>
        <SkipLink targetId={CONTENT_ID} />
        <FaultBoundary>
          {shell && (
            <SiteHeader
              brand={shell.brand}
              logo={shell.logo}
              menu={shell.menu}
              branches={shell.branches}
              currentPath={pathname}
              search={SEARCH}
            />
          )}
        </FaultBoundary>
        {shell?.isPreview && <PreviewBar />}
        <Suspense>
          <main id={CONTENT_ID} tabIndex={-1}>
            {children}
          </main>
          <FaultBoundary>
            <Suspense>
              {shell && (
                <SiteFooter
                  brand={shell.brand}
                  logo={shell.logo}
                  tagline={shell.tagline}
                  branches={shell.branches}
                  {...shell.footer}
                />
              )}
            </Suspense>
          </FaultBoundary>
        </Suspense>
        <FaultBoundary>
          <FetchAhead path={pathname} />
          <Tray />
          <RouteAnnouncer path={pathname} />
          <Announcer />
          <OfflineSupport path={pathname} />
        </FaultBoundary>
        {!isStill && <StartValues />}
      </body>
    </html>
  )
}

/** A page of its own for each path, so that its fade plays on every arrival. */
export default function Root() {
  const { pathname } = useLocation()
  return (
    <Arrival key={pathname}>
      <Outlet />
    </Arrival>
  )
}

/**
 * A page that cannot be shown: a wrong address met while moving through the site, a lost signal, or a
 * fault. On a move the browser first tries to open the page by itself: after a new publication the
 * scripts that this document knows are gone, and the page's own document names the new ones.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { pathname, search } = useLocation()
  const isMove = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (isMove && !isMissing && navigator.onLine) location.reload()
  }, [isMove, isMissing])
  const title = isMissing ? 'Esta página no existe' : 'No pudimos mostrar esta página'
  return (
    <div className="container section">
      <title>{title}</title>
      <div className="prose">
        <h1 tabIndex={-1}>{title}</h1>
        {!isMissing && (
          <p>
            <a href={pathname + search} target="_self">
              Cargar esta página otra vez
            </a>
          </p>
        )}
        <p>
          <a href="/" target="_self">
            Volver al inicio
          </a>
        </p>
      </div>
    </div>
  )
}
