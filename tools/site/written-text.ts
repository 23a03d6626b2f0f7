import type { BuiltSite } from './built-site.ts'
import { documentText } from './document-text.ts'

/** All that may hold words: pages with their data, drawings, lists, scripts. */
const WRITTEN = /\.(?:html|data|json|js|svg|xml|txt|webmanifest)$/

/** All that a file of the built site says, in whatever form; nothing of a picture or a film. */
export function writtenText(site: BuiltSite, address: string): string {
  if (WRITTEN.test(address)) return decodeReferences(site.read(address))
  return address.endsWith('.pdf') ? documentText(site, address) : ''
}

/** The characters that references stand for, as far as React writes references. */
function decodeReferences(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? whole)
  })
}
