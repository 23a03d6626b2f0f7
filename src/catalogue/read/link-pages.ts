import type { Properties, SpecRow } from '#figures/quantity.ts'
import { productsById } from '../ask/product-by-id.ts'
import { captionOf } from '#schema/letter-case.ts'
import { didYouMean } from '#schema/nearest-word.ts'
import type { Page } from '#schema/page.ts'
import type { Product } from '#schema/product.ts'
import type { CataloguePage, CatalogueProduct } from '../catalogue-model.ts'
import { dayOf, type ContentDates } from './content-dates.ts'
import type { ContentFile } from './content-file.ts'
import { idOfEntry, isDefinition, isOfKind, lastPart, partsOf } from '../ask/pages.ts'
import type { Problem } from './problem.ts'
import { productPath } from '../paths.ts'

/** A page that fits its schema but is not linked to the others yet. */
export type ParsedPage = { path: string; file: ContentFile; content: Page }

type Linked = {
  pages: ReadonlyMap<string, CataloguePage>
  products: readonly CatalogueProduct[]
}

/** The meaning of each property, and the dates of products and pages. */
type Known = { properties: Properties; dates: ContentDates | undefined }

/** Gives every product its canonical place, and every page its parent and its products. */
export function linkPages(
  parsed: readonly ParsedPage[],
  brand: string | undefined,
  known: Known,
  problems: Problem[],
): Linked {
  const ordered = [...parsed].sort((a, b) => compareOrder(a, b, parsed))
  const products = collectProducts(ordered, brand, known, problems)
  const byId = productsById(products)
  const paths = new Set(parsed.map(({ path }) => path))

  const pages = ordered.map(({ path, file, content }): [string, CataloguePage] => {
    checkDrawing(content, byId, file, problems)
    checkGroups(content, file, problems)
    return [
      path,
      {
        path,
        file: file.file,
        content,
        revised: dayOf(known.dates, 'pages', file.file.replace('content/', '')),
        parentPath: parentOf(path, paths),
        products:
          partsOf(content).gathers === 'by machine'
            ? products.filter(({ equipment }) => equipment.includes(lastPart(path)))
            : resolveProducts(content, byId, file, problems),
      },
    ]
  })
  return { pages: new Map(pages), products }
}

function collectProducts(
  parsed: readonly ParsedPage[],
  brand: string | undefined,
  known: Known,
  problems: Problem[],
): CatalogueProduct[] {
  const { properties, dates } = known
  const found = new Map<string, CatalogueProduct>()
  const industries = industriesByProduct(parsed)
  const places = new Map<string, string>()
  const codes = new Map<string, string>()
  const pagePaths = new Set(parsed.map(({ path }) => path))
  for (const { path, file, content } of parsed) {
    const entries = partsOf(content).products
    entries.forEach((entry, index) => {
      if (!isDefinition(entry)) return
      const at = (field: keyof Product) => ['products', index, field]
      const reportTwice = (field: 'id' | 'code', words: string, first: string) => {
        const kind = field === 'id' ? 'repeated id' : undefined
        problems.push(file.problem(at(field), `${words} ya existe en ${first}`, kind))
      }
      const first = places.get(entry.id)
      if (first !== undefined) reportTwice('id', `el identificador «${entry.id}»`, first)
      else places.set(entry.id, file.locationOf(at('id')))
      const code = entry.code?.toLowerCase() ?? ''
      const firstOfCode = codes.get(code)
      if (firstOfCode !== undefined) reportTwice('code', `el código «${entry.code}»`, firstOfCode)
      else if (code !== '') codes.set(code, file.locationOf(at('code')))
      const href = productPath(path, entry.id)
      if (pagePaths.has(href)) {
        problems.push(file.problem(at('id'), `ya existe una página en ${href}`))
      }
      if (first !== undefined) return
      found.set(entry.id, {
        ...entry,
        specs: saidTogether(entry.specs, properties),
        revised: dayOf(dates, 'products', entry.id),
        pagePath: path,
        href,
        caption: captionOf(entry.code ?? entry.name, entry.name, brand),
        industries: industries.get(entry.id) ?? [],
      })
    })
  }
  return [...found.values()]
}

/** Marks the pressures and temperatures of a product that limits pressure times temperature (`notTogether`). */
function saidTogether(specs: readonly SpecRow[], properties: Properties): SpecRow[] {
  const meaningOf = ({ property }: SpecRow) => properties.get(property)
  const isLimited = specs.some((row) => meaningOf(row)?.limits === 'pressure-temperature')
  return specs.map((row) => {
    const { facet } = meaningOf(row) ?? {}
    const isPart = facet === 'pressure' || facet === 'temperature'
    return isLimited && isPart ? { ...row, notTogether: true } : row
  })
}

/** The industries whose pages list each product, by product id. */
function industriesByProduct(
  parsed: readonly ParsedPage[],
): ReadonlyMap<string, CatalogueProduct['industries']> {
  const uses = parsed
    .filter((page) => isOfKind(page, 'industry'))
    .flatMap(({ path, content }) =>
      content.products.map(({ ref, reason }) => ({ ref, id: lastPart(path), reason })),
    )
  return new Map(
    [...Map.groupBy(uses, ({ ref }) => ref)].map(([ref, own]) => [
      ref,
      own.map(({ id, reason }) => ({ id, reason })),
    ]),
  )
}

function resolveProducts(
  content: Page,
  byId: ReadonlyMap<string, CatalogueProduct>,
  file: ContentFile,
  problems: Problem[],
): CatalogueProduct[] {
  const ids = partsOf(content).products.map(idOfEntry)
  const named = ids.map((id, index): NamedProduct => [['products', index, 'ref'], id])
  checkNamedProducts(file, named, byId, problems)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function checkDrawing(
  content: Page,
  byId: ReadonlyMap<string, CatalogueProduct>,
  file: ContentFile,
  problems: Problem[],
) {
  const { sidebar, carousel, uses = [] } = partsOf(content)
  const places: NamedProduct[] = [
    [['drawing'], content.drawing],
    ...uses.map((id, index): NamedProduct => [['uses', index], id]),
    [['sidebar', 'drawing'], sidebar?.drawing],
    ...(carousel?.products ?? []).map((id, index): NamedProduct => [
      ['carousel', 'products', index],
      id,
    ]),
  ]
  checkNamedProducts(file, places, byId, problems)
}

type NamedProduct = readonly [at: PropertyKey[], id: string | undefined]

/** Checks that the products that a file names exist. */
export function checkNamedProducts(
  file: ContentFile,
  named: readonly NamedProduct[],
  products: { has: (id: string) => boolean },
  problems: Problem[],
) {
  for (const [at, id] of named) {
    if (id !== undefined && !products.has(id)) {
      problems.push(file.problem(at, `no existe el producto «${id}»`, 'missing product'))
    }
  }
}

/** A product under a heading that its page does not have would be shown nowhere. */
function checkGroups(content: Page, file: ContentFile, problems: Problem[]) {
  const { groups, products } = partsOf(content)
  products.forEach(({ group }, index) => {
    const at = ['products', index, 'group']
    if (group === undefined && groups.length > 0) {
      problems.push(file.problem(at, `falta el grupo: ${groups.join(', ')}`))
    }
    if (group !== undefined && !groups.includes(group)) {
      const message = `«${group}» no está entre los grupos de la página (groups)`
      problems.push(file.problem(at, message + didYouMean(group, groups), 'missing group'))
    }
  })
}

function parentOf(path: string, paths: ReadonlySet<string>): string {
  for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1)) {
    const above = path.slice(0, cut)
    if (paths.has(above)) return above
  }
  return '/'
}

/** Families in order, each followed by its categories in order. */
function compareOrder(a: ParsedPage, b: ParsedPage, all: readonly ParsedPage[]): number {
  const left = orderKey(a, all)
  const right = orderKey(b, all)
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return a.path.localeCompare(b.path)
}

function orderKey({ path, content }: ParsedPage, all: readonly ParsedPage[]): number[] {
  const parent = all.find((other) => other.path === path.slice(0, path.lastIndexOf('/')))
  return parent ? [...orderKey(parent, all), content.order] : [content.order]
}
