import { decodeReferences, markupOf, type BuiltSite, type SiteCheck } from './built-site.ts'
import type { ConditionalFigure, ConditionalProduct } from './conditional-figures.ts'
import { documentText } from './document-text.ts'

/** So near its figure stands a condition: in the same row, or the same sentence. */
const NEAR = 200
const JSON_LD = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g
const DRAWING = /<svg\b[\s\S]*?<\/svg>/g
const ROW = /<tr\b[\s\S]*?<\/tr>/g
const DESCRIPTION = /<meta name="description" content="([^"]*)"/

/**
 * A figure that holds under a condition alone never stands bare for its product: in pages, in what they
 * tell search engines, in the data of search and selector, in the sheets (honest-figure.ts).
 */
export function checkConditions(
  products: readonly ConditionalProduct[],
  dataFiles: readonly string[],
): SiteCheck {
  return (site) => [
    ...site.pages.flatMap(({ path, html }) => [
      ...inPage(html, path, products),
      ...[...html.matchAll(JSON_LD)].flatMap(([, json = '']) => inData(json, path, products)),
    ]),
    ...dataFiles.flatMap((file) => {
      return site.files.has(file)
        ? inData(site.read(file), file, products)
        : [`${file}: is missing`]
    }),
    ...products.flatMap((product) => inSheet(site, product)),
  ]
}

/** A product's card or row reaches from its own id to the next product's; its page is all its own. */
function inPage(html: string, path: string, products: readonly ConditionalProduct[]): string[] {
  const markup = markupOf(html)
  const starts = products
    .flatMap((product) => {
      const at = markup.indexOf(` id="${product.id}"`)
      return at < 0 ? [] : [{ product, at }]
    })
    .sort((a, b) => a.at - b.at)
  const parts = starts.flatMap(({ product, at }) => [
    ...bareIn(visible(markup.slice(at, endOf(markup, at))), product, path),
  ])
  const rows = [...markup.matchAll(ROW)].flatMap(([row]) => {
    const product = products.find(
      ({ id, href }) => row.includes(`href="#${id}"`) || row.includes(`href="${href}"`),
    )
    return product ? bareIn(visible(row), product, path) : []
  })
  const own = products.find(({ href }) => href === path)
  const description = decodeReferences(DESCRIPTION.exec(html)?.[1] ?? '')
  // Rows of a table that lead elsewhere speak of other products.
  const ownMarkup = markup.replaceAll(ROW, (row) => (row.includes('href="/') ? '' : row))
  const whole = own
    ? [...bareIn(visible(ownMarkup), own, path), ...bareIn(description, own, path)]
    : []
  return [...parts, ...rows, ...whole]
}

/** The element that begins at a place ends where its tag is closed as often as opened. */
function endOf(markup: string, at: number): number {
  const opened = markup.lastIndexOf('<', at)
  const name = /^<([a-z\d-]+)/.exec(markup.slice(opened, at))?.[1] ?? 'article'
  let depth = 0
  for (const { 0: tag, index } of markup.slice(opened).matchAll(new RegExp(`</?${name}\\b`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return opened + index
  }
  return markup.length
}

/** A drawing's lettering is left out: there the condition is drawn, as a distance between two devices is. */
function visible(markup: string): string {
  return decodeReferences(markup.replaceAll(DRAWING, ' ').replace(/<[^>]*>/g, ' '))
}

/** In data each product is one object, known by its id or its address. */
function inData(json: string, place: string, products: readonly ConditionalProduct[]): string[] {
  const byId = new Map(
    products.flatMap((product) => [
      [product.id, product],
      [product.href, product],
    ]),
  )
  const problems: string[] = []
  const walk = (value: unknown) => {
    if (value === null || typeof value !== 'object') return
    if (!Array.isArray(value)) {
      const { id, '@id': address } = value as { id?: unknown; '@id'?: unknown }
      const href =
        typeof address === 'string' ? address.replace(/^https?:\/\/[^/]+/, '') : undefined
      const product = byId.get(typeof id === 'string' ? id : (href ?? ''))
      if (product) problems.push(...bareIn(inOneLine(value), product, place))
    }
    Object.values(value).forEach(walk)
  }
  walk(JSON.parse(json))
  return problems
}

/** What an object says, without the signs of its syntax. */
function inOneLine(value: object): string {
  return JSON.stringify(value).replaceAll(/"[a-zA-Z]+":|[{}"[\]]/g, ' ')
}

/** In a sheet, where columns are read one after another, each condition stands in full. */
function inSheet(site: BuiltSite, { id, figures }: ConditionalProduct): string[] {
  const address = `/fichas/${id}.pdf`
  if (!site.files.has(address)) return [`${address}: is missing`]
  const text = unspaced(documentText(site, address))
  return figures
    .filter(({ text: figure }) => text.includes(unspaced(figure)))
    .filter(({ conditions }) => !conditions.some((one) => text.includes(unspaced(one))))
    .map(({ text: figure, conditions }) => `${address}: ${bareLine(figure, conditions)}`)
}

function bareIn(text: string, { label, figures }: ConditionalProduct, place: string): string[] {
  const line = plain(text)
  return figures.flatMap(({ text: figure, conditions }) => {
    const isBare = [...line.matchAll(figurePattern(figure))].some(({ index }) => {
      const around = line.slice(Math.max(0, index - NEAR), index + figure.length + NEAR)
      return !conditions.some((one) => around.includes(plain(one)))
    })
    return isBare ? [`${place}: ${label}: ${bareLine(figure, conditions)}`] : []
  })
}

function bareLine(figure: string, conditions: ConditionalFigure['conditions']): string {
  return `«${figure}» stands without its condition, «${conditions.join('» or «')}»`
}

/** "15 bar" is not the end of "415 bar" or of "−15 bar", nor of a range. */
function figurePattern(figure: string): RegExp {
  const escaped = plain(figure).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\d,−] ?|\d a )${escaped}(?![\p{L}\d/])`, 'gu')
}

/** Where a line of a document breaks, its reader guesses the spaces. */
function unspaced(text: string): string {
  return text.replaceAll(/\s/g, '')
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
