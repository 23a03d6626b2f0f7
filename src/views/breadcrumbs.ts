import { pageLabel } from '#catalogue/ask/pages.ts'
import type { Page } from '#schema/page.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import {
  HOME_LABEL,
  HOME_PATH,
  INDUSTRIES_PATH,
  isFamilyPath,
  PRODUCTS_PATH,
} from '#catalogue/paths.ts'

/** A step of the breadcrumbs, from the home page to the page itself. */
export type Crumb = { label: string; href: string }

/** The breadcrumb of the page of all families. */
export const PRODUCTS_CRUMB: Crumb = { label: 'Productos', href: PRODUCTS_PATH }

/** The lists that show pages without a parent, by their kind. */
const LISTS: Partial<Record<Page['kind'], Crumb>> = {
  industry: { label: 'Industrias', href: INDUSTRIES_PATH },
  equipment: { label: 'Equipos', href: `${PRODUCTS_PATH}#por-equipo` },
  solution: { label: 'Soluciones', href: `${HOME_PATH}#soluciones` },
}

/** The breadcrumbs of a page: Inicio, its ancestors, itself. */
export function breadcrumbsOf({ pages }: Pick<Catalogue, 'pages'>, path: string): Crumb[] {
  const page = pages.get(path)
  const home = { label: HOME_LABEL, href: HOME_PATH }
  if (!page) return [home]
  const label = pageLabel(page.content)
  const list = isFamilyPath(path) ? PRODUCTS_CRUMB : LISTS[page.content.kind]
  return [
    ...breadcrumbsOf({ pages }, page.parentPath),
    ...(list ? [list] : []),
    { label, href: path },
  ]
}
