import { foldText } from '#schema/fold-text.ts'
import type { GlossaryTerm } from '#schema/vocabulary.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { GLOSSARY_PATH, rowDrawingPath } from '#catalogue/paths.ts'
import { productLabel } from '#catalogue/show/product-facts.ts'
import { productOf } from '#catalogue/ask/product-by-id.ts'
import type { StructuredData } from './structured-data.ts'
import { termFinder, termId } from '#catalogue/show/term-forms.ts'

type PageLink = { label: string; href: string }

/** A term with its definition, its address in the glossary and pages about it. */
export type GlossaryEntry = Pick<GlossaryTerm, 'term' | 'definition'> & {
  id: string
  offeredIn: readonly PageLink[]
  /** Address of a product picture that illustrates the term. */
  picture?: string
}

/** The terms under one letter. */
export type GlossaryLetter = { letter: string; id: string; entries: readonly GlossaryEntry[] }

/** Above this many pages their family is linked instead. */
const MOST_PAGES = 3

/** The glossary in alphabetical order, by its letters. */
export function presentGlossary(catalogue: Catalogue): GlossaryLetter[] {
  const places = placesOf(catalogue)
  const entries = catalogue.glossary
    .map(({ term, definition, drawing }) => {
      const id = termId(term)
      return {
        term,
        definition,
        id,
        offeredIn: waysOn(places.get(id) ?? [], productOf(catalogue, drawing), catalogue),
        ...(drawing !== undefined && { picture: rowDrawingPath(drawing) }),
      }
    })
    .sort((a, b) => a.term.localeCompare(b.term, 'es'))
  const letters = Map.groupBy(entries, ({ term }) => foldText(term.charAt(0)).toUpperCase())
  return [...letters].map(([letter, ofLetter]) => ({
    letter,
    id: `letra-${letter.toLowerCase()}`,
    entries: ofLetter,
  }))
}

/** The pages whose title or products contain a term, by the term's id. */
function placesOf(catalogue: Catalogue): Map<string, CataloguePage[]> {
  const find = termFinder(catalogue.glossary)
  const pages = new Map<string, CataloguePage[]>()
  for (const page of catalogue.pages.values()) {
    if (page.products.length === 0 && page.content.kind !== 'plans') continue
    const names = [page.content.title, ...page.products.map(({ name }) => name)]
    for (const id of new Set(names.flatMap(find).map((found) => found.id))) {
      pages.set(id, [...(pages.get(id) ?? []), page])
    }
  }
  return pages
}

/** The pages that offer or explain the term's subject; specific pages rather than their family. */
function waysOn(
  pages: readonly CataloguePage[],
  shown: CatalogueProduct | undefined,
  catalogue: Catalogue,
): PageLink[] {
  if (pages.length > 0 && pages.length <= MOST_PAGES) return pages.map(linkTo)
  if (shown) return [{ label: `Ver ${productLabel(shown)}`, href: shown.href }]
  const families = [...new Set(pages.map(({ parentPath }) => parentPath))]
  return families.flatMap((path) => catalogue.pages.get(path) ?? []).map(linkTo)
}

function linkTo({ path, content }: CataloguePage): PageLink {
  return { label: content.title, href: path }
}

/** The glossary as structured data. */
export function glossaryData(
  letters: readonly GlossaryLetter[],
  name: string,
  { site }: Pick<Catalogue, 'site'>,
): StructuredData {
  const address = site.baseUrl.value + GLOSSARY_PATH
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': address,
    name,
    hasDefinedTerm: letters.flatMap(({ entries }) =>
      entries.map(({ id, term, definition }) => ({
        '@type': 'DefinedTerm',
        '@id': `${address}#${id}`,
        name: term,
        description: definition,
      })),
    ),
  }
}
