import { searchPath } from '#catalogue/paths.ts'
import { type RefObject, useEffect, useState } from 'react'
import type { SearchIndex } from '../search/search-index.ts'
import { countText } from '../search/count-text.ts'
import type { SearchResults } from '../search/answer-query.ts'
import type { SearchHit } from '../search/search-hit.ts'
import { searchSite } from '../search/search-site.ts'
import { useSearchIndex } from '../search/use-search-index.ts'
import { placeName, type SearchEntry } from '../search/search-data.ts'
import { addAndAnnounce } from '#components/product-row/add-and-announce.ts'
import type { AskedOfLine } from '#visitor/quote-list.ts'
import { useQuoteList } from '#visitor/use-visitor.ts'
import type { ProductData } from '#views/product-data.ts'
import type { ProductRowView } from '#views/product-list.ts'
import { limitsToCarry, serviceFromLimits, addressWithFigures } from '../carried-figures.ts'
import { notedVersion } from '../products/named-versions.ts'
import { useProductData } from '../products/use-product-data.ts'
import { SearchStart } from './search-start.tsx'
import { Suggestion } from './suggestion.tsx'
import styles from './search-suggestions.module.css'
import stylesheet from './search-suggestions.module.css?inline'
import { useCombobox } from './use-combobox.ts'
import { linkKind } from '#catalogue/link-kind.ts'
import { applyLateStyles } from '#islands/late-styles.ts'

applyLateStyles(stylesheet)

const LIST_ID = 'sugerencias'
const SHOWN_MAX = 7
/** The count is spoken when the typing pauses, not at every letter. */
const ANNOUNCE_AFTER_MS = 600

const NO_ROWS = { products: [], columns: [], options: { equipment: [] } } satisfies Pick<
  ProductData,
  'products' | 'columns'
> & { options: Pick<ProductData['options'], 'equipment'> }

type SearchSuggestionsProps = {
  field: RefObject<HTMLInputElement | null>
  /** Whether `SearchStart` is shown while the field is empty. */
  hasStart?: boolean | undefined
}

/** Shows results under the field while the query is typed. */
export function SearchSuggestions({ field, hasStart }: SearchSuggestionsProps) {
  // Without the index the field still leads to the search page, which says what is wrong.
  const { index } = useSearchIndex()
  const { state } = useProductData()
  const { products, columns, options } = state.status === 'ready' ? state.data : NO_ROWS
  const [query, setQuery] = useState('')
  const results = index && query !== '' ? searchSite(index, query) : undefined
  const found = results ? [...results.hits, ...results.partial, ...results.unpublished] : []
  const ways = results?.ways ?? []
  const hasFound = found.length > 0
  const isWay = ({ entry }: SearchHit) => ways.some((way) => way.entry === entry)
  // Of a machine or an industry the whole of it is offered first.
  const shown = [...ways, ...found.filter((hit) => !isWay(hit))].slice(0, SHOWN_MAX)
  const asks = shown.map(({ entry: { id, href, judged }, limits }) => {
    const product = products.find((one) => one.id === id)
    const asked = limitsToCarry(limits, judged ?? {})
    const note = product && notedVersion(product, results?.service.named)
    return {
      product,
      href: addressWithFigures(href, asked, results?.service.choices, note),
      line: { service: serviceFromLimits(asked), ...(note !== undefined && { note }) },
    }
  })
  const hrefs = results ? [...asks.map(({ href }) => href), searchPath(query)] : []
  const choose = (at: number) => {
    const href = hrefs[at]
    if (href === undefined) return
    field.current?.blur()
    goTo(href)
  }
  const lines = useQuoteList()
  const add = ({ id, label, fullName }: ProductRowView, line: AskedOfLine | undefined) => {
    addAndAnnounce({ id, label, name: fullName, ...line })
    // The next code takes its place.
    field.current?.select()
  }
  const { isOpen, active, optionId } = useCombobox({
    field,
    listId: LIST_ID,
    count: hrefs.length,
    onType: (text) => setQuery(text.trim()),
    onChoose: choose,
  })
  const count = index && results ? countText(results, index.data) : ''
  const message = isOpen ? count : ''
  const option = (at: number) => ({
    id: optionId(at),
    isActive: active === at,
    onChoose: () => choose(at),
  })

  return (
    <>
      {isOpen && index && results && (
        <div className={styles.panel}>
          <p className={styles.head} aria-hidden="true">
            {count}
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> recorrer, <kbd>Enter</kbd> abrir
            </span>
          </p>
          <div className={styles.list} id={LIST_ID} role="listbox" aria-label="Sugerencias">
            {shown.map(({ entry }, at) => (
              <Suggestion
                key={`${entry.kind}${entry.href}${entry.title}`}
                {...option(at)}
                entry={entry}
                place={entry.gathers ? entry.line : parentName(entry, index, ways)}
                product={asks[at]?.product}
                columns={columns}
                stems={results.stems}
                onDataSheet={goTo}
                isListed={lines.some(({ id }) => id === entry.id)}
                onAdd={(product) => add(product, asks[at]?.line)}
              />
            ))}
            <Suggestion {...option(shown.length)}>
              {hasFound ? allText(results, count) : `Sin resultados para «${query}»`}
            </Suggestion>
          </div>
        </div>
      )}
      {hasStart && (results ? !hasFound : query === '') && (
        <SearchStart products={products} machines={options.equipment} />
      )}
      <Announcement message={message} />
    </>
  )
}

/** What stands above it; of the page that a question of a machine leads to beside the machine's, what it is. */
function parentName(entry: SearchEntry, { data }: SearchIndex, ways: readonly SearchHit[]) {
  if (ways.some((way) => way.entry === entry)) return 'Familia'
  return placeName(data.places[entry.place ?? -1])
}

/** "Ver los 37 productos"; "Ver los resultados: 39 de 142 cumplen". */
function allText({ service }: SearchResults, count: string): string {
  if (service.figures.length > 0) return `Ver los resultados: ${count}`
  return count.startsWith('1 ') ? `Ver ${count}` : `Ver los ${count}`
}

function Announcement({ message }: { message: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(message), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  )
}

/** Opens an address as a `Link` to it would: a file in a new tab. */
function goTo(href: string): void {
  if (linkKind(href) === 'page') location.assign(href)
  else window.open(href, '_blank', 'noopener')
}
