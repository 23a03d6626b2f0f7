import type { Catalogue } from './catalogue-model.ts'
import { certificatesHref } from './external-links.ts'
import { CERTIFICATIONS_PATH, CONTACT_PATH, HOME_PATH } from './paths.ts'

export type MenuLink = { label: string; href: string }

/** An entry of the main menu: a link, or a button that opens a list of them. */
export type MenuItem =
  | MenuLink
  | { label: string; id: string; items: readonly MenuLink[]; opensOnHover?: boolean }

/**
 * The main menu (spec 2, "Shared layout"). Productos and Soluciones list the pages that ask for a
 * place in it, so a new family needs no change here.
 */
export function mainMenu(catalogue: Catalogue): MenuItem[] {
  return [
    { label: 'Inicio', href: HOME_PATH },
    { label: 'Productos', id: 'menu-productos', items: pagesUnder(catalogue, '/productos/') },
    {
      label: 'Soluciones',
      id: 'menu-soluciones',
      items: pagesUnder(catalogue, '/soluciones/'),
      opensOnHover: true,
    },
    { label: 'Nosotros', id: 'menu-nosotros', items: aboutLinks(catalogue) },
    { label: 'Contacto', href: CONTACT_PATH },
  ]
}

/** The product families, for the footer, the home page and the page of a wrong address. */
export function familyLinks(catalogue: Catalogue): MenuLink[] {
  return pagesUnder(catalogue, '/productos/')
}

/** Certificaciones ISO, Historia, Clientes (spec 2). */
export function aboutLinks(catalogue: Catalogue): MenuLink[] {
  const { site } = catalogue
  return [
    // Until the owner names the manufacturer's list, the home page's section is what there is.
    { label: site.certificates.label, href: certificatesHref(site) ?? CERTIFICATIONS_PATH },
    ...pagesOf(catalogue, (path) => path.lastIndexOf('/') === 0),
  ]
}

function pagesUnder(catalogue: Catalogue, folder: string): MenuLink[] {
  return pagesOf(catalogue, (path) => path.startsWith(folder))
}

function pagesOf(catalogue: Catalogue, belongs: (path: string) => boolean): MenuLink[] {
  return [...catalogue.pages.values()]
    .flatMap(({ path, content }) =>
      content.menu && belongs(path) ? [{ path, ...content.menu }] : [],
    )
    .sort((a, b) => a.order - b.order)
    .map(({ path, label }) => ({ label, href: path }))
}
