import type { CataloguePage, Redirect } from './catalogue-model.ts'
import type { ParsedPage } from './link-pages.ts'
import { equipmentPath, HOME_PATH, PRODUCTS_FOLDER, SEARCH_PATH, SELECTOR_PATH } from './paths.ts'
import type { Problem } from './problem.ts'

const PACKINGS = `${PRODUCTS_FOLDER}empaquetaduras-mecanicas-juntas`
/** Lists that once had several pages (`/pagina/2` …), and how many. */
const FORMER_PAGES: readonly [list: string, count: number][] = [
  [`${PACKINGS}/sellos-bridas`, 3],
  [`${PACKINGS}/sellos-multiproposito`, 2],
  [`${PACKINGS}/sellos-valvulas`, 2],
  [`${PRODUCTS_FOLDER}juntas-expansion`, 2],
]

/**
 * Addresses cut down to their folder, and the page that lists what stands in it. The lists of solutions and
 * industries are parts of the home page: not every host carries a fragment in a redirect.
 */
const FOLDERS: readonly [folder: string, list: string][] = [
  [PRODUCTS_FOLDER, SEARCH_PATH],
  [equipmentPath(''), SELECTOR_PATH],
]

/** What stands for the home page elsewhere, and in links that people write by heart. */
const HOME_NAMES = ['/inicio', '/home', '/index.php']

/**
 * The earlier route set listed the product pages directly by slug (spec 2, "Routes"): each bare
 * slug leads to its page. A slug that is itself a page needs none. A folder leads to the list of its pages.
 */
export function redirectsOf(
  pages: readonly CataloguePage[],
  parsed: readonly ParsedPage[],
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
  for (const name of HOME_NAMES.filter((one) => !paths.has(one))) targets.set(name, HOME_PATH)
  return [...targets].map(([from, to]) => ({ from, to, status: 301 }))
}
