const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
const MODULE_SCRIPT = /<script type="module" async="">import "([^"]+)";\n([\s\S]*?)<\/script>/g
const ROUTE_IMPORT = /import \* as (route\d+) from "([^"]+)"/g
const ROUTE_MODULES = /window\.__reactRouterRouteModules = (\{.*?\});/
const ENTRY_IMPORT = /import\("([^"]+)"\);\s*$/

/** What a page fetches beside its scripts: its own data, and the styles of the other pages. */
type LateFiles = { dataUrl: string; stylesUrl: string }

/** Pictures in view may come after `load`; scripts must not compete with the largest. */
const PICTURES_MS = 500
/** Idle time comes late on a slow telephone; after this long the page starts anyway. */
const IDLE_TIMEOUT_MS = 2000

/**
 * Keeps React Router's scripts off the critical path: the page paints as plain HTML, and its scripts
 * are fetched after `load`, when the browser is idle, or at the visitor's first touch. What cannot be
 * fetched is tried again at the next touch; until then the page is the plain one.
 *
 * Measured: with `fetchpriority=low` alone the scripts still compete with the first paint.
 */
export function withLateStart(html: string, late: LateFiles, file: string): string {
  const scripts = [...html.matchAll(MODULE_SCRIPT)]
  const [script] = scripts
  if (!script || scripts.length > 1) {
    throw new Error(
      `${file}: expected one start script of React Router, found ${scripts.length}. ` +
        'Its markup has changed: adapt tools/build/late-start.ts.',
    )
  }
  const preloads = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href ?? '')
  const starter = lateStarter(script[1] ?? '', script[2] ?? '', preloads, late, file)
  return html.replace(MODULE_PRELOAD, '').replace(script[0], () => starter)
}

/** Removes every script: for a page served at other addresses than its own, which could not hydrate. */
export function withoutScripts(html: string): string {
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
}

function lateStarter(
  manifest: string,
  body: string,
  preloads: string[],
  { dataUrl, stylesUrl }: LateFiles,
  file: string,
): string {
  const routes = [...body.matchAll(ROUTE_IMPORT)].map(([, name = '', url = '']) => ({ name, url }))
  const modules = ROUTE_MODULES.exec(body)?.[1]
  const entry = ENTRY_IMPORT.exec(body)?.[1]
  if (!modules || !entry || routes.length === 0) {
    throw new Error(`${file}: the start script of React Router reads differently than expected.`)
  }
  const first = [manifest, ...routes.map(({ url }) => url)]
  const unknown = [...first, entry].filter((url) => !preloads.includes(url))
  if (unknown.length > 0) {
    throw new Error(`${file}: no modulepreload names ${unknown.join(', ')}.`)
  }
  return `<script type="module">
let started
const start = async (fetchPriority) => {
  if (started) return
  started = true
  for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority, href }))
  const text = async (url, cache) => {
    const answer = await fetch(url, { cache, priority: fetchPriority })
    if (!answer.ok) throw answer
    return answer.text()
  }
  try {
    const [pageData, siteStyles, , ${routes.map(({ name }) => name).join(', ')}] = await Promise.all([text(${JSON.stringify(dataUrl)}, "no-cache"), text(${JSON.stringify(stylesUrl)}), ...${JSON.stringify(first)}.map((url) => import(url))])
    Object.assign(window, { pageData, siteStyles, __reactRouterRouteModules: ${modules} })
    await import(${JSON.stringify(entry)})
  } catch {
    started = false
  }
}
const rest = () => start("low")
const whenIdle = () => window.requestIdleCallback ? requestIdleCallback(rest, { timeout: ${IDLE_TIMEOUT_MS} }) : setTimeout(rest, 300)
const wait = () => setTimeout(whenIdle, ${PICTURES_MS})
document.readyState === "complete" ? wait() : addEventListener("load", wait, { once: true })
for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, () => start("high"), { capture: true })
</script>`
}
