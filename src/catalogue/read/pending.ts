import type { Section } from '#schema/section.ts'
import type { OwnerValue } from '#schema/text.ts'
import type { Catalogue, CataloguePage } from '../catalogue-model.ts'
import { withSections } from '../ask/pages.ts'
import type { Problem } from './problem.ts'

/** Fields that say whose site it is and where it stands: nobody publishes without them. */
const INDISPENSABLE = new Set(['brand.name', 'brand.slug', 'legalName', 'baseUrl'])
const SITE_FILE = 'content/sitio.yaml'

/** What the owner still owes, by whether a site can be published without it. */
export type SortedPending = { indispensable: readonly Problem[]; optional: readonly Problem[] }

export function sortPending(pending: readonly Problem[]): SortedPending {
  const isIndispensable = ({ file, field }: Problem) =>
    file === SITE_FILE && INDISPENSABLE.has(field)
  return {
    indispensable: pending.filter(isIndispensable),
    optional: pending.filter((problem) => !isIndispensable(problem)),
  }
}

/**
 * Whether sample data stand in for what the owner still owes: its pages say so, a list tells what is owed, and
 * deploy/sitio.sh does not publish it.
 */
export function isPreview({ pending }: Pick<Catalogue, 'pending'>): boolean {
  return pending.length > 0
}

/**
 * The catalogue with nothing in it that only stands in: telephones, mails, networks and other addresses
 * that the owner has not given are left out. A text stays, as the proposal that it is, and an office's
 * address, of which the city is known.
 */
export function withoutSamples(catalogue: Catalogue): Catalogue {
  const { site, home, pages } = catalogue
  return {
    ...catalogue,
    site: {
      ...site,
      branches: site.branches.map(({ phone, email, ...branch }) => ({
        ...branch,
        phone: given(phone),
        email: given(email),
      })),
      networks: site.networks.filter(({ url }) => !url.pending),
      certificates: { ...site.certificates, baseUrl: given(site.certificates.baseUrl) },
    },
    home: {
      ...home,
      industries: {
        ...home.industries,
        cards: home.industries.cards.map((card) => ({ ...card, url: given(card.url) })),
      },
    },
    pages: new Map([...pages].map(([path, page]) => [path, pageWithoutSamples(page)])),
    pending: [],
  }
}

function given(owned: OwnerValue | undefined): OwnerValue | undefined {
  return owned?.pending === false ? owned : undefined
}

function pageWithoutSamples(page: CataloguePage): CataloguePage {
  return { ...page, content: withSections(page.content, givenLinks) }
}

function givenLinks(section: Section): Section {
  return {
    ...section,
    externalLinks: section.externalLinks.filter(({ url }) => !url.pending),
    subsections: section.subsections.map((part) => ({
      ...part,
      externalLinks: part.externalLinks.filter(({ url }) => !url.pending),
    })),
  }
}
