import type { BuiltSite } from './built-site.ts'
import {
  elementsIn,
  elementsNamed,
  type PageElement,
  type PageNode,
} from '../../server/html-tree.ts'
import { metaOf, parsePage, textOf } from './page-tree.ts'

/** A piece of text that is read in one breath, and where it is read first. */
export type Passage = { place: string; text: string }

/** What these hold runs on with the words around them; any other element stands for itself. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr code data em i mark small sub sup time'.split(' '),
)
const SPOKEN: ReadonlySet<string> = new Set(
  'alt aria-label placeholder title aria-roledescription'.split(' '),
)
/** What only scripts say: a literal with a letter or a sign that no library's English has. */
const LITERAL = /(["'`])([\p{L}\d\s.,:;()¿?¡!«»…–%/-]+)\1/gu
const SPANISH_SIGN = /[áéíóúñ¿¡«»]/i

/** All that a visitor reads or hears of the built site, each text once. */
export function passagesOf({ pages, files, read }: BuiltSite): Passage[] {
  const drawings = [...files].filter((file) => file.endsWith('.svg'))
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const places: [string, string[]][] = [
    ...pages.map(({ path, document }): [string, string[]] => [path, textsOf(document)]),
    ...drawings.map((file): [string, string[]] => [file, textsOf(parsePage(read(file)))]),
    ...scripts.map((file): [string, string[]] => [file, literalsOf(read(file))]),
  ]
  const firstPlaces = new Map<string, string>()
  for (const [place, texts] of places) {
    for (const text of texts) if (!firstPlaces.has(text)) firstPlaces.set(text, place)
  }
  return [...firstPlaces].map(([text, place]) => ({ place, text }))
}

function textsOf(document: PageNode): string[] {
  const spoken = elementsIn(document).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => SPOKEN.has(name)).map(({ value }) => value),
  )
  const titles = elementsNamed(document, 'title').map((title) => textOf(title))
  const said = [...titles, ...metaOf(document, 'description'), ...spoken]
  return [...said.filter(hasLetters), ...linesOf(document)]
}

/** What is set in lines on a page, and may break between them. `without` names elements left out. */
export function linesOf(document: PageNode, ...without: string[]): string[] {
  const isLeftOut = ({ tagName }: PageElement) => tagName === 'head' || without.includes(tagName)
  return textOf(document, { isLeftOut, border: borderOf }).split(LINE_END).filter(hasLetters)
}

/** Between what is set in one line and what is not; no text holds it. */
const LINE_END = '\u0000'

/** Links in a row are set apart by the layout alone. */
function borderOf(element: PageElement): string {
  if (!INLINE.has(element.tagName)) return LINE_END
  return element.tagName === 'a' && neighboursOf(element).some(isLink) ? LINE_END : ''
}

function neighboursOf(element: PageElement): PageNode[] {
  const around = element.parentNode?.childNodes.filter(({ nodeName }) => nodeName !== '#comment')
  const at = around?.indexOf(element) ?? -1
  return [around?.[at - 1], around?.[at + 1]].filter((node) => node !== undefined)
}

function isLink(node: PageNode): boolean {
  return node.nodeName === 'a'
}

function literalsOf(script: string): string[] {
  return [...script.matchAll(LITERAL)]
    .map(([, , literal = '']) => literal)
    .filter((literal) => SPANISH_SIGN.test(literal))
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}
