import { z } from 'zod'

const START = 'window.__reactRouterManifest='
const route = z.looseObject({ hasDefaultExport: z.boolean(), parentId: z.string().optional() })
const manifest = z.looseObject({ routes: z.record(z.string(), route) })

/**
 * The router's table as the browser needs it: without the routes that only write files (drawings,
 * documents, data), which no page moves to, and without the routes' style sheets, which are there
 * before the visitor moves (src/site-styles.ts): the router would put each into the page shown, wait
 * for it and take it out again, and the browser lay out everything anew each time.
 */
export function slimManifest(script: string): string {
  const json = script.startsWith(START) ? script.slice(START.length).replace(/;\s*$/, '') : '{}'
  const { success, data: table } = manifest.safeParse(JSON.parse(json))
  if (!success) {
    throw new Error('The table of React Router has changed: adapt tools/build/slim-manifest.ts.')
  }
  const pages = Object.entries(table.routes)
    .filter(([, { hasDefaultExport, parentId }]) => hasDefaultExport || parentId === undefined)
    .map(([id, page]) => [id, { ...page, css: undefined }])
  return `${START}${JSON.stringify({ ...table, routes: Object.fromEntries(pages) })};`
}
