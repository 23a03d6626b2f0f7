import type { Catalogue, CataloguePage } from '#catalogue/catalogue-model.ts'
import { foldText } from './fold-text.ts'

/** A product by the name that it is looked up under: its code, or its name where it has none. */
type IndexedProduct = { href: string; label: string; name?: string }

/** The whole site as lists of links, for whoever searches without a script. */
export type SiteIndex = {
  families: readonly {
    title: string
    href: string
    groups: readonly { title: string; href: string; products: readonly IndexedProduct[] }[]
  }[]
  others: readonly { title: string; href: string }[]
}

const FAMILY_PATH = /^\/productos\/[^/]+$/

/** Every product under its family and category, and every other page. */
export function siteIndex({ pages, products }: Pick<Catalogue, 'pages' | 'products'>): SiteIndex {
  const all = [...pages.values()]
  const productsOf = (pagePath: string) =>
    products
      .filter((product) => product.pagePath === pagePath)
      .map(({ href, code, name }) =>
        code === undefined ? { href, label: name } : { href, label: code, name },
      )
  const groupOf = ({ path, content }: CataloguePage) => ({
    title: content.title,
    href: path,
    products: productsOf(path),
  })
  return {
    families: all
      .filter(({ path }) => FAMILY_PATH.test(path))
      .map((family) => ({
        title: family.content.title,
        href: family.path,
        groups: [
          ...(productsOf(family.path).length > 0 ? [groupOf(family)] : []),
          ...all.filter(({ path }) => path.startsWith(`${family.path}/`)).map(groupOf),
        ],
      })),
    others: all
      .filter(({ path }) => !path.startsWith('/productos/'))
      .map(({ path, content }) => ({ title: content.title, href: path })),
  }
}

export type IndexLetter = {
  letter: string
  entries: readonly { label: string; name?: string; href: string }[]
}

const FIGURES = '0–9'

/** The same links by the letter that they begin with, as a book's index has them. */
export function byLetter({ families, others }: SiteIndex): IndexLetter[] {
  const collator = new Intl.Collator('es', { numeric: true })
  const groups = families.flatMap((family) => [family, ...family.groups])
  const entries = [
    ...families.flatMap((family) => family.groups.flatMap(({ products }) => products)),
    ...[...new Map([...groups, ...others].map(({ href, title }) => [href, title]))].map(
      ([href, label]) => ({ label, href }),
    ),
  ].sort((a, b) => collator.compare(a.label, b.label))
  const letters = Map.groupBy(entries, ({ label }) => letterOf(label))
  return [...letters].map(([letter, own]) => ({ letter, entries: own }))
}

function letterOf(label: string): string {
  const [first = ''] = foldText(label).toUpperCase()
  return /\d/.test(first) ? FIGURES : first
}
