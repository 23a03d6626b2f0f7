import type { Catalogue, CataloguePage } from '../catalogue-model.ts'
import { pagesOfKind, shortName } from './pages.ts'

/** The solution after this one in the menu's order, and after the last the first. */
export function nextSolution({ path }: CataloguePage, catalogue: Pick<Catalogue, 'pages'>) {
  const solutions = pagesOfKind(catalogue, 'solution')
  const place = solutions.findIndex((page) => page.path === path)
  const next = solutions[(place + 1) % solutions.length]
  if (!next || next.path === path) return undefined
  return { label: shortName(next.content), href: next.path }
}
