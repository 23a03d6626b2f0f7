/** With this string React makes a script element that will not run, such as one of JSON-LD. */
const EMPTY_SCRIPT = '<script></script>'
/** A drawing, as the site's own data brings it. */
const DRAWING = /^<svg\b[\s\S]*<\/svg>\s*$/
/** What has no place in a drawing: scripts, embedded pages, handlers, addresses that run. */
const ACTIVE =
  /<\/?(?:script|iframe|object|embed|foreignObject|base|meta|link|form)\b|[\s/"']on[a-z]+\s*=|(?:javascript|data)\s*:/i

/** The text itself where it may become markup; the browser refuses it otherwise. */
export function permittedMarkup(text: string): string | undefined {
  if (!text.includes('<') || text === EMPTY_SCRIPT) return text
  return DRAWING.test(text) && !ACTIVE.test(text) ? text : undefined
}

/** Scripts and workers of the site's own address, and of no other. */
export function permittedScriptUrl(url: string, siteUrl: string): string | undefined {
  return URL.parse(url, siteUrl)?.origin === new URL(siteUrl).origin ? url : undefined
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
