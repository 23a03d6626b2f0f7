import type { IndustryPage } from '#schema/page.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '../catalogue-model.ts'
import { isOfKind, lastPart, partsOf, shortName, pagesOfKind } from './pages.ts'
import { equipmentPath } from '../paths.ts'

/** An industry page's text about a machine: where it works, what attacks its seal, and its products' page. */
export type MachineStory = { where?: string; fault: string; href?: string }

/** An industry's machines by the headings of its list; empty for other pages. */
export function machineStories(
  page: CataloguePage,
  { pages }: Pick<Catalogue, 'pages'>,
): ReadonlyMap<string, MachineStory> {
  if (!isOfKind(page, 'industry')) return new Map()
  return new Map(
    page.content.machines.map(({ name, where, fault, equipment }) => {
      const href = equipment === undefined ? undefined : equipmentPath(equipment)
      const story: MachineStory = {
        ...(where !== undefined && { where }),
        fault,
        ...(href !== undefined && pages.has(href) && { href }),
      }
      return [name, story]
    }),
  )
}

/** The solutions that an industry page links to, under their menu names. */
export function industrySolutions({ content }: CataloguePage<IndustryPage>, { pages }: Catalogue) {
  return content.solutions.flatMap(({ href, line }) => {
    const solution = pages.get(href)?.content
    return solution ? [{ label: shortName(solution), line, href }] : []
  })
}

/** The industries that run a kind of machine, each with what attacks its seal there. */
export function industriesWith(equipmentId: string, catalogue: Catalogue) {
  return pagesOfKind(catalogue, 'industry').flatMap(({ path, content }) => {
    const machine = content.machines.find(({ equipment }) => equipment === equipmentId)
    return machine ? [{ label: content.title, line: machine.fault, href: path }] : []
  })
}

/** The reason why an industry page lists each product; empty for other pages. */
export function reasonsOf(page: CataloguePage): ReadonlyMap<string, string> {
  if (!isOfKind(page, 'industry')) return new Map()
  return new Map(page.content.products.map(({ ref, reason }) => [ref, reason]))
}

/** The kind of machine that a page lists each of its products for, if it says so. */
export function machinesOf(page: CataloguePage): (product: CatalogueProduct) => string | undefined {
  if (isOfKind(page, 'equipment')) return () => lastPart(page.path)
  if (!isOfKind(page, 'industry')) return () => partsOf(page.content).machine
  const { machines, products } = page.content
  return ({ id }) => {
    const group = products.find(({ ref }) => ref === id)?.group
    return machines.find(({ name }) => name === group)?.equipment
  }
}

/** The kind of machine that an equipment page is about. */
export function machineOf({ path }: CataloguePage, { selection }: Catalogue) {
  const machine = selection.equipment.find(({ id }) => id === lastPart(path))
  if (!machine) throw new RangeError(`no kind of machine for ${path}`)
  return machine
}
