import { compareNames } from '../compare-names.ts'
import type { CataloguePage, CatalogueProduct } from '../catalogue-model.ts'
import { slugOf } from '#schema/fold-text.ts'
import { partsOf, pageLabel, idOfEntry } from './pages.ts'
import { machinePlaceOf } from './machine-places.ts'

type Pages = ReadonlyMap<string, CataloguePage>
type Links = ReturnType<typeof partsOf>['links']

/** A group of a page's products, sorted by code; products without a code or figures come last. */
export type ProductGroup = { id: string; heading?: string; members: readonly CatalogueProduct[] }

/** The groups of a page's list, in the page's order; a page without groups gets one without a heading. */
export function orderedGroups({ content, products }: CataloguePage, pages: Pages): ProductGroup[] {
  const { groups: headings, gathers } = partsOf(content)
  if (gathers === 'by machine') {
    const place = machinePlaceOf(content)
    // At one place of the machine, the largest group comes first.
    return groupsByPage(products, pages).toSorted(
      (a, b) => place(a.members[0]) - place(b.members[0]) || b.members.length - a.members.length,
    )
  }
  if (headings.length === 0) return [{ id: 'productos', members: byCode(products) }]
  return headings
    .map((heading) => ({
      id: `grupo-${slugOf(heading)}`,
      heading,
      members: byCode(products.filter((product) => groupIn(content, product) === heading)),
    }))
    .filter(({ members }) => members.length > 0)
}

/** The products that a family's link leads to: all of that page, or those for a kind of machine. */
export function linkedProducts({ href, machine }: Links[number], pages: Pages) {
  return (pages.get(href)?.products ?? []).filter(
    ({ equipment }) => machine === undefined || equipment.includes(machine),
  )
}

/** The groups of a family without products of its own: one per link, headed by the link's text. */
export function linkedGroups(links: Links, pages: Pages) {
  return links.map((link) => ({
    id: `grupo-${slugOf(link.label)}`,
    heading: link.label,
    members: byCode(linkedProducts(link, pages)),
    story: { fault: link.line, href: link.href },
  }))
}

/** Products grouped by the page that defines them, in the order of its own groups. */
function groupsByPage(products: readonly CatalogueProduct[], pages: Pages): ProductGroup[] {
  return [...Map.groupBy(products, ({ pagePath }) => pagePath)].map(([path, members]) => {
    const own = pages.get(path)
    const heading = own ? pageLabel(own.content) : path
    const sorted = own
      ? orderedGroups({ ...own, products: members }, pages).flatMap((group) => group.members)
      : byCode(members)
    return { id: `grupo-${slugOf(heading)}`, heading, members: sorted }
  })
}

/** The group heading under which a page lists the product. */
function groupIn(
  content: CataloguePage['content'],
  { id }: Pick<CatalogueProduct, 'id'>,
): string | undefined {
  return partsOf(content).products.find((entry) => idOfEntry(entry) === id)?.group
}

/** By code; then products without a code in page order, then products without figures. */
function byCode(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const rank = ({ code, specs }: CatalogueProduct) =>
    (specs.length === 0 ? 2 : 0) + (code === undefined ? 1 : 0)
  return products.toSorted((a, b) => rank(a) - rank(b) || compareNames(a.code ?? '', b.code ?? ''))
}
