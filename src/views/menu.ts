import type { Catalogue, CataloguePage } from '#catalogue/catalogue-model.ts'
import { certificatesHref } from '#catalogue/external-links.ts'
import { orderedGroups } from '#catalogue/ask/list-groups.ts'
import { childrenOf, familyProducts, isOfKind, shortName } from '#catalogue/ask/pages.ts'
import {
  CERTIFICATIONS_PATH,
  PRODUCTS_FOLDER,
  rowDrawingPath,
  selectorPathFor,
  solutionDrawingPath,
} from '#catalogue/paths.ts'

export type MenuLink = { label: string; href: string }

/** A menu link to products; `count`: how many there are. */
export type MenuCategory = MenuLink & { count?: number }

/** `picture`: address of the drawing beside it. */
export type MenuFamily = Required<MenuCategory> & {
  picture?: string
  categories: readonly MenuCategory[]
}

export type MenuSolution = MenuLink & { line?: string; picture?: string }

/** The contents of the menu besides Inicio and Contacto (spec 2, "Shared layout"). */
export type Menu = {
  families: readonly MenuFamily[]
  /** Kinds of machine, each linked to the selector. */
  equipment: readonly MenuLink[]
  solutions: readonly MenuSolution[]
  about: readonly MenuLink[]
  /** The number of products in the catalogue, each counted once. */
  productCount: number
}

/** The menu, built from the pages that declare a place in it: a new family needs no change here. */
export function mainMenu(catalogue: Catalogue): Menu {
  const { selection, products } = catalogue
  return {
    families: familiesOf(catalogue).map((page) => menuFamily(page, catalogue)),
    equipment: selection.equipment
      .filter(({ inMenu }) => inMenu)
      .map(({ id, label }) => ({ label, href: selectorPathFor(id) })),
    solutions: solutionsOf(catalogue).map((page) => menuSolution(page, catalogue)),
    about: aboutLinks(catalogue),
    productCount: products.length,
  }
}

/** The product families, for the footer, the home page and the not-found page. */
export function familyLinks(catalogue: Catalogue): MenuLink[] {
  return familiesOf(catalogue).map(menuLink)
}

/** The solutions of the home page (spec 2), for the footer. */
export function solutionLinks(catalogue: Catalogue): MenuLink[] {
  return solutionsOf(catalogue)
    .filter(({ path }) => isOnHomePage(path, catalogue))
    .map(menuLink)
}

/** Certificaciones ISO, Historia, Clientes (spec 2). */
export function aboutLinks(catalogue: Catalogue): MenuLink[] {
  const { site } = catalogue
  return [
    { label: site.certificates.label, href: certificatesHref(site) ?? CERTIFICATIONS_PATH },
    ...pagesOf(catalogue, ({ path }) => path.lastIndexOf('/') === 0).map(menuLink),
  ]
}

/**
 * A family and its parts: the pages below it, or else the groups of its own list. A product in two of them counts
 * once.
 */
function menuFamily(page: CataloguePage, catalogue: Catalogue): MenuFamily {
  const { drawing } = page.content
  const children = childrenOf(catalogue, page.path)
  return {
    ...menuLink(page),
    count: familyProducts(catalogue, page).length,
    ...(drawing !== undefined && { picture: rowDrawingPath(drawing) }),
    categories:
      children.length > 0
        ? children.flatMap(({ path, content: { index }, products }) =>
            index ? counted({ label: index.short ?? index.label, href: path }, products) : [],
          )
        : orderedGroups(page, catalogue.pages).flatMap(({ id, heading, members }) =>
            heading ? counted({ label: heading, href: `${page.path}#${id}` }, members) : [],
          ),
  }
}

function counted(link: MenuLink, products: readonly unknown[]): MenuCategory[] {
  return [{ ...link, ...(products.length > 0 && { count: products.length }) }]
}

function menuSolution(page: CataloguePage, catalogue: Catalogue): MenuSolution {
  const { content, path } = page
  const { line, drawing } = content.menu ?? {}
  const picture = isOnHomePage(path, catalogue)
    ? solutionDrawingPath(path)
    : drawing && rowDrawingPath(drawing)
  return {
    ...menuLink(page),
    ...(line !== undefined && { line }),
    ...(picture !== undefined && { picture }),
  }
}

/** Whether the home page shows the solution, and so has a drawing of it. */
function isOnHomePage(path: string, { home }: Catalogue): boolean {
  return home.solutions.cards.some(({ href }) => href === path)
}

function menuLink({ path, content }: CataloguePage): MenuLink {
  return { label: shortName(content), href: path }
}

function solutionsOf(catalogue: Catalogue): CataloguePage[] {
  return pagesOf(catalogue, (page) => isOfKind(page, 'solution'))
}

function familiesOf(catalogue: Catalogue): CataloguePage[] {
  return pagesOf(catalogue, ({ path }) => path.startsWith(PRODUCTS_FOLDER))
}

/** The pages that declare a place in the menu, by their declared order. */
function pagesOf({ pages }: Catalogue, belongs: (page: CataloguePage) => boolean): CataloguePage[] {
  const order = ({ content }: CataloguePage) => content.menu?.order ?? 0
  return [...pages.values()]
    .filter((page) => page.content.menu && belongs(page))
    .sort((a, b) => order(a) - order(b))
}
