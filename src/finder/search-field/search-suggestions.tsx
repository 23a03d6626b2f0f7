import {
  searchPath,
  CODES_PATH,
  PLATE_ID,
  QUOTE_PATH,
  SELECTOR_PATH,
  SURVEY_PATH,
} from '#catalogue/paths.ts'
import { type RefObject, useEffect, useState } from 'react'
import { loadSearchIndex } from '../search/load-search-index.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { countText } from '../search/count-text.ts'
import { searchSite } from '../search/search-site.ts'
import { placeName } from '../search/search-data.ts'
import type { ProductData } from '#views/product-data.ts'
import { useProductData } from '../products/use-product-data.ts'
import { Suggestion } from './suggestion.tsx'
import styles from './search-suggestions.module.css'
import { useCombobox } from './use-combobox.ts'
import { linkKind } from '#catalogue/link-kind.ts'
import { DATA_SHEET_LABEL, SELECTOR_LABEL } from '#catalogue/labels.ts'
import { Link } from '#components/link/link.tsx'
import type { ProductRowView } from '#views/product-list.ts'

const SEEN_MOST = 3

const WAYS = [
  {
    label: 'Foto de la placa',
    line: 'La sucursal lee el modelo',
    href: `${QUOTE_PATH}#${PLATE_ID}`,
  },
  { label: SELECTOR_LABEL, line: 'Los productos que las cubren', href: SELECTOR_PATH },
  { label: 'Medir el equipo', line: 'Ficha de levantamiento', href: SURVEY_PATH },
  { label: 'Todos los códigos', line: 'Por familia, en una página', href: CODES_PATH },
]

/** Over the page, where nothing is typed yet: the products seen in this tab, and the ways that need no code. */
function SearchStart({ products }: { products: readonly ProductRowView[] }) {
  const seen = seenLately(products)
  return (
    <div className={styles.start}>
      {seen.length > 0 && (
        <section aria-label="Vistos hace poco">
          <h2>Vistos hace poco</h2>
          <ul className="bare-list">
            {seen.map(({ id, href, label, code, fullName, picture, dataSheet }) => (
              <li key={id}>
                <Link href={href} className={styles.seen}>
                  <img src={picture.src} width={56} height={42} alt="" />
                  <span>
                    {code !== undefined && <b>{code} </b>}
                    {code === undefined ? label : fullName}
                  </span>
                </Link>
                <Link href={dataSheet.href} aria-label={`${DATA_SHEET_LABEL} ${label}`}>
                  PDF
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Sin código a mano">
        <h2>Sin código a mano</h2>
        <ul className="bare-list">
          {WAYS.map(({ label, line, href }) => (
            <li key={href}>
              <Link href={href} className={styles.way}>
                <b>{label}</b>
                <span>{line}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The browser's own history of this tab: nothing is written down. Where it does not tell it, none. */
function seenLately(products: readonly ProductRowView[]): ProductRowView[] {
  if (!('navigation' in window)) return []
  const paths = window.navigation
    .entries()
    .flatMap(({ url }) => (url === null ? [] : new URL(url).pathname.replace(/\/$/, '')))
  return [...new Set(paths.toReversed())]
    .flatMap((path) => products.find(({ href }) => href === path) ?? [])
    .slice(0, SEEN_MOST)
}

const LIST_ID = 'sugerencias'
const SHOWN_MAX = 7
/** The count is spoken when the typing pauses, not at every letter. */
const ANNOUNCE_AFTER_MS = 600

const NO_ROWS: Pick<ProductData, 'products' | 'columns'> = { products: [], columns: [] }

type SearchSuggestionsProps = {
  field: RefObject<HTMLInputElement | null>
  /** Whether ways to begin stand under it while it is empty. */
  hasStart?: boolean | undefined
}

/** What a query would find, under the field while it is typed. */
export function SearchSuggestions({ field, hasStart }: SearchSuggestionsProps) {
  const index = useSearchIndex()
  const { state } = useProductData()
  const { products, columns } = state.status === 'ready' ? state.data : NO_ROWS
  const [query, setQuery] = useState('')
  const results = index && query !== '' ? searchSite(index, query) : undefined
  const found = results ? [...results.hits, ...results.partial, ...results.unpublished] : []
  const shown = found.slice(0, SHOWN_MAX)
  const hrefs = results ? [...shown.map(({ entry }) => entry.href), searchPath(query)] : []
  const choose = (at: number) => {
    const href = hrefs[at]
    if (href === undefined) return
    field.current?.blur()
    goTo(href)
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
                place={placeName(index.data.places[entry.place ?? -1])}
                product={products.find(({ id }) => id === entry.id)}
                columns={columns}
                stems={results.stems}
                onDataSheet={goTo}
              />
            ))}
            <Suggestion {...option(shown.length)}>
              {found.length > 0 ? 'Ver los resultados' : `Sin resultados para «${query}»`}
            </Suggestion>
          </div>
        </div>
      )}
      {hasStart && query === '' && <SearchStart products={products} />}
      <Announcement message={message} />
    </>
  )
}

function useSearchIndex(): SearchIndex | undefined {
  const [index, setIndex] = useState<SearchIndex>()
  useEffect(() => {
    // Without the index the field still leads to the search page, which says what is wrong.
    loadSearchIndex().then(setIndex, () => {})
  }, [])
  return index
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
