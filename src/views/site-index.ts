import { compareNames } from '#catalogue/compare-names.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { isFamilyPath } from '#catalogue/paths.ts'
import { foldText } from '#schema/fold-text.ts'

/** A page, or a product under its code (or its name without one). */
export type IndexEntry = { href: string; label: string; name?: string }

type IndexGroup = { title: string; href: string; products: readonly IndexEntry[] }

/** The whole site as lists of links, for searching without a script. */
export type SiteIndex = {
  families: readonly { title: string; href: string; groups: readonly IndexGroup[] }[]
  /** The same links by initial letter, like the index of a book. */
  letters: readonly { title: string; entries: readonly IndexEntry[] }[]
}

/** How many products the lists name; those of a larger catalogue are found on their pages (decision 14). */
const NAMED_PRODUCTS = 250

/** Every product under each category that lists it, and every other page. */
export function siteIndex({ pages, products }: Pick<Catalogue, 'pages' | 'products'>): SiteIndex {
  const all = [...pages.values()]
  const productsOf = ({ products: own }: CataloguePage) =>
    (products.length > NAMED_PRODUCTS ? [] : own).map(indexEntry).toSorted(byNumber)
  const groupOf = (page: CataloguePage) => ({
    title: page.content.title,
    href: page.path,
    products: productsOf(page),
  })
  const families = all
    .filter(({ path }) => isFamilyPath(path))
    .map((family) => ({
      title: family.content.title,
      href: family.path,
      groups: [
        ...(productsOf(family).length > 0 ? [groupOf(family)] : []),
        ...all.filter(({ path }) => path.startsWith(`${family.path}/`)).map(groupOf),
      ],
    }))
  const listed = families.flatMap(({ groups }) => groups.flatMap((group) => group.products))
  // In the alphabetical list each link stands once, even if two categories list it.
  const once = new Map(listed.map((entry) => [entry.href, entry]))
  return { families, letters: byLetter([...once.values(), ...all.map(pageEntry)]) }
}

/** A product under its code, or under its name without one. */
export function indexEntry({ href, code, name }: CatalogueProduct): IndexEntry {
  return code === undefined ? { href, label: name } : { href, label: code, name }
}

function pageEntry({ path, content }: CataloguePage): IndexEntry {
  return { label: content.title, href: path }
}

/** Codes by number, then names of products without a code. */
function byNumber(a: IndexEntry, b: IndexEntry): number {
  return (
    Number(a.name === undefined) - Number(b.name === undefined) || compareNames(a.label, b.label)
  )
}

const FIGURES = '0–9'

function byLetter(entries: readonly IndexEntry[]): SiteIndex['letters'] {
  const sorted = entries.toSorted((a, b) => compareNames(a.label, b.label))
  const letters = Map.groupBy(sorted, ({ label }) => letterOf(label))
  return [...letters].map(([title, own]) => ({ title, entries: own }))
}

function letterOf(label: string): string {
  const [first = ''] = foldText(label).toUpperCase()
  return /\d/.test(first) ? FIGURES : first
}
