import { typed } from '#schema/set-type.ts'
import type { BuiltSite, SiteCheck } from './built-site.ts'
import { documentText } from './document-text.ts'

/** All that may hold words: pages with their data, drawings, lists, scripts. */
const WRITTEN = /\.(?:html|data|json|js|svg|xml|txt|webmanifest)$/

/** No file of the built site repeats what the content keeps for its editor alone. */
export function checkEditorNotes(notes: readonly string[]): SiteCheck {
  const kept = new Map(notes.map((note) => [inOneLine(note), note]))
  return (site) =>
    [...site.files].flatMap((address) => {
      const text = inOneLine(textOf(site, address))
      return [...kept]
        .filter(([line]) => text.includes(line))
        .map(([, note]) => `${address}: shows a note for the editor, «${note}»`)
    })
}

function textOf(site: BuiltSite, address: string): string {
  if (WRITTEN.test(address)) return decodeReferences(site.read(address))
  return address.endsWith('.pdf') ? documentText(site, address) : ''
}

/** However a page, a script or a document breaks and spaces it. */
function inOneLine(text: string): string {
  return typed(text).replace(/\s+/g, ' ').trim()
}

/** The characters that references stand for, as far as React writes references. */
function decodeReferences(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? whole)
  })
}
