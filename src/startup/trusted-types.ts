import { WORKER_PATH } from '#catalogue/paths.ts'

/** With this string React makes a script element that will not run, such as one of JSON-LD. */
const EMPTY_SCRIPT = '<script></script>'
/** Of what drawings are made (src/drawings/): shapes and words, nothing that runs, moves or fetches. */
const SHAPES =
  'svg|title|desc|defs|pattern|linearGradient|radialGradient|stop|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan'
const TAG = new RegExp(
  String.raw`<(?:/(?:${SHAPES})|(?:${SHAPES})(?:\s+(?!on)[a-z][\w-]*="[^"<]*")*\s*/?)>`,
  'gi',
)

/** The text itself where it may become markup; the browser refuses it otherwise. */
export function permittedMarkup(text: string): string | undefined {
  if (!text.includes('<') || text === EMPTY_SCRIPT) return text
  return text.startsWith('<svg') && !text.replace(TAG, '').includes('<') ? text : undefined
}

/** The site's worker: modules are imported, which the policy's `script-src` judges. */
export function permittedScriptUrl(url: string, siteUrl: string): string | undefined {
  return URL.parse(url, siteUrl)?.href === new URL(WORKER_PATH, siteUrl).href ? url : undefined
}

type PolicyRules = {
  createHTML: (text: string) => string | undefined
  createScriptURL: (url: string) => string | undefined
}
type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => unknown }

/**
 * Lets through what the site itself does where the pages' policy (deploy/headers.ts) has the browser
 * ask before a text becomes markup or an address a script: W3C Trusted Types, "default policy".
 */
export function declareTrustedTypes(): void {
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes')
  factory?.createPolicy('default', {
    createHTML: permittedMarkup,
    createScriptURL: (url) => permittedScriptUrl(url, location.href),
  })
}
