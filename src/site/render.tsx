import '#styles/site.css'
import layers from '#styles/layers.css?inline'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { catalogue } from '#catalogue/catalogue.ts'
import { shellOf } from '#views/shell.ts'
import { type GatheredIsland, IslandGatherer, type Slots, slotPlace } from '#islands/island.tsx'
import type { PageData } from '#pages/page.ts'
import { Document, inScript, type PageAssets } from './document.tsx'
import { kindAt, KINDS, type KindName } from './kinds.ts'

// The entry of the rendering bundle, used by the build and the development server.
export { setCatalogue } from '#catalogue/catalogue.ts'
export { fileAt, filePaths } from './files.ts'
export { kindAt, moduleOf, allPagePaths } from './kinds.ts'
/** The order of the cascade's layers: first in every page. */
export { layers }

/** The whole HTML document of a page. Throws a RangeError if there is none, and whatever its parts throw. */
export async function renderPage(
  path: string,
  assetsOf: (kind: KindName) => PageAssets | Promise<PageAssets>,
): Promise<string> {
  const model = catalogue()
  const kind = kindAt(path, model)
  if (!kind) throw new RangeError(`no page at ${path}`)
  const { loader, default: Page } = await KINDS[kind]()
  const loaderData = (await loader({ url: new URL(path, 'http://localhost') })) as PageData
  const assets = await assetsOf(kind)
  const gathered: GatheredIsland[] = []
  const page = createElement(Page as ComponentType<{ loaderData: unknown }>, { loaderData })
  const html = renderToStaticMarkup(
    <IslandGatherer value={gathered}>
      <Document head={loaderData.head} shell={shellOf(model)} path={path} assets={assets}>
        {page}
      </Document>
    </IslandGatherer>,
  )
  return `<!DOCTYPE html>${withIslands(html, gathered)}`
}

const PLACE = /<site-island data-number="(\d+)"><\/site-island>/g
const SLOT = /<island-slot data-slot="([^"]+)"><\/island-slot>/g

/** Renders each island and inserts its HTML. */
function withIslands(html: string, gathered: GatheredIsland[]): string {
  return html.replace(PLACE, (_, number: string) => islandHtml(Number(number), gathered))
}

function islandHtml(number: number, gathered: GatheredIsland[]): string {
  const island = gathered[number]
  if (!island) throw new RangeError(`no island ${number}`)
  const { name, component, props, slots, wake, isAsked } = island
  const slotNames = Object.keys(slots)
  const places = Object.fromEntries(slotNames.map((slot) => [slot, slotPlace(slot)]))
  const Component = component as ComponentType<{ slots: Slots }>
  const own = renderToString(<Component {...props} slots={places} />, {
    identifierPrefix: `${number}-`,
  })
  const filled = own.replace(SLOT, (_, slot: string) => {
    const prefix = `s${number}-${slotNames.indexOf(slot)}-`
    return `<island-slot data-slot="${slot}">${slotHtml(slots[slot], gathered, prefix)}</island-slot>`
  })
  const data =
    Object.keys(props).length > 0
      ? `<script type="application/json">${inScript(props)}</script>`
      : ''
  const asked = isAsked ? ' data-asked=""' : ''
  return `<site-island data-name="${name}" data-number="${number}" data-wake="${wake}"${asked}>${filled}${data}</site-island>`
}

/** A slot's content belongs to the page, and may contain further islands. */
function slotHtml(
  content: ReactNode,
  gathered: GatheredIsland[],
  identifierPrefix: string,
): string {
  return withIslands(
    renderToStaticMarkup(<IslandGatherer value={gathered}>{content}</IslandGatherer>, {
      identifierPrefix,
    }),
    gathered,
  )
}
