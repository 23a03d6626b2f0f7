import type { ComponentProps, RefObject } from 'react'
import { slugOf } from '#schema/fold-text.ts'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { useAddressQuery } from '#visitor/use-address-query.ts'
import { useReturnPlace } from '#visitor/use-return-place.ts'
import { RemovableChip, RemovableChips } from '../removable-chips.tsx'
import type { ProductData } from '#views/product-data.ts'
import { matchingLine } from '../search/mark-words.ts'
import type { SearchResults } from '../search/answer-query.ts'
import type { ResultKind, SearchData } from '../search/search-data.ts'
import { comparedFor, selectorPath } from '../selector/criteria.ts'
import { answerList } from './answer-list.ts'
import { Mentions, Neighbours } from './answer-others.tsx'
import { arrangeResults, type ArrangedResults, type ReadPart } from './arrange-results.ts'
import { ExactAnswer } from './exact-answer.tsx'
import { FamilyFilter } from './family-filter.tsx'
import { NothingFound } from './nothing-found.tsx'
import { isFluidIn, quoted, ReadNotes } from './read-notes.tsx'
import { ResultGroup } from './result-group.tsx'
import { heardText } from './result-texts.ts'
import { ResultsHead } from './results-head.tsx'
import styles from './search-results.module.css'

const GROUP_NAMES: Readonly<Record<ResultKind, string>> = {
  product: 'Productos',
  page: 'Páginas',
  term: 'Glosario',
  document: 'Catálogos y folletos',
}

/** The address parameter for the chosen family's slug. */
const FAMILY_PARAM = 'familia'

/** If fewer products than these are found, the page that leads the results is probably meant. */
const FEW_PRODUCTS = 9

type FoundResultsProps = {
  results: SearchResults
  data: SearchData
  /** Undefined if they could not be loaded: products are then shown like other results. */
  rows: ProductData | undefined
  /** Searches for another text. */
  onSearch: (text: string) => void
  headingRef: RefObject<HTMLHeadingElement | null>
  /** The branches to call if nothing is found. */
  branches: ComponentProps<typeof NothingFound>['branches']
  /** The families to browse if nothing is found. */
  families: ComponentProps<typeof NothingFound>['families']
}

/** The properties that all groups of results share. */
type Shared = Omit<ComponentProps<typeof ResultGroup>, 'heading' | 'note' | 'hits'>

/** The results by kind, with the understood parts of the query. */
export function FoundResults(props: FoundResultsProps) {
  const { results, data, rows, onSearch, headingRef, ...contacts } = props
  const search = new URLSearchParams(useAddressQuery())
  useReturnPlace(true)
  const shown = arrangeResults(results, data, search.get(FAMILY_PARAM), rows)
  const { count, exact, machine, isRead, read, silent, others, areOthersFirst } = shown
  const { query, fluids, service, stems, nearMisses } = results
  const shared: Shared = {
    places: data.places,
    stems,
    rows,
    choices: isRead ? service.choices : {},
    named: service.named,
  }
  const isAnsweredByPage = results.isAnswered || shown.answering.length < FEW_PRODUCTS
  const lacking = quoted(silent[0]?.lacks.filter(isFluidIn(fluids)) ?? [])
  return (
    <section
      className={styles.results}
      data-exact={exact && ''}
      data-compared-for={comparedFor(service)}
      aria-label="Resultados"
    >
      <ResultsHead
        {...{ results, data, isRead, machine, headingRef }}
        isHeard={exact !== undefined}
        besides={shown.isUnmet ? { count: silent.length, lacking } : undefined}
      />
      <p className="visually-hidden" role="status">
        {heardText(count, results.unpublished.length)}
      </p>
      <div className={styles.means}>
        <ReadChips
          read={read}
          onRemove={(rest) => {
            onSearch(rest)
            headingRef.current?.focus()
          }}
        />
        <FamilyFilter
          families={shown.families}
          chosen={shown.family}
          onChoose={(chosen) =>
            replaceAddressQuery(
              `?${new URLSearchParams({ q: query, ...(chosen !== undefined && { [FAMILY_PARAM]: slugOf(chosen) }) })}`,
            )
          }
        />
      </div>
      <ReadNotes
        results={results}
        unmet={shown.isUnmet ? lacking : undefined}
        fluid={fluidIn(results, data)}
        services={rows?.options.services ?? []}
      />
      <div className={exact ? undefined : styles.columns}>
        {areOthersFirst && (
          <OtherKinds groups={others.slice(0, 1)} isBeside={!isAnsweredByPage} shared={shared} />
        )}
        <div>
          {exact && rows ? (
            <ExactResults {...{ exact, rows, stems, shared }} products={shown.products} />
          ) : (
            <Answering {...{ shown, lacking, shared }} />
          )}
          {count > 0 && (
            <ResultGroup
              heading="Lo más cercano, fuera de esas medidas"
              hits={nearMisses}
              isLeading={shown.products.length === 0}
              {...shared}
            />
          )}
          <ResultGroup
            heading="Responden a una parte"
            note="Ningún otro responde a todo lo escrito; estos responden a lo principal."
            hits={shown.partial}
            {...shared}
          />
          <ResultGroup
            heading="Sin dato publicado para lo pedido"
            note="No lo publican: confirma con la sucursal antes de elegir."
            hits={shown.unpublished}
            {...shared}
          />
          {count === 0 && <Lost {...{ results, shared }} {...contacts} />}
        </div>
        <OtherKinds groups={others.slice(areOthersFirst ? 1 : 0)} shared={shared} />
      </div>
    </section>
  )
}

type ReadChipsProps = { read: readonly ReadPart[]; onRemove: (rest: string) => void }

/** Chips of the parts understood; each can be removed from the query. */
function ReadChips({ read, onRemove }: ReadChipsProps) {
  if (read.length === 0) return null
  return (
    <RemovableChips label="Lo que leímos en tu búsqueda">
      <li className={styles.read}>Entendido como</li>
      {read.map(({ label, rest, isUnmet }) => (
        <RemovableChip key={label + rest} isUnmet={isUnmet} onRemove={() => onRemove(rest)}>
          {label}
        </RemovableChip>
      ))}
    </RemovableChips>
  )
}

type OtherKindsProps = {
  groups: ArrangedResults['others']
  /** Whether they are beside the products; by default if there are pages among them. */
  isBeside?: boolean
  shared: Shared
}

/** Pages, terms and documents. */
function OtherKinds({ groups, isBeside, shared }: OtherKindsProps) {
  if (groups.length === 0) return null
  const hasPages = groups.some(([kind]) => kind === 'page')
  return (
    <div className={(isBeside ?? hasPages) ? styles.aside : undefined}>
      {groups.map(([kind, hits]) => (
        <ResultGroup key={kind} heading={GROUP_NAMES[kind]} hits={hits} {...shared} />
      ))}
    </div>
  )
}

type ExactResultsProps = {
  exact: NonNullable<ArrangedResults['exact']>
  products: ArrangedResults['products']
  rows: NonNullable<Shared['rows']>
  stems: Shared['stems']
  shared: Shared
}

/** The product whose code was typed, in full; products that mention it; its neighbours. */
function ExactResults({ exact, products, rows, stems, shared }: ExactResultsProps) {
  const list = answerList(exact, rows)
  return (
    <>
      <ExactAnswer product={exact} list={list} />
      <Mentions label={exact.label} hits={products} stems={stems} products={rows.products} />
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
  )
}

type AnsweringProps = { shown: ArrangedResults; lacking: string; shared: Shared }

/** The products that answer everything, then those that publish nothing about the fluid. */
function Answering({ shown, lacking, shared }: AnsweringProps) {
  const { answering, silent, isUnmet } = shown
  return (
    <>
      <ResultGroup heading={GROUP_NAMES.product} hits={answering} isLeading isHeard {...shared} />
      <ResultGroup
        heading="Responden a lo demás"
        {...(!isUnmet && {
          note: `${lacking} no figura entre sus aplicaciones publicadas: confirma con la sucursal.`,
        })}
        hits={silent}
        isLeading={isUnmet}
        isHeard={isUnmet}
        {...shared}
      />
    </>
  )
}

type LostProps = { results: SearchResults; shared: Shared } & Pick<
  FoundResultsProps,
  'branches' | 'families'
>

/** Shown without results: the reason, whom to ask, and the nearest matches. */
function Lost({ results, shared, ...contacts }: LostProps) {
  const { nearMisses, query, service, unknown } = results
  return (
    <>
      <p className={styles.lost}>
        {unknown.length > 0
          ? 'No aparece en ningún código, nombre, material ni norma del catálogo. ¿Es el código de otra marca o de la bomba?'
          : 'Nada de lo publicado responde a la búsqueda.'}
      </p>
      <NothingFound query={query} selectorHref={selectorPath(service)} {...contacts} />
      <ResultGroup
        heading={
          service.figures.length > 0 ? 'Lo más cercano, fuera de esas medidas' : 'Lo más parecido'
        }
        hits={nearMisses}
        {...shared}
      />
    </>
  )
}

/** The asked fluid: its label, the number of products that publish it and the path to them; undefined if none does. */
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
