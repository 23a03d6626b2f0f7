import { choicesOf, isAnswered } from '#catalogue/ask/choices.ts'
import { namedMaterials, searchedValues } from '#catalogue/show/named-lists.ts'
import { partsOf, shortName } from '#catalogue/ask/pages.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { BRANCHES_ID, CERTIFICATIONS_PATH, GLOSSARY_PATH, HOME_PATH } from '#catalogue/paths.ts'
import { termId } from '#catalogue/show/term-forms.ts'
import { counted } from '#catalogue/labels.ts'
import { judgeable } from '#catalogue/ask/judgeable.ts'
import type { Judgeable } from '#figures/judgement.ts'
import type { SearchData, SearchEntry } from './search-data.ts'

/** A document that a page offers for download. */
export type OfferedDocument = { href: string; title: string; line: string }

/** Builds the search data from the catalogue; the layer above passes the documents. */
export function buildSearchData(
  catalogue: Catalogue,
  documents: readonly OfferedDocument[],
): SearchData {
  const pages = [...catalogue.pages.values()]
  const { groups, fluids, intents, things } = catalogue.searchWords
  const placeIndex = new Map(pages.map(({ path }, index) => [path, index]))
  return {
    entries: [
      ...catalogue.products.map((product) => productEntry(product, catalogue, placeIndex)),
      ...pages.map((page) => pageEntry(page, catalogue, placeIndex)),
      ...homeEntries(catalogue),
      ...catalogue.glossary.map(({ term, definition }): SearchEntry => ({
        kind: 'term',
        href: `${GLOSSARY_PATH}#${termId(term)}`,
        title: term,
        line: definition,
      })),
      ...documents.map((document): SearchEntry => ({ kind: 'document', ...document })),
    ],
    places: pages.map(({ content, parentPath }) => {
      const parent = placeIndex.get(parentPath)
      const name = shortName(content)
      return {
        title: content.title,
        ...(name !== content.title && { name }),
        ...(parent !== undefined && { parent }),
      }
    }),
    services: labelsOf(catalogue.selection.services),
    equipment: labelsOf(catalogue.selection.equipment),
    arrangements: labelsOf(catalogue.selection.arrangements),
    machines: catalogue.selection.equipment.map(({ id, words, size }) => ({
      id,
      said: words.filter((word) => !word.endsWith('*')),
      ...(size && { size }),
    })),
    doubtful: catalogue.selection.services
      .filter((service) => !isAnswered(service))
      .map(({ id, ph }) => ({ id, ...(ph !== undefined && { ph }) })),
    plans: Object.fromEntries(
      catalogue.apiPlans.map(({ plan, arrangement, description, isDual }) => [
        plan,
        { meaning: `${arrangement}. ${description}`, isDual },
      ]),
    ),
    words: { groups, fluids, intents },
    things: things.map(({ said, pages: paths }) => ({
      said,
      places: paths.flatMap((path) => placeIndex.get(path) ?? []),
    })),
  }
}

function labelsOf(choices: readonly { id: string; label: string }[]): Record<string, string> {
  return Object.fromEntries(choices.map(({ id, label }) => [id, label]))
}

function productEntry(
  product: CatalogueProduct,
  catalogue: Catalogue,
  placeIndex: ReadonlyMap<string, number>,
): SearchEntry {
  const { id, code, name, tagline, href, pagePath, features, materials } = product
  const place = placeIndex.get(pagePath)
  const chosenBy = (kind: 'services' | 'equipment' | 'arrangements') => [
    ...choicesOf(kind, product, catalogue.selection).keys(),
  ]
  return {
    kind: 'product',
    // Adjacent fields with similar text compress best.
    href,
    id,
    ...(code !== undefined && { code }),
    title: name,
    line: tagline,
    ...(place !== undefined && { place }),
    texts: withoutEmpty({
      application: searchedValues(product, 'application'),
      feature: [...features, ...searchedValues(product, 'feature')],
      material: [...new Set(namedMaterials(materials).flatMap(({ values }) => values))],
      standard: searchedValues(product, 'standard'),
    }),
    judged: withoutWords(judgeable(product, catalogue)),
    ...withoutEmpty({
      services: chosenBy('services'),
      equipment: chosenBy('equipment'),
      arrangements: chosenBy('arrangements'),
    }),
  }
}

/** The data to judge by, without its labels: results take those from the product rows. */
function withoutWords({ ranges, refuses, ...judged }: Judgeable): Judgeable {
  const refused = Object.keys(refuses ?? {}).map((id) => [id, ''])
  return {
    ...judged,
    ranges: ranges.map(({ label: _label, ...range }) => range),
    ...(refuses && { refuses: Object.fromEntries(refused) }),
  }
}

function pageEntry(
  { path, content, parentPath, products }: CataloguePage,
  { apiPlans }: Pick<Catalogue, 'apiPlans'>,
  placeIndex: ReadonlyMap<string, number>,
): SearchEntry {
  const place = placeIndex.get(parentPath)
  // Gathering pages are found only by their names: their products already contain the words for machines and fluids.
  if (partsOf(content).gathers) {
    const line = counted(products.length, 'producto')
    const heading = content.crumb === undefined ? [] : [content.crumb]
    return {
      kind: 'page',
      href: path,
      title: content.title,
      line,
      gathers: true,
      texts: withoutEmpty({ heading }),
    }
  }
  const headings = partsOf(content).sections.flatMap(({ heading, cards, subsections }) => [
    heading,
    ...cards.map(({ title }) => title),
    ...subsections.map((subsection) => subsection.heading),
  ])
  const plans = content.kind === 'plans' ? apiPlans.map(({ plan }) => `Plan ${plan}`) : []
  const others = [content.crumb, content.index?.label, content.menu?.label].filter(
    (label) => label !== undefined && label !== content.title,
  )
  return {
    kind: 'page',
    href: path,
    title: content.title,
    line: content.lead,
    ...(place !== undefined && { place }),
    texts: withoutEmpty({
      heading: [
        ...new Set([...others.filter((label) => label !== undefined), ...headings, ...plans]),
      ],
    }),
  }
}

/** Entries for the content that only the home page has: branches and certifications. */
function homeEntries({ site, home }: Catalogue): SearchEntry[] {
  const { certifications } = home
  return [
    {
      kind: 'page',
      href: `${HOME_PATH}#${BRANCHES_ID}`,
      title: home.branches.heading,
      line: home.branches.lead,
      texts: {
        heading: site.branches.map(({ city, region }) => `${city}, ${region}`),
      },
    },
    {
      kind: 'page',
      href: CERTIFICATIONS_PATH,
      title: certifications.heading,
      line: certifications.items.map(({ label }) => label).join(', '),
      texts: { heading: certifications.items.map(({ meaning }) => meaning) },
    },
  ]
}

function withoutEmpty<Key extends string>(
  lists: Partial<Record<Key, readonly string[]>>,
): Partial<Record<Key, readonly string[]>> {
  const given = Object.entries<readonly string[] | undefined>(lists).filter(
    ([, list]) => list?.length,
  )
  return Object.fromEntries(given) as Partial<Record<Key, readonly string[]>>
}
