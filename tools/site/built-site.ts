import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import {
  attributeOf,
  childrenOf,
  elementsNamed,
  type PageElement,
  type PageNode,
  elementsIn,
} from '../../server/html-tree.ts'
import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { spawnSync } from 'node:child_process'

/** A page as a browser without scripts parses it. */
function parsePage(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false })
}

/** The description of a page (`name` is `description`), or another `meta` of its head. */
export function metaOf(node: PageNode, name: string): string[] {
  return elementsNamed(node, 'meta')
    .filter((meta) => attributeOf(meta, 'name') === name)
    .map((meta) => attributeOf(meta, 'content') ?? '')
}

/** Scripts and styles are not text of a page, and program text (file names, code) is not Spanish. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'samp'])

export type TextOptions = {
  /** Elements to skip; scripts and styles are always skipped. */
  isLeftOut?: (element: PageElement) => boolean
  /** The text to insert at the borders of an element. */
  border?: (element: PageElement) => string
}

/** The text of a node and its descendants. */
export function textOf(node: PageNode, { isLeftOut, border }: TextOptions = {}): string {
  let text = ''
  const walk = (parent: PageNode) => {
    for (const child of childrenOf(parent)) {
      if ('value' in child) text += child.value
      if (!('tagName' in child)) continue
      if (SILENT.has(child.tagName) || isLeftOut?.(child)) continue
      const edge = border?.(child) ?? ''
      text += edge
      walk(child)
      text += edge
    }
  }
  walk(node)
  return text
}

/** The source text of a script or a style. */
export function sourceOf(node: PageNode): string {
  return childrenOf(node)
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
}

export type BuiltPage = {
  path: string
  file: string
  html: string
  /** The parsed page, shared by all checks. */
  document: ReturnType<typeof parsePage>
}

/** The published folder, as a visitor sees it. */
export type BuiltSite = {
  folder: string
  pages: readonly BuiltPage[]
  /** The addresses of all files. */
  files: ReadonlySet<string>
  read: (address: string) => string
}

/** A check of the built site: returns the faults, one line each. */
export type SiteCheck = (site: BuiltSite) => string[] | Promise<string[]>

/** Marks pages that only redirect; searched for as text to avoid parsing them. */
const REDIRECT_STUB = '<meta http-equiv="refresh"'

export function readBuiltSite(folder: string): BuiltSite {
  const read = (address: string) => readFileSync(join(folder, address), 'utf8')
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((name) => name.split(sep).join('/'))
    .sort()
  const pages = names
    .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
    .map((file) => ({ file, html: read(file) }))
    .filter(({ html }) => !html.includes(REDIRECT_STUB))
    .map(({ file, html }) => builtPage(file, html))
  return { folder, pages, files: new Set(names.map((name) => `/${name}`)), read }
}

/** A page from its file; `file` is relative to the published folder. */
export function builtPage(file: string, html: string): BuiltPage {
  let document: BuiltPage['document'] | undefined
  return {
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    file,
    html,
    get document() {
      return (document ??= parsePage(html))
    },
  }
}

/** The texts of documents already read, shared by all checks. */
const documentTexts = new Map<string, string>()

/** The words of a PDF of the built site, in its own lines. */
export function documentText({ folder }: BuiltSite, address: string): string {
  return wordsOf(join(folder, address), '-nopgbrk')
}

/** The pages of a PDF of the built site, each with its words where they stand on the paper. */
export function documentPages({ folder }: BuiltSite, address: string): string[] {
  return wordsOf(join(folder, address), '-layout').split('\f')
}

function wordsOf(file: string, way: '-nopgbrk' | '-layout'): string {
  const key = `${way} ${file}`
  const text = documentTexts.get(key) ?? extracted(file, way)
  documentTexts.set(key, text)
  return text
}

function extracted(file: string, way: string): string {
  const { stdout, stderr, status, error } = spawnSync('pdftotext', [way, file, '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${file} cannot be read: ${stderr}`)
  return stdout
}

/** A text that belongs together, and the first place where it occurs. */
export type Passage = { place: string; text: string }

/** Elements that belong to the words around them; any other element is a text of its own. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr code data em i mark small sub sup time wbr'.split(' '),
)
const SPOKEN: ReadonlySet<string> = new Set(
  'alt aria-label placeholder title aria-roledescription'.split(' '),
)
/** Spanish texts in scripts: string literals with a letter or sign that English library code lacks. */
const LITERAL = /(["'`])([\p{L}\d\s.,:;()¿?¡!«»…–%/-]+)\1/gu
const SPANISH_SIGN = /[áéíóúñ¿¡«»]/i

/** Every text that a visitor of the built site reads or hears, each once. */
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

/** The texts of a page that are set as separate lines or blocks. `without` names elements to leave out. */
export function linesOf(document: PageNode, ...without: string[]): string[] {
  const isLeftOut = ({ tagName }: PageElement) => tagName === 'head' || without.includes(tagName)
  return textOf(document, { isLeftOut, border: borderOf }).split(LINE_END).filter(hasLetters)
}

/** Separates texts that are not in one line; no text contains it. */
const LINE_END = '\u0000'

/** Adjacent links are separated by the layout alone. */
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

/** All files that may contain words: pages with their data, drawings, lists, scripts. */
const WRITTEN = /\.(?:html|data|json|js|svg|xml|txt|webmanifest)$/

/** All text of a file of the built site, in any format; empty for pictures and films. */
export function writtenText(site: BuiltSite, address: string): string {
  if (WRITTEN.test(address)) return decodeReferences(site.read(address))
  return address.endsWith('.pdf') ? documentText(site, address) : ''
}

/** The text with character references decoded, as far as React writes them. */
function decodeReferences(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? whole)
  })
}
