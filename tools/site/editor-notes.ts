import { typed } from '#figures/set-type.ts'
import type { SiteCheck } from './built-site.ts'
import { writtenText } from './written-text.ts'

/** No file of the built site repeats what the content keeps for its editor alone. */
export function checkEditorNotes(notes: readonly string[]): SiteCheck {
  const kept = new Map(notes.map((note) => [inOneLine(note), note]))
  return (site) =>
    [...site.files].flatMap((address) => {
      const text = inOneLine(writtenText(site, address))
      return [...kept]
        .filter(([line]) => text.includes(line))
        .map(([, note]) => `${address}: shows a note for the editor, «${note}»`)
    })
}

/** However a page, a script or a document breaks and spaces it. */
function inOneLine(text: string): string {
  return typed(text).replace(/\s+/g, ' ').trim()
}
