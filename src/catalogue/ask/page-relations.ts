import type { Catalogue, CataloguePage } from '../catalogue-model.ts'
import { choicesOf, saysOneOf } from './choices.ts'
import { SELECTOR_LABEL } from '../labels.ts'
import { pagesOfKind } from './pages.ts'
import { HOME_PATH, PRODUCTS_FOLDER, SELECTOR_PATH } from '../paths.ts'

/** A link at the foot of a page to a related page. */
export type PageRelation = { label: string; href: string; reason: string }

const RELATIONS_MOST = 4
const SOLUTIONS_MOST = 2
/** A single product may mention a machine in passing. */
const PRODUCTS_LEAST = 2
/** Path prefix of solutions that the company's own people carry out. */
const SERVICES = '/soluciones/servicios-'

/**
 * The related pages of a product page: solutions that use its products, link to it or are named after the
 * machines they serve; the selector; the sibling pages. Only relations that the content states.
 */
export function pageRelations(catalogue: Catalogue, path: string): PageRelation[] {
  const solutions = solutionsFor(catalogue, path).slice(0, SOLUTIONS_MOST)
  const selector = catalogue.pages.get(SELECTOR_PATH)
  const others = [
    ...solutions.map((page) => relationTo(page, reasonOf(page))),
    ...(selector ? [relationTo(selector, SELECTOR_LABEL)] : []),
  ]
  const room = RELATIONS_MOST - others.length
  const beside = pagesBeside(catalogue, path).slice(0, room)
  const reason = catalogue.pages.get(path)?.parentPath === HOME_PATH ? 'Otra línea' : 'Misma línea'
  return [...others, ...beside.map((page) => relationTo(page, reason))]
}

function relationTo({ path, content }: CataloguePage, reason: string): PageRelation {
  return { label: content.menu?.label ?? content.index?.label ?? content.title, href: path, reason }
}

function reasonOf({ path }: CataloguePage): string {
  return path.startsWith(SERVICES) ? 'Servicio' : 'Solución'
}

/** Solutions that use or link to products here, most uses first; then those whose title names a machine served. */
function solutionsFor(catalogue: Catalogue, path: string): CataloguePage[] {
  const { products, selection } = catalogue
  const isHere = (href: string) => href === path || href.startsWith(`${path}/`)
  const own = products.filter(({ pagePath }) => isHere(pagePath))
  const ids = new Set(own.map(({ id }) => id))
  const machines = own.map((product) => choicesOf('equipment', product, selection))
  const served = selection.equipment.filter(
    ({ id }) => machines.filter((equipment) => equipment.has(id)).length >= PRODUCTS_LEAST,
  )
  const solutions = pagesOfKind(catalogue, 'solution')
  const used = ({ content }: (typeof solutions)[number]) =>
    content.uses.filter((id) => ids.has(id)).length
  const leading = solutions
    .filter(
      (solution) =>
        used(solution) > 0 ||
        hrefsIn(solution.content).some((href) => isHere(href.split('#')[0] ?? '')),
    )
    .toSorted((a, b) => used(b) - used(a))
  const named = solutions.filter(({ content }) =>
    served.some(({ words }) => saysOneOf(content.title, words)),
  )
  return [...new Set([...leading, ...named])]
}

/** The siblings of a page, starting after it and wrapping around. */
function pagesBeside({ pages }: Catalogue, path: string): CataloguePage[] {
  const parentPath = pages.get(path)?.parentPath
  const siblings = [...pages.values()].filter(
    (page) => page.parentPath === parentPath && page.path.startsWith(PRODUCTS_FOLDER),
  )
  const place = siblings.findIndex((page) => page.path === path)
  return [...siblings.slice(place + 1), ...siblings.slice(0, place)]
}

function hrefsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'href' && typeof item === 'string' ? [item] : hrefsIn(item),
  )
}
