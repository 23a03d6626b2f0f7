import type { ReactNode } from 'react'
import fontUrl from '#styles/archivo-es.woff2?url'
import type { PageHead } from '#views/page-head.ts'
import { iconPath, MANIFEST_PATH, SCRIPTLESS_PATHS } from '#catalogue/paths.ts'
import type { Shell } from '#views/shell.ts'
import { Announcer } from '#components/announcer/announcer.tsx'
import { CompareTray } from '#components/compare-tray/compare-tray.tsx'
import { PreviewBar } from '#components/preview-bar/preview-bar.tsx'
import { SiteFooter } from '#components/site-footer/site-footer.tsx'
import { BranchPhones } from '#components/site-header/branch-phones.tsx'
import { ProductPanel } from '#components/site-header/product-panel.tsx'
import { SolutionPanel } from '#components/site-header/solution-panel.tsx'
import { Submenu } from '#components/site-header/submenu.tsx'
import { ThumbBar } from '#components/thumb-bar/thumb-bar.tsx'
import { SkipLink } from '#components/skip-link/skip-link.tsx'
import { Island } from '#islands/island.tsx'
import starter from '#islands/starter.js?raw'
import { OfflineSupport } from '#offline/offline-support.tsx'
import { SiteHeader } from '#components/site-header/site-header.tsx'
import PageSearch from '#finder/search-field/page-search.island.tsx'
import SearchField from '#finder/search-field/search-field.island.tsx'
import { SearchLink } from '#finder/search-field/search-field.tsx'
import { asInlineScript } from '#catalogue/inline-script.ts'
import speculation from './speculation.json?raw'

const CONTENT_ID = 'contenido'

/** The bundled files of a page. */
export type PageAssets = {
  /** The page's CSS, which is inlined. */
  css: string
  /** The address of the script that finds the page's islands. */
  entry: string
  /** The content security policy; none in development. */
  policy?: string
}

type DocumentProps = {
  head: PageHead
  shell: Shell
  path: string
  assets: PageAssets
  children: ReactNode
}

/** The document around every page (spec 2, "Shared layout"). */
export function Document({ head, shell, path, assets, children }: DocumentProps) {
  const { menu } = shell
  const isScriptless = SCRIPTLESS_PATHS.includes(path)
  return (
    <html lang="es-CL" data-entry={isScriptless ? undefined : assets.entry}>
      <head>
        <meta charSet="utf-8" />
        {/* Before anything that it restricts. */}
        {assets.policy !== undefined && (
          <meta httpEquiv="Content-Security-Policy" content={assets.policy} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <HeadTags head={head} />
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={iconPath('icono.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={iconPath('icono-180.png')} />
        <link rel="manifest" href={MANIFEST_PATH} />
        {!isScriptless && (
          <>
            <script dangerouslySetInnerHTML={{ __html: asInlineScript(starter) }} />
            <script
              type="speculationrules"
              dangerouslySetInnerHTML={{ __html: asInlineScript(speculation) }}
            />
          </>
        )}
      </head>
      <body>
        <SkipLink targetId={CONTENT_ID} />
        <SiteHeader
          brand={shell.brand}
          logo={shell.logo}
          currentPath={path}
          aboutHrefs={menu.about.map(({ href }) => href)}
          menus={{
            products: <ProductPanel menu={menu} currentPath={path} />,
            solutions: <SolutionPanel solutions={menu.solutions} currentPath={path} />,
            about: <Submenu links={menu.about} currentPath={path} />,
          }}
          phones={<BranchPhones branches={shell.branches} />}
          search={{
            field: <Island of={SearchField} wake="touch" />,
            link: <SearchLink />,
            menu: <Island of={PageSearch} wake="touch" props={{ label: 'Desde el menú' }} />,
          }}
        />
        {shell.isPreview && <PreviewBar />}
        <main id={CONTENT_ID} tabIndex={-1}>
          {children}
        </main>
        <CompareTray />
        <SiteFooter
          brand={shell.brand}
          logo={shell.logo}
          tagline={shell.tagline}
          branches={shell.branches}
          source={sourceOf(head)}
          {...shell.footer}
        />
        <ThumbBar path={path} branches={shell.branches} />
        <Announcer />
        <OfflineSupport />
      </body>
    </html>
  )
}

/** The source line of a printed page: its address, as one types it, and date. */
function sourceOf({ canonical, revised }: PageHead): string {
  const address = canonical.replace(/^https?:\/\//, '')
  if (revised === undefined) return address
  return `${address}, revisada el ${revised.split('-').toReversed().join('-')}`
}

function HeadTags({ head }: { head: PageHead }) {
  const { title, description, canonical, image, siteName, isIndexable, structuredData } = head
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexable ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_CL" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: inScript(data) }}
        />
      ))}
    </>
  )
}

/** JSON that is safe inside a script element. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
