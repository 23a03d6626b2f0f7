import { namedMaterials, searchedValues } from '#catalogue/product-lists.ts'
import { partsOf } from '#catalogue/pages.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { GLOSSARY_PATH } from '#catalogue/paths.ts'
import { termId } from '#catalogue/term-forms.ts'
import { facetRanges } from '#catalogue/facet-ranges.ts'
import type { FacetRange, PublishedRange } from '#catalogue/judge-range.ts'
import type { SearchData, SearchEntry, TextKind } from './search-data.ts'

/** A document that a page offers to take along. */
export type OfferedDocument = { href: string; title: string; line: string }

/** Everything that can be found, from the catalogue; the documents come from the layer above. */
export function buildSearchData(
  catalogue: Catalogue,
  documents: readonly OfferedDocument[],
): SearchData {
  const pages = [...catalogue.pages.values()]
  const places = pages.map(({ content }) => content.title)
  const placeOf = new Map(pages.map(({ path }, index) => [path, index]))
  return {
    entries: [
      ...catalogue.products.map((product) => productEntry(product, catalogue, placeOf)),
      ...pages.map((page) => pageEntry(page, placeOf)),
      ...catalogue.glossary.map(({ term, definition }): SearchEntry => ({
        kind: 'term',
        href: `${GLOSSARY_PATH}#${termId(term)}`,
        title: term,
        line: definition,
      })),
      ...documents.map((document): SearchEntry => ({ kind: 'document', ...document })),
    ],
    places,
    synonyms: catalogue.synonyms,
  }
}

function productEntry(
  product: CatalogueProduct,
  { properties }: Pick<Catalogue, 'properties'>,
  placeOf: ReadonlyMap<string, number>,
): SearchEntry {
  const { id, code, name, tagline, href, pagePath, features, materials } = product
  const place = placeOf.get(pagePath)
  const ranges = facetRanges(product, properties).map(withoutSource)
  return {
    kind: 'product',
    href,
    title: name,
    line: tagline,
    id,
    ...(code !== undefined && { code }),
    ...(place !== undefined && { place }),
    texts: withoutEmpty({
      application: searchedValues(product, 'application'),
      feature: [...features, ...searchedValues(product, 'feature')],
      material: [...new Set(namedMaterials(materials).flatMap(({ values }) => values))],
      standard: searchedValues(product, 'standard'),
    }),
    ...(ranges.length > 0 && { ranges }),
  }
}

/** Where a figure was published stands on the product's card: searching needs it not. */
function withoutSource(range: FacetRange): PublishedRange {
  const { facet, label, min, max, text, condition, imperial } = range
  return {
    facet,
    label,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    text,
    ...(condition !== undefined && { condition }),
    ...(imperial && { imperial }),
  }
}

function pageEntry(
  { path, content, parentPath }: CataloguePage,
  placeOf: ReadonlyMap<string, number>,
): SearchEntry {
  const place = placeOf.get(parentPath)
  const headings = partsOf(content).sections.flatMap(({ heading, cards, subsections }) => [
    heading,
    ...cards.map(({ title }) => title),
    ...subsections.map((subsection) => subsection.heading),
  ])
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
      heading: [...new Set([...others.filter((label) => label !== undefined), ...headings])],
    }),
  }
}

function withoutEmpty(
  texts: Partial<Record<TextKind, readonly string[]>>,
): Partial<Record<TextKind, readonly string[]>> {
  return Object.fromEntries(Object.entries(texts).filter(([, lines]) => lines.length > 0))
}
