import type { CataloguePage, Redirect } from '../catalogue-model.ts'
import type { ContentFile } from './content-file.ts'
import type { ParsedPage } from './link-pages.ts'
import { equipmentPath, HOME_PATH, PRODUCTS_FOLDER, SELECTOR_PATH } from '../paths.ts'
import type { Problem } from './problem.ts'

const PACKINGS = `${PRODUCTS_FOLDER}empaquetaduras-mecanicas-juntas`
/** Lists that used to be split over several pages (`/pagina/2` …), with their page counts. */
const FORMER_PAGES: readonly [list: string, count: number][] = [
  [`${PACKINGS}/sellos-bridas`, 3],
  [`${PACKINGS}/sellos-multiproposito`, 2],
  [`${PACKINGS}/sellos-valvulas`, 2],
  [`${PRODUCTS_FOLDER}juntas-expansion`, 2],
]

/**
 * Folder addresses without a page, and the page that lists their contents. Solutions and industries are absent:
 * their lists are parts of the home page, and not every host keeps a fragment in a redirect.
 */
const FOLDERS: readonly [folder: string, list: string][] = [[equipmentPath(''), SELECTOR_PATH]]

/** Addresses of the home page on other sites, and in links that people type from memory. */
const HOME_ADDRESSES = ['/inicio', '/home', '/index.php']

/**
 * All redirects. An earlier site listed product pages directly by slug (spec 2, "Routes"): each bare slug, unless
 * it is a page itself, redirects to its page. A folder redirects to the list of its pages.
 */
export function redirectsOf(
  pages: readonly CataloguePage[],
  parsed: readonly ParsedPage[],
  formerSlugs: readonly string[],
  problems: Problem[],
): Redirect[] {
  const paths = new Set(pages.map(({ path }) => path))
  const targets = new Map<string, string>()
  for (const { path } of pages) {
    if (!path.startsWith(PRODUCTS_FOLDER)) continue
    const from = `/${path.slice(path.lastIndexOf('/') + 1)}`
    const taken = targets.get(from)
    if (taken !== undefined) {
      const file = parsed.find((entry) => entry.path === path)?.file
      const message = `la dirección anterior ${from} ya lleva a ${taken}`
      if (file) problems.push(file.problem([], message))
    } else if (!paths.has(from)) {
      targets.set(from, path)
    }
  }
  for (const [list, count] of FORMER_PAGES) {
    if (!paths.has(list)) continue
    for (let number = 2; number <= count; number += 1) {
      targets.set(`${list}/pagina/${number}`, list)
    }
  }
  for (const [folder, list] of FOLDERS) {
    if (pages.some(({ path }) => path.startsWith(folder))) targets.set(folder.slice(0, -1), list)
  }
  for (const name of HOME_ADDRESSES.filter((one) => !paths.has(one))) targets.set(name, HOME_PATH)
  for (const { file, at, from, to } of formerAddresses(parsed, formerSlugs)) {
    const taken = isTaken(from, parsed) ? from : targets.get(from)
    if (taken !== undefined && taken !== to) {
      problems.push(
        file.problem(at, `la dirección anterior ${from} ya es de otra página: ${taken}`),
      )
    }
    targets.set(from, to)
  }
  return [...targets].map(([from, to]) => ({ from, to, status: 301 }))
}

type FormerAddress = { file: ContentFile; at: PropertyKey[]; from: string; to: string }

/** Earlier addresses of pages and products that moved, or from before the brand changed: printed codes use them. */
function formerAddresses(
  parsed: readonly ParsedPage[],
  formerSlugs: readonly string[],
): FormerAddress[] {
  return parsed.flatMap(({ file, path, content }) => {
    const products = 'products' in content ? content.products.filter((entry) => 'id' in entry) : []
    const places = [
      { at: ['antes'], to: path, former: content.antes ?? [] },
      ...products.map((product, index) => ({
        at: ['products', index, 'antes'],
        to: `${path}/${'id' in product ? product.id : ''}`,
        former: 'antes' in product ? (product.antes ?? []) : [],
      })),
    ]
    return places.flatMap(({ at, to, former }) => [
      ...former.map((from, index) => ({ file, at: [...at, index], from, to })),
      ...formerSlugs.flatMap((slug) => {
        const from = to.replace(path, pathOfFile(file.file, slug))
        return from === to ? [] : [{ file, at: [], from, to }]
      }),
    ])
  })
}

/** The path of a page's file, with the brand's slug filled in. */
function pathOfFile(file: string, slug: string): string {
  const name = file.replace(/^content\//, '').replace(/^paginas\//, '')
  return `/${name.replace(/\.yaml$/, '').replaceAll('{marca-slug}', slug)}`
}

function isTaken(from: string, parsed: readonly ParsedPage[]): boolean {
  return parsed.some(
    ({ path, content }) =>
      path === from ||
      ('products' in content &&
        content.products.some((entry) => 'id' in entry && `${path}/${entry.id}` === from)),
  )
}
