import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { keyFigures, presentSpecs, type SpecTableRow } from '#figures/present-specs.ts'
import { productLabel } from '#catalogue/show/product-facts.ts'
import {
  type BuiltPage,
  type BuiltSite,
  type SiteCheck,
  documentPages,
  metaOf,
  sourceOf,
  textOf,
} from './built-site.ts'
import {
  attributeOf,
  childrenOf,
  elementsIn,
  elementsNamed,
  type PageElement,
  type PageNode,
} from '../../server/html-tree.ts'

/** A figure that only holds under a condition, and the texts of which one must be next to it. */
export type ConditionalFigure = { text: string; conditions: readonly string[] }

/** A product with the figures that must never appear without a condition. */
export type ConditionalProduct = {
  id: string
  href: string
  label: string
  /** What its heading says after its code. */
  name: string
  figures: readonly ConditionalFigure[]
}

/** The products that publish conditional figures, each with those figures as displayed. */
export function conditionalProducts({
  products,
  properties,
}: Pick<Catalogue, 'products' | 'properties'>): ConditionalProduct[] {
  return products.flatMap((product) => {
    const figures = conditionalFigures(product, properties)
    const { id, href, code, name } = product
    const named = { label: productLabel(product), name: code === undefined ? '' : name }
    return figures.length > 0 ? [{ id, href, ...named, figures }] : []
  })
}

/** The figures that some rows publish under a condition, and neither rows nor key figures without one. */
function conditionalFigures(
  { specs }: CatalogueProduct,
  properties: Catalogue['properties'],
): ConditionalFigure[] {
  const rows = presentSpecs(specs, properties)
  const standing = keyFigures(specs, properties)
  const free = new Set(
    [...rows, ...standing].flatMap((row) => (row.condition === undefined ? textsOf(row) : [])),
  )
  // In "Tensión de junta a 300 °C", 300 °C is part of the name, not a value.
  const names = specs.map(({ property }) => property).join('; ')
  const figures = new Map<string, Set<string>>()
  const add = (row: Pick<SpecTableRow, 'si' | 'imperial' | 'condition'>, also: string[] = []) => {
    if (row.condition === undefined) return
    for (const text of textsOf(row)) {
      if (free.has(text) || names.includes(text)) continue
      const conditions = figures.get(text) ?? new Set<string>()
      for (const one of [row.condition, ...also]) conditions.add(one)
      figures.set(text, conditions)
    }
  }
  rows.forEach((row, index) => {
    const { short, choice } = specs[index] ?? {}
    add(row, [
      ...(short === undefined ? [] : [short]),
      ...(choice === undefined ? [] : [`según ${choice}`]),
    ])
  })
  standing.forEach((figure) => add(figure))
  return [...figures].map(([text, conditions]) => ({ text, conditions: [...conditions] }))
}

/** The figure in both systems, without "hasta" or "desde": "hasta 275 bar" and "275 bar" are the same figure. */
function textsOf({ si, imperial }: Pick<SpecTableRow, 'si' | 'imperial'>): string[] {
  return [si, imperial].flatMap((figure) =>
    figure ? [figure.text.replace(/^(?:hasta|desde) /, '')] : [],
  )
}

/** How many characters away a condition may be: in the same row or sentence. */
const NEAR = 200

/**
 * Checks that a conditional figure never appears for its product without its condition: in pages, in their structured
 * data, in the data of search and selector, in data sheets and catalogues (honest-figure.ts).
 */
export function checkConditionalFigures(
  products: readonly ConditionalProduct[],
  dataFiles: readonly string[],
): SiteCheck {
  return (site) => [
    ...site.pages.flatMap((page) => [
      ...inPage(page, products),
      ...structuredDataOf(page).flatMap((json) => inData(json, page.path, products)),
    ]),
    ...dataFiles.flatMap((file) => {
      return site.files.has(file)
        ? inData(site.read(file), file, products)
        : [`${file}: is missing`]
    }),
    ...products.flatMap((product) => inDocuments(site, product)),
  ]
}

function structuredDataOf({ document }: BuiltPage): string[] {
  return elementsNamed(document, 'script')
    .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
    .map(sourceOf)
}

/** A product's parts of a page: its section or table row, known by id or links; on its own page, everything. */
function inPage({ path, document }: BuiltPage, products: readonly ConditionalProduct[]): string[] {
  const elements = elementsIn(document)
  const parts = products.flatMap((product) => {
    const part = elements.find((element) => attributeOf(element, 'id') === product.id)
    return part ? bareIn(visible(part, product), product, path) : []
  })
  const rows = elements
    .filter(({ tagName }) => tagName === 'tr')
    .flatMap((row) => {
      const links = linksIn(row)
      const product = products.find(
        ({ id, href }) => links.includes(`#${id}`) || links.includes(href),
      )
      return product ? bareIn(visible(row, product), product, path) : []
    })
  const own = products.find(({ href }) => href === path)
  const whole = own
    ? [visible(document, own, leadsElsewhere), ...metaOf(document, 'description')].flatMap((text) =>
        bareIn(text, own, path),
      )
    : []
  return [...parts, ...rows, ...whole]
}

function linksIn(node: PageNode): string[] {
  return elementsIn(node).flatMap((element) => attributeOf(element, 'href') ?? [])
}

/** Table rows that link elsewhere are about other products. */
function leadsElsewhere(element: PageElement): boolean {
  return element.tagName === 'tr' && linksIn(element).some((href) => href.startsWith('/'))
}

/**
 * The text that is read or heard: a figure's cell includes its column's heading. A drawing's lettering is left out,
 * because the drawing itself shows the condition, such as a distance between two devices.
 */
function visible(
  node: PageNode,
  { figures }: ConditionalProduct,
  isForeign: (element: PageElement) => boolean = () => false,
) {
  const conditions = new Set(figures.flatMap((figure) => figure.conditions))
  return textOf(node, {
    isLeftOut: (element) => element.tagName === 'svg' || isForeign(element),
    border: (element) => {
      const head = new Set(element.tagName === 'td' ? wordsOf(columnHeadOf(element)) : [])
      const said = [...conditions].filter((one) => wordsOf(one).every((word) => head.has(word)))
      return ` ${said.join(' ')} `
    },
  })
}

/** The heading of a cell's column, if the row has a cell for each heading. */
function columnHeadOf(cell: PageElement): string {
  const row = parentOf(cell)
  const table = row && parentOf(parentOf(row))
  const head = table && elementsNamed(table, 'thead')[0]
  const headRow = head && elementsNamed(head, 'tr')[0]
  if (!row || !headRow) return ''
  const heads = cellsOf(headRow)
  const cells = cellsOf(row)
  const own = heads.length === cells.length ? heads[cells.indexOf(cell)] : undefined
  return own && attributeOf(own, 'scope') === 'col' ? textOf(own, { border: () => ' ' }) : ''
}

function parentOf(element: PageElement | undefined): PageElement | undefined {
  const parent = element?.parentNode
  return parent && 'tagName' in parent ? parent : undefined
}

function cellsOf(row: PageElement): PageElement[] {
  return childrenOf(row).filter((child): child is PageElement => 'tagName' in child)
}

/** The words of a text in any order: a version's heading has its code before its kind, as in "AWC800, poliuretano". */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\d]+/gu) ?? []
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

/** The text of an object, without JSON syntax. */
function inOneLine(value: object): string {
  return JSON.stringify(value).replaceAll(/"[a-zA-Z]+":|[{}"[\]]/g, ' ')
}

/** The product's own data sheet, and its pages in the catalogues of families, which its heading begins. */
function inDocuments(site: BuiltSite, product: ConditionalProduct): string[] {
  const sheet = `/fichas/${product.id}.pdf`
  if (!site.files.has(sheet)) return [`${sheet}: is missing`]
  const collected = [...site.files].filter((file) => /^\/documentos\/.*\.pdf$/.test(file))
  return [sheet, ...collected].flatMap((address) =>
    documentPages(site, address)
      .filter((page) => address === sheet || isHeaded(page, product))
      .flatMap((page) => onPaper(page, product, address)),
  )
}

/** The lines that a heading may stand in, under the letterhead. */
const HEAD_LINES = 8

function isHeaded(page: string, { label, name }: ConditionalProduct): boolean {
  const head = unspaced(page.split('\n').slice(0, HEAD_LINES).join(' '))
  return head.includes(unspaced(label + name)) && !page.includes('. . .')
}

/** A table's row with a condition of several lines, and what stands above a figure up to the heading of its column. */
const ROW = { before: 2, after: 4 }
const COLUMN = { above: 20, beside: 24 }

/** A figure on paper has its condition in its row or in its column; a drawing shows the condition of its lettering. */
function onPaper(page: string, { label, figures }: ConditionalProduct, place: string): string[] {
  const lines = page.split('\n').map((line) => line.replaceAll(/\s/g, ' '))
  const legend = lines.findIndex((line) => line.startsWith('Leyenda'))
  const isDrawn = (row: number) => row > HEAD_LINES && row < legend
  return figures.flatMap(({ text, conditions }) => {
    const isBare = lines.some((line, row) =>
      [...line.matchAll(figurePattern(text))].some(({ index }) => {
        const beside = lines.slice(Math.max(0, row - ROW.before), row + ROW.after)
        const column = lines
          .slice(Math.max(0, row - COLUMN.above), row)
          .map((each) =>
            each.slice(Math.max(0, index - COLUMN.beside), index + text.length + COLUMN.beside),
          )
        const near = unspaced([...beside, ...column].join(''))
        const isSaid = conditions.some((one) => wordsOf(one).every((word) => near.includes(word)))
        return !isDrawn(row) && !isSaid
      }),
    )
    return isBare ? [`${place}: ${label}: ${bareLine(text, conditions)}`] : []
  })
}

function bareIn(text: string, { label, figures }: ConditionalProduct, place: string): string[] {
  const line = plain(text)
  return figures.flatMap(({ text: figure, conditions }) => {
    const isBare = [...line.matchAll(figurePattern(figure))].some(({ index }) => {
      const around = line.slice(Math.max(0, index - NEAR), index + figure.length + NEAR)
      // A bracket over two figures has one part of a condition, the words below the figure the other.
      return !conditions.some((one) =>
        one.split('; ').every((part) => around.includes(plain(part))),
      )
    })
    return isBare ? [`${place}: ${label}: ${bareLine(figure, conditions)}`] : []
  })
}

function bareLine(figure: string, conditions: ConditionalFigure['conditions']): string {
  return `«${figure}» stands without its condition, «${conditions.join('» or «')}»`
}

/** "15 bar" must not match the end of "415 bar", of "−15 bar" or of a range. */
function figurePattern(figure: string): RegExp {
  const escaped = plain(figure).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\d,−] ?|\d a )${escaped}(?![\p{L}\d/])`, 'gu')
}

/** The text without spaces, which are uncertain where a document breaks its lines. */
function unspaced(text: string): string {
  return text.replaceAll(/\s/g, '')
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
