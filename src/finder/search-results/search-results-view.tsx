import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { figureLabel, figuresSelectorPath } from '../search/figure-label.ts'
import { loadSearchIndex } from '../search/load-search-index.ts'
import type { ResultKind, SearchData } from '../search/search-data.ts'
import { searchEnquiryPath, searchPath } from '../search/search-path.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { type SearchHit, type SearchResults, searchSite } from '../search/search-site.ts'
import { LinkButton } from '#components/button/button.tsx'
import { Link } from '#components/link/link.tsx'
import { ResultGroup } from './result-group.tsx'
import { SearchFailure } from './search-failure.tsx'
import styles from './search-results.module.css'

type SearchResultsViewProps = {
  query: string
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Shown where the index cannot be had, and where nothing is found. */
  children: ReactNode
}

const GROUP_NAMES: Readonly<Record<ResultKind, string>> = {
  product: 'Productos',
  page: 'Páginas',
  term: 'Glosario',
  document: 'Catálogos y folletos',
}

/** What a query finds; the index is fetched with the first one. */
export function SearchResultsView({ query, headingRef, children }: SearchResultsViewProps) {
  const { index, hasFailed } = useSearchIndex()
  if (hasFailed) return <SearchFailure>{children}</SearchFailure>
  if (!index) return <p role="status">Buscando…</p>
  return (
    <FoundResults results={searchSite(index, query)} data={index.data} headingRef={headingRef}>
      {children}
    </FoundResults>
  )
}

type FoundResultsProps = {
  results: SearchResults
  data: Pick<SearchData, 'places' | 'services'>
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Shown where nothing is found. */
  children: ReactNode
}

/** What was found, by kind, and what was understood of the query. */
function FoundResults({ results, data, headingRef, children }: FoundResultsProps) {
  const { query, figures, fluids, unknown, hits, partial, unpublished, nearMisses, stems } = results
  const count = hits.length + partial.length + unpublished.length
  const shared = { places: data.places.map(({ title }) => title), stems }
  const nothingHas =
    unknown.length > 0 &&
    `No hay nada en el catálogo con ${unknown.map((text) => `«${text}»`).join(', ')}.`
  return (
    <>
      <div className={styles.results}>
        <h2 ref={headingRef} tabIndex={-1}>
          {count === 0 ? `Sin resultados para «${query}»` : `Resultados de «${query}»`}
        </h2>
        <p role="status">
          {count === 0 && nothingHas ? nothingHas : countText([...hits, ...partial], unpublished)}
        </p>
        <ReadNotes results={results} services={data.services} />
        {figures.length > 0 && (
          <ul
            className={`bare-list ${styles.chips}`}
            aria-label="Medidas que leímos en tu búsqueda"
          >
            {figures.map((figure) => (
              <li key={figure.facet}>
                <Link
                  className={styles.chip}
                  href={searchPath(figure.rest)}
                  onClick={() => headingRef.current?.focus()}
                >
                  {figureLabel(figure)} <span aria-hidden="true">×</span>
                  <span className="visually-hidden"> (quitar)</span>
                </Link>
              </li>
            ))}
            <li>
              <Link href={figuresSelectorPath(figures)}>Abrir estas medidas en el selector</Link>
            </li>
          </ul>
        )}
        {count > 0 && nothingHas && <p>{nothingHas}</p>}
        {groupsOf(hits).map(([kind, own]) => (
          <ResultGroup key={kind} heading={GROUP_NAMES[kind]} hits={own} {...shared} />
        ))}
        <ResultGroup
          heading="Responden a una parte"
          note="Ningún otro reúne todo lo escrito: estos dicen lo que más pesa de ello."
          hits={partial}
          {...shared}
        />
        <ResultGroup
          heading={
            fluids.length > 0
              ? 'Sin dato publicado para lo pedido'
              : 'Sin dato publicado para esas medidas'
          }
          note="No lo publican: confírmalo con la sucursal antes de elegir."
          hits={unpublished}
          {...shared}
        />
        {count === 0 && (
          <>
            <ResultGroup
              heading={
                figures.length > 0 ? 'Lo más cercano, fuera de esas medidas' : 'Lo más parecido'
              }
              hits={nearMisses}
              {...shared}
            />
            <p>La sucursal puede ayudarte a encontrarlo.</p>
            <LinkButton href={searchEnquiryPath(query)}>Consultar por «{query}»</LinkButton>
          </>
        )}
      </div>
      {count === 0 && children}
    </>
  )
}

type ReadNotesProps = Pick<FoundResultsProps, 'results'> & { services: SearchData['services'] }

/** What was understood otherwise than it was typed, and what was left out of the search. */
function ReadNotes({ results, services }: ReadNotesProps) {
  const { fluids, ignored, questions } = results
  return (
    <>
      {questions.map(({ typed, meant }) => (
        <p key={typed + meant}>
          ¿Quisiste decir <Link href={searchPath(meant)}>{meant}</Link>? Nada se llama «{typed}».
        </p>
      ))}
      {fluids.map(({ text, services: ids }) => (
        <p key={text}>
          «{text}» se buscó en {ids.map((id) => services[id]).join(' y ')}: confirma la
          compatibilidad con la sucursal.
        </p>
      ))}
      {ignored.map(({ text, meaning }) => (
        <p key={text}>
          «{text}» no se usó para elegir: {meaning}.
        </p>
      ))}
    </>
  )
}

type LoadedIndex = { index?: SearchIndex; hasFailed: boolean }

function useSearchIndex(): LoadedIndex {
  const [loaded, setLoaded] = useState<LoadedIndex>({ hasFailed: false })
  useEffect(() => {
    loadSearchIndex().then(
      (index) => setLoaded({ index, hasFailed: false }),
      () => setLoaded({ hasFailed: true }),
    )
  }, [])
  return loaded
}

/** The kinds in the order of their best result. */
function groupsOf(hits: readonly SearchHit[]): [ResultKind, SearchHit[]][] {
  return [...Map.groupBy(hits, ({ entry }) => entry.kind)]
}

function countText(hits: readonly SearchHit[], unpublished: readonly SearchHit[]): string {
  const total = hits.length + unpublished.length
  if (total === 0) return 'Nada de lo publicado responde a la búsqueda.'
  const all = total === 1 ? '1 resultado' : `${total} resultados`
  return unpublished.length === 0 ? all : `${all}, ${unpublished.length} sin dato publicado`
}
