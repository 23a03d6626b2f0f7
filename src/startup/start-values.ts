import { dataPathOf } from '#catalogue/paths.ts'
import type { Framework } from './router-internals.ts'

/** The values that the starter (starter.js) reads; React Router's `Scripts` would have written them as scripts. */
type StartValues = {
  /** The router's settings. */
  context: unknown
  manifest: string
  /** The modules of the page and of the root, by the id of their route. */
  routes: readonly (readonly [id: string, module: string])[]
  entry: string
  /** All of these and their imports, to be fetched together. */
  scripts: readonly string[]
  /** The `.data` file, which also serves moving to this page. */
  data: string
}

/** A page's values for the starter, as JSON that is safe inside a script element. */
export function startValues(
  { manifest, serverHandoffString = '{}' }: Framework,
  routeIds: readonly string[],
  pathname: string,
): string {
  const routes = routeIds.map((id) => {
    const route = manifest.routes[id]
    if (!route) throw new Error(`React Router knows no route ${id}.`)
    return route
  })
  const { module, imports } = manifest.entry
  const scripts = [
    manifest.url,
    module,
    ...imports,
    ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ]
  const values: StartValues = {
    context: JSON.parse(serverHandoffString),
    manifest: manifest.url,
    routes: routes.map((route) => [route.id, route.module]),
    entry: module,
    scripts: [...new Set(scripts)],
    data: dataPathOf(pathname),
  }
  return JSON.stringify(values).replaceAll('<', String.raw`\u003c`)
}
