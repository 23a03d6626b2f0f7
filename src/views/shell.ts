import type { Branch, Site } from '#schema/site.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import {
  aboutLinks,
  familyLinks,
  mainMenu,
  solutionLinks,
  type Menu,
  type MenuLink,
} from './menu.ts'
import { LOGO_KEY } from '#catalogue/read/owner-pictures.ts'
import {
  COMPARISON_PATH,
  CODES_PATH,
  CONDITIONS_PATH,
  DOCUMENTS_PATH,
  GLOSSARY_PATH,
  HOME_PATH,
  INDUSTRIES_ID,
  PLANS_PATH,
  ownerPicturePath,
  PRIVACY_PATH,
  SELECTOR_PATH,
  SURVEY_PATH,
} from '#catalogue/paths.ts'
import { isPreview } from '#catalogue/read/pending.ts'

export type Logo = { src: string; width: number; height: number }

/** The data of the header and footer of every page. */
export type Shell = {
  brand: string
  /** The company's own logo, in place of the default sign and name. */
  logo: Logo | undefined
  tagline: string
  menu: Menu
  branches: readonly Pick<Branch, 'city' | 'phone'>[]
  /** Whether the build contains sample data for what the owner still owes. */
  isPreview: boolean
  footer: {
    groups: readonly { heading: string; links: readonly MenuLink[] }[]
    legal: readonly MenuLink[]
    networks: readonly Pick<Site['networks'][number], 'name' | 'url'>[]
    copyright: string
  }
}

function logoOf({ ownerPictures }: Catalogue): Logo | undefined {
  const own = ownerPictures.get(LOGO_KEY)
  if (!own) return undefined
  const { fileName, width, height } = own
  return { src: ownerPicturePath(LOGO_KEY, fileName), width, height }
}

/** The header and footer of the whole site (spec 2, "Shared layout"). */
export function shellOf(catalogue: Catalogue): Shell {
  const { site } = catalogue
  return {
    brand: site.brand.name,
    logo: logoOf(catalogue),
    tagline: site.tagline,
    menu: mainMenu(catalogue),
    branches: site.branches.map(({ city, phone }) => ({ city, phone })),
    isPreview: isPreview(catalogue),
    footer: {
      groups: [
        { heading: 'Productos', links: familyLinks(catalogue) },
        {
          heading: 'Soluciones',
          links: [
            ...solutionLinks(catalogue),
            { label: catalogue.home.industries.heading, href: `${HOME_PATH}#${INDUSTRIES_ID}` },
          ],
        },
        {
          heading: 'Empresa y ayuda',
          links: [
            { label: 'Selector de productos', href: SELECTOR_PATH },
            { label: 'Comparar productos', href: COMPARISON_PATH },
            { label: 'Ficha de levantamiento', href: SURVEY_PATH },
            { label: 'Documentos', href: DOCUMENTS_PATH },
            { label: 'Planes API', href: PLANS_PATH },
            { label: 'Glosario', href: GLOSSARY_PATH },
            ...aboutLinks(catalogue),
          ],
        },
      ],
      legal: [
        { label: 'Condiciones Generales de venta', href: CONDITIONS_PATH },
        { label: 'Privacidad', href: PRIVACY_PATH },
        { label: 'Todos los códigos', href: CODES_PATH },
      ],
      networks: site.networks.map(({ name, url }) => ({ name, url })),
      copyright: site.copyright,
    },
  }
}
