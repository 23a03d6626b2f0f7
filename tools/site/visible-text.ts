import { decodeReferences, markupOf, type BuiltSite } from './built-site.ts'

/** A piece of text that is read in one breath, and where it is read first. */
export type Passage = { place: string; text: string }

/** What these hold runs on with the words around them; any other element stands for itself. */
const INLINE = 'a|abbr|code|data|em|i|mark|small|sub|sup|time'
const INLINE_TAG = new RegExp(`</?(?:${INLINE})(?:\\s[^>]*)?>`, 'g')
/** Links in a row, set apart by the layout alone. */
const NEXT_LINK = /<\/a>(?=<a\s)/g
const TAG = /<[^>]*>/
const SPOKEN_ATTRIBUTE = /\s(?:alt|aria-label|placeholder|title|aria-roledescription)="([^"]*)"/g
const HEAD_TEXT = /<title>([^<]*)<\/title>|<meta name="description" content="([^"]*)"/g
/** What only scripts say: a literal with a letter or a sign that no library's English has. */
const LITERAL = /(["'`])([\p{L}\d\s.,:;()¿?¡!«»…–%/-]+)\1/gu
const SPANISH_SIGN = /[áéíóúñ¿¡«»]/i

/** All that a visitor reads or hears of the built site, each text once. */
export function passagesOf({ pages, files, read }: BuiltSite): Passage[] {
  const drawings = [...files].filter((file) => file.endsWith('.svg'))
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const places: [string, string[]][] = [
    ...pages.map(({ path, html }): [string, string[]] => [path, textsOf(html)]),
    ...drawings.map((file): [string, string[]] => [file, textsOf(read(file))]),
    ...scripts.map((file): [string, string[]] => [file, literalsOf(read(file))]),
  ]
  const firstPlaces = new Map<string, string>()
  for (const [place, texts] of places) {
    for (const text of texts) if (!firstPlaces.has(text)) firstPlaces.set(text, place)
  }
  return [...firstPlaces].map(([text, place]) => ({ place, text }))
}

function textsOf(html: string): string[] {
  const markup = markupOf(html)
  const spoken = [...markup.matchAll(SPOKEN_ATTRIBUTE)].map(([, value = '']) => value)
  const head = [...html.matchAll(HEAD_TEXT)].map(([, title, line]) => title ?? line ?? '')
  return [...[...head, ...spoken].map(decodeReferences).filter(hasLetters), ...linesOf(html)]
}

/** What is set in lines on a page, and may break between them. */
export function linesOf(html: string): string[] {
  return markupOf(html)
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replace(NEXT_LINK, '<br/>')
    .replace(INLINE_TAG, '')
    .split(TAG)
    .map(decodeReferences)
    .filter(hasLetters)
}

function literalsOf(script: string): string[] {
  return [...script.matchAll(LITERAL)]
    .map(([, , literal = '']) => literal)
    .filter((literal) => SPANISH_SIGN.test(literal))
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}
