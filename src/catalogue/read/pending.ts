import type { Section } from '#schema/section.ts'
import type { OwnerValue } from '#schema/text.ts'
import type { Catalogue, CataloguePage } from '../catalogue-model.ts'
import { withSections } from '../ask/pages.ts'
import type { Problem } from './problem.ts'

/** Fields without which the site is never published: whose it is, and its address. */
const INDISPENSABLE = new Set(['brand.name', 'brand.slug', 'legalName', 'baseUrl'])
const SITE_FILE = 'content/sitio.yaml'

/** The fields that the owner still owes, by whether the site can be published without them. */
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
 * Whether the build contains sample data for fields that the owner still owes. Its pages then say so, a list
 * names the fields, and deploy/sitio.sh does not publish it.
 */
export function isPreview({ pending }: Pick<Catalogue, 'pending'>): boolean {
  return pending.length > 0
}

/**
 * The catalogue without sample data: telephones, mails, networks and other addresses that the owner has not
 * given are left out. Pending texts stay as proposals, and so do branches' addresses, whose city is known.
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
