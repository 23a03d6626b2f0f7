import type { RefObject } from 'react'
import { figureLabel, figuresSelectorPath } from '#search/figure-label.ts'
import type { ResultKind } from '#search/search-data.ts'
import { searchEnquiryPath, searchPath } from '#search/search-path.ts'
import type { SearchHit, SearchResults } from '#search/search-site.ts'
import { LinkButton } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { ResultGroup } from './result-group.tsx'
import styles from './search-page.module.css'

type SearchResultsViewProps = {
  results: SearchResults
  places: readonly string[]
  headingRef: RefObject<HTMLHeadingElement | null>
}

const GROUP_NAMES: Readonly<Record<ResultKind, string>> = {
  product: 'Productos',
  page: 'Páginas',
  term: 'Glosario',
  document: 'Catálogos y folletos',
}

/** What a query found, by kind, and what was understood of it. */
export function SearchResultsView({ results, places, headingRef }: SearchResultsViewProps) {
  const { query, figures, unknown, hits, unpublished, nearMisses, stems } = results
  const count = hits.length + unpublished.length
  const shared = { places, stems }
  return (
    <div className={styles.results}>
      <h2 ref={headingRef} tabIndex={-1}>
        {count === 0 ? `Sin resultados para «${query}»` : `Resultados de «${query}»`}
      </h2>
      <p role="status">{countText(hits, unpublished)}</p>
      {figures.length > 0 && (
        <ul className={`bare-list ${styles.chips}`} aria-label="Medidas que leímos en tu búsqueda">
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
      {unknown.length > 0 && (
        <p>No hay nada en el catálogo con {unknown.map((text) => `«${text}»`).join(', ')}.</p>
      )}
      {groupsOf(hits).map(([kind, own]) => (
        <ResultGroup key={kind} heading={GROUP_NAMES[kind]} hits={own} {...shared} />
      ))}
      <ResultGroup
        heading="Sin dato publicado para esas medidas"
        note="Sus fichas no dicen el límite: consulta antes de elegir."
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
          <p>Un ingeniero de la sucursal puede buscarlo contigo.</p>
          <LinkButton href={searchEnquiryPath(query)}>Consultar por «{query}»</LinkButton>
        </>
      )}
    </div>
  )
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
