import { WORKER_PATH } from '#catalogue/paths.ts'

/** React creates script elements that must not run, such as JSON-LD, from this string. */
const EMPTY_SCRIPT = '<script></script>'
/** The elements of drawings (drawings/): shapes and text, nothing that runs, animates or loads. */
const SHAPES =
  'svg|title|desc|defs|pattern|linearGradient|radialGradient|stop|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan'
const TAG = new RegExp(
  String.raw`<(?:/(?:${SHAPES})|(?:${SHAPES})(?:\s+(?!on)[a-z][\w-]*="[^"<]*")*\s*/?)>`,
  'gi',
)

/** The text if it may become markup; otherwise undefined, which makes the browser refuse it. */
export function permittedMarkup(text: string): string | undefined {
  if (!text.includes('<') || text === EMPTY_SCRIPT) return text
  return text.startsWith('<svg') && !text.replace(TAG, '').includes('<') ? text : undefined
}

/** The service worker's URL, the only one that passes here: `script-src` judges imported modules. */
export function permittedScriptUrl(url: string, siteUrl: string): string | undefined {
  return URL.parse(url, siteUrl)?.href === new URL(WORKER_PATH, siteUrl).href ? url : undefined
}

type PolicyRules = {
  createHTML: (text: string) => string | undefined
  createScriptURL: (url: string) => string | undefined
}
type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => unknown }

let isDeclared = false

/**
 * Declares the default policy of W3C Trusted Types, which the browser asks before a text becomes markup or an
 * address a script (required by the policy in deploy/headers.ts). It allows only what the site itself
 * does, and is loaded only by the parts that need it.
 */
export function declareTrustedTypes(): void {
  if (isDeclared) return
  isDeclared = true
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes')
  factory?.createPolicy('default', {
    createHTML: permittedMarkup,
    createScriptURL: (url) => permittedScriptUrl(url, location.href),
  })
}
