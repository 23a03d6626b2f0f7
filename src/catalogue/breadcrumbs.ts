import type { Catalogue } from './catalogue-model.ts'
import { HOME_PATH } from './paths.ts'

/** A step of the trail from the home page; the last one is the page itself. */
export type Crumb = { label: string; href: string }

/** The trail to a page: Inicio, its ancestors, itself. */
export function breadcrumbsOf({ pages }: Pick<Catalogue, 'pages'>, path: string): Crumb[] {
  const page = pages.get(path)
  const home = { label: 'Inicio', href: HOME_PATH }
  if (!page) return [home]
  const label = page.content.crumb ?? page.content.title
  return [...breadcrumbsOf({ pages }, page.parentPath), { label, href: path }]
}
