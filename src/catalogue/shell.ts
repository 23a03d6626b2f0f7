import type { Branch, Site } from '#schema/site.ts'
import type { Catalogue } from './catalogue-model.ts'
import { aboutLinks, familyLinks, mainMenu, type MenuItem, type MenuLink } from './menu.ts'
import {
  COMPARISON_PATH,
  CONDITIONS_PATH,
  CONTACT_PATH,
  GLOSSARY_PATH,
  PRIVACY_PATH,
  SELECTOR_PATH,
} from './paths.ts'

/** What stands around every page: header and footer. */
export type Shell = {
  brand: string
  tagline: string
  menu: readonly MenuItem[]
  footer: {
    groups: readonly { heading: string; links: readonly MenuLink[] }[]
    legal: readonly MenuLink[]
    branches: readonly Pick<Branch, 'title' | 'address' | 'phone' | 'email'>[]
    networks: readonly Pick<Site['networks'][number], 'name' | 'url'>[]
    copyright: string
  }
}

/** Header and footer of the whole site (spec 2, "Shared layout"). */
export function shellOf(catalogue: Catalogue): Shell {
  const { site } = catalogue
  return {
    brand: site.brand.name,
    tagline: site.tagline,
    menu: mainMenu(catalogue),
    footer: {
      groups: [
        {
          heading: 'Productos',
          links: [
            ...familyLinks(catalogue),
            { label: 'Selector de productos', href: SELECTOR_PATH },
            { label: 'Comparar productos', href: COMPARISON_PATH },
            { label: 'Glosario', href: GLOSSARY_PATH },
          ],
        },
        {
          heading: 'Nosotros',
          links: [...aboutLinks(catalogue), { label: 'Contacto', href: CONTACT_PATH }],
        },
      ],
      legal: [
        { label: 'Condiciones Generales de venta', href: CONDITIONS_PATH },
        { label: 'Privacidad', href: PRIVACY_PATH },
      ],
      branches: site.branches.map(({ title, address, phone, email }) => ({
        title,
        address,
        phone,
        email,
      })),
      networks: site.networks.map(({ name, url }) => ({ name, url })),
      copyright: site.copyright,
    },
  }
}
