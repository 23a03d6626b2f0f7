import { SELECTOR_LABEL } from '#catalogue/labels.ts'
import { comparisonPath } from '#catalogue/paths.ts'
import { foldText, slugOf, wordsOf } from '#schema/fold-text.ts'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { figureLabel } from '../search/figure-label.ts'
import { selectorPath } from '../selector/criteria.ts'
import { loadSearchIndex } from '../search/load-search-index.ts'
import { matchingLine } from '../search/mark-words.ts'
import type { ResultKind, SearchData } from '../search/search-data.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { SearchResults } from '../search/answer-query.ts'
import type { SearchHit } from '../search/search-hit.ts'
import { searchSite } from '../search/search-site.ts'
import { AskedChip, AskedChips } from '../asked-chips.tsx'
import { answerList } from './answer-list.ts'
import { Mentions, Neighbours } from './answer-others.tsx'
import { exactProduct } from './exact-product.ts'
import { ExactAnswer } from './exact-answer.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useProductData } from '../products/use-product-data.ts'
import { Link } from '#components/link/link.tsx'
import { familiesOf, familyOf, FamilyFilter } from './family-filter.tsx'
import { isFluidIn, quoted, ReadNotes } from './read-notes.tsx'
import { readWords } from './read-words.ts'
import { ResultGroup } from './result-group.tsx'
import { headingOf, heardText, wholeText } from './result-texts.ts'
import { SearchFailure } from './search-failure.tsx'
import styles from './search-results.module.css'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { useAddressQuery } from '#visitor/use-address-query.ts'
import { useReturnPlace } from '#visitor/use-return-place.ts'

type SearchResultsViewProps = {
  query: string
  /** Looks for another text. */
  onSearch: (text: string) => void
  headingRef: RefObject<HTMLHeadingElement | null>
  /** The offices to call where nothing is found. */
  offices: ComponentProps<typeof NothingFound>['offices']
  /** The families to begin from where nothing is found. */
  families: ComponentProps<typeof NothingFound>['families']
  /** Shown where the index cannot be had. */
  children: ReactNode
}

const GROUP_NAMES: Readonly<Record<ResultKind, string>> = {
  product: 'Productos',
  page: 'Páginas',
  term: 'Glosario',
  document: 'Catálogos y folletos',
}

const LIST = new Intl.ListFormat('es')

/** The family that narrows the results, by its slug, in the address of a search. */
const FAMILY_PARAM = 'familia'

/** Where so few products are found, the page that leads the results is what was meant. */
const FEW_PRODUCTS = 9

/** What a query finds; the index is fetched with the first one. */
export function SearchResultsView({ query, children, ...others }: SearchResultsViewProps) {
  const { index, hasFailed } = useSearchIndex()
  if (hasFailed) return <SearchFailure>{children}</SearchFailure>
  if (!index) return <Coming />
  return <FoundResults results={searchSite(index, query)} data={index.data} {...others} />
}

function Coming() {
  return (
    <p className="fills-window" role="status">
      Buscando…
    </p>
  )
}

type FoundResultsProps = Pick<
  SearchResultsViewProps,
  'onSearch' | 'headingRef' | 'offices' | 'families'
> & {
  results: SearchResults
  data: SearchData
}

/** What was found, by kind, and what was understood of the query. */
function FoundResults({ results, data, onSearch, headingRef, ...contacts }: FoundResultsProps) {
  const search = new URLSearchParams(useAddressQuery())
  const { state } = useProductData()
  // Rows come with data of their own.
  useReturnPlace(state.status !== 'loading')
  const { query, service, fluids, ways, compared, unknown, nearMisses, stems } = results
  const { figures, choices } = service
  const heading = headingOf(results, data)
  const [arranged, ...others] = results.arrangements
  const asSelected =
    arranged !== undefined && others.length === 0
      ? { ...service, choices: { ...choices, arrangements: arranged } }
      : service
  const every = [...results.hits, ...results.partial, ...results.unpublished]
  // The chips count the same products as the heading does.
  const families = familiesOf(results.hits.length > 0 ? results.hits : every, data)
  // Another query has other families: the address drops the choice with it.
  const family = families.find(({ title }) => slugOf(title) === search.get(FAMILY_PARAM))?.title
  const kept = (hits: readonly SearchHit[]) =>
    family === undefined ? hits : hits.filter(({ entry }) => familyOf(entry, data) === family)
  const [hits, partial, unpublished] = [results.hits, results.partial, results.unpublished].map(
    kept,
  )
  const count = every.length
  const [whole] = ways
  const isRead = figures.length + fluids.length > 0 || whole !== undefined
  const machine = isRead ? choices.equipment : undefined
  const shared = {
    places: data.places,
    stems,
    rows: state.status === 'ready' ? state.data : undefined,
    areRowsComing: state.status === 'loading',
    machine,
    named: service.named,
  }
  const rows = shared.rows
  const exactId = exactProduct(query, hits ?? [])
  const exact = rows?.products.find(({ id }) => id === exactId)
  const list = exact && rows && answerList(exact, rows)
  const groups = groupsOf(hits ?? [])
  const products = groups
    .flatMap(([kind, own]) => (kind === 'product' ? own : []))
    .filter(({ entry }) => entry.id !== exact?.id)
  // All else answers, but nothing is published of the fluid.
  const isFluid = isFluidIn(fluids)
  const silent = products
    .filter(({ lacks }) => lacks.some(isFluid))
    .toSorted((a, b) => Number(isMute(a)) - Number(isMute(b)))
  const answering = products.filter((hit) => !silent.includes(hit))
  const isUnmet = answering.length === 0 && silent.length > 0
  // What even the first product was found without was let go.
  const [best] = [...answering, ...silent, ...(partial ?? []), ...(unpublished ?? [])].filter(
    ({ entry }) => entry.kind === 'product',
  )
  const isLetGo = (text: string) =>
    best?.lacks.some((lack) => ` ${lack} `.includes(` ${text} `)) ?? false
  const read = [
    ...figures.map((figure) => ({
      label: figureLabel(figure, figures),
      rest: figure.rest,
      isUnmet: false,
    })),
    ...readWords(results, machine, whole?.entry.title, data).map(({ word, ...one }) => ({
      ...one,
      isUnmet: isLetGo(word),
    })),
    ...fluids.map(({ text, services, rest }) => {
      const meant = services.map((id) => data.services[id] ?? id).join(', ')
      const label = foldText(text) === foldText(meant) ? meant : `${text} = ${meant}`
      return { label, rest, isUnmet: isLetGo(wordsOf(text).join(' ')) }
    }),
  ]
  const besideProducts = groups
    .filter(([kind]) => kind !== 'product')
    // Beside what is for a machine, its kind's own page leads.
    .toSorted(([a], [b]) => (whole ? Number(b === 'page') - Number(a === 'page') : 0))
  // A wish, or what a word means, is answered by a page or a term; figures are not, however near.
  const areOthersFirst = !exact && nearMisses.length === 0 && groups[0] === besideProducts[0]
  const isAnsweredByPage = results.isAnswered || answering.length < FEW_PRODUCTS
  const besides = (some: typeof groups, areBeside = some.some(([kind]) => kind === 'page')) =>
    some.length > 0 && (
      <div className={areBeside ? styles.aside : undefined}>
        {some.map(([kind, own]) => (
          <ResultGroup key={kind} heading={GROUP_NAMES[kind]} hits={own} {...shared} />
        ))}
      </div>
    )
  // Its large answer comes with the rows' data, and would push away what already stood.
  if (exactId !== undefined && state.status === 'loading') return <Coming />
  return (
    <>
      <section className={styles.results} data-exact={exact && ''} aria-label="Resultados">
        <div className={exact ? 'visually-hidden' : styles.heading}>
          <h2 ref={headingRef} tabIndex={-1}>
            {heading.text}
            {heading.of !== undefined && <span className="only-from-tablet">{heading.of}</span>}
          </h2>
          {(isRead || compared.length > 0) && (
            <p className={styles.selector}>
              {compared.length > 0 && (
                <Link
                  href={comparisonPath(compared.flatMap(({ id }) => id ?? []))}
                  className="touch-target"
                >
                  {`Comparar ${LIST.format(compared.map(({ code, title }) => code ?? title))}`}
                </Link>
              )}
              {whole && (
                <Link href={whole.entry.href} className="touch-target">
                  {wholeText(whole)}
                </Link>
              )}
              {isRead && (!whole || machine !== undefined) && (
                <Link href={selectorPath(asSelected)} className="touch-target">
                  {SELECTOR_LABEL}
                </Link>
              )}
            </p>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {heardText(every.length, results.unpublished.length)}
        </p>
        <div className={styles.means}>
          {isRead && (
            <AskedChips label="Lo que leímos en tu búsqueda">
              <li className={styles.read}>Entendido como</li>
              {read.map(({ label, rest, isUnmet: isStruck }) => (
                <AskedChip
                  key={label + rest}
                  isUnmet={isStruck}
                  onRemove={() => {
                    onSearch(rest)
                    headingRef.current?.focus()
                  }}
                >
                  {label}
                </AskedChip>
              ))}
            </AskedChips>
          )}
          <FamilyFilter
            families={families}
            chosen={family}
            onChoose={(chosen) =>
              replaceAddressQuery(
                `?${new URLSearchParams({ q: query, ...(chosen !== undefined && { [FAMILY_PARAM]: slugOf(chosen) }) })}`,
              )
            }
          />
        </div>
        <ReadNotes
          results={results}
          unmet={isUnmet ? quoted(silent[0]?.lacks.filter(isFluid) ?? []) : undefined}
          fluid={fluidIn(results, data)}
          services={state.status === 'ready' ? state.data.options.services : []}
        />
        <div className={exact ? undefined : styles.columns}>
          {areOthersFirst && besides(besideProducts.slice(0, 1), !isAnsweredByPage)}
          <div>
            {exact && list ? (
              <>
                <ExactAnswer product={exact} list={list} />
                <Mentions
                  label={exact.label}
                  hits={products}
                  stems={stems}
                  products={rows?.products ?? []}
                />
                <ResultGroup
                  heading="También responden"
                  hits={products.filter(({ entry }) => !matchingLine(entry, stems))}
                  {...shared}
                />
                <Neighbours
                  list={list}
                  without={new Set([exact.id, ...products.map(({ entry }) => entry.id)])}
                />
              </>
            ) : (
              <>
                <ResultGroup
                  heading={GROUP_NAMES.product}
                  hits={answering}
                  isLeading
                  isHeard
                  {...shared}
                />
                <ResultGroup
                  heading="Responden a lo demás"
                  {...(!isUnmet && {
                    note: `${quoted(silent[0]?.lacks.filter(isFluid) ?? [])} no figura entre sus aplicaciones publicadas: confirma con la sucursal.`,
                  })}
                  hits={silent}
                  isLeading={isUnmet}
                  isHeard={isUnmet}
                  {...shared}
                />
              </>
            )}
            {count > 0 && (
              <ResultGroup
                heading="Lo más cercano, fuera de esas medidas"
                hits={nearMisses}
                isLeading={products.length === 0}
                {...shared}
              />
            )}
            <ResultGroup
              heading="Responden a una parte"
              note="Ningún otro responde a todo lo escrito; estos responden a lo principal."
              hits={partial ?? []}
              {...shared}
            />
            <ResultGroup
              heading="Sin dato publicado para lo pedido"
              note="No lo publican: confirma con la sucursal antes de elegir."
              hits={unpublished ?? []}
              {...shared}
            />
            {count === 0 && (
              <>
                <p className={styles.lost}>
                  {unknown.length > 0
                    ? 'No aparece en ningún código, nombre, material ni norma del catálogo. ¿Es el código de otra marca o de la bomba?'
                    : 'Nada de lo publicado responde a la búsqueda.'}
                </p>
                <NothingFound query={query} selectorHref={selectorPath(service)} {...contacts} />
                <ResultGroup
                  heading={
                    figures.length > 0 ? 'Lo más cercano, fuera de esas medidas' : 'Lo más parecido'
                  }
                  hits={nearMisses}
                  {...shared}
                />
              </>
            )}
          </div>
          {besides(besideProducts.slice(areOthersFirst ? 1 : 0))}
        </div>
      </section>
    </>
  )
}

/** The fluid that is asked for, as the selector calls it, where products publish it: how many, and the way to them. */
function fluidIn({ service }: SearchResults, { services, entries }: SearchData) {
  const { services: id = '' } = service.choices
  const count = entries.filter((entry) => entry.services?.includes(id)).length
  return count === 0
    ? undefined
    : {
        label: services[id] ?? id,
        count,
        href: selectorPath({ figures: [], choices: { services: id } }),
      }
}

/** It publishes no figure at all: beside others it says least. */
function isMute({ entry: { judged } }: SearchHit): boolean {
  return judged?.ranges.length === 0
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
