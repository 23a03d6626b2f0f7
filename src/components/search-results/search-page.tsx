import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { loadSearchIndex } from '#search/load-search-index.ts'
import { SEARCH_PATH } from '#search/search-path.ts'
import type { SearchIndex } from '#search/search-index.ts'
import { searchSite } from '#search/search-site.ts'
import { Button } from '../button/button.tsx'
import { useIsLive } from '../live/use-is-live.ts'
import { isSlashKeyOn, turnSlashKey } from '../search-field/slash-key.ts'
import styles from './search-page.module.css'
import { SearchResultsView } from './search-results-view.tsx'
import { useQuery } from './use-query.ts'

type SearchPageProps = {
  /** Shown while nothing is looked for, and always where there is no script. */
  children: ReactNode
}

/** The search field of the search page, with what it finds under it. */
export function SearchPage({ children }: SearchPageProps) {
  const { query, inAddress, type } = useQuery()
  const isLive = useIsLive()
  const fieldId = useId()
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = isLive ? query.trim() : ''
  const { index, hasFailed } = useSearchIndex(asked !== '')

  useEffect(() => {
    const field = input.current
    if (field && document.activeElement !== field) field.value = inAddress
  }, [inAddress])

  return (
    <>
      <form
        className={styles.form}
        action={SEARCH_PATH}
        role="search"
        aria-label="Búsqueda en el sitio"
        onSubmit={(event) => {
          event.preventDefault()
          type(input.current?.value ?? '')
          heading.current?.focus()
        }}
      >
        <label htmlFor={fieldId}>Código, palabra o medidas</label>
        <div className={styles.line}>
          <input
            ref={input}
            id={fieldId}
            className={styles.input}
            type="search"
            name="q"
            autoComplete="off"
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
          <Button type="submit">Buscar</Button>
        </div>
        {isLive && <SlashKeyChoice />}
      </form>
      {asked === '' && children}
      {asked !== '' && index && (
        <SearchResultsView
          results={searchSite(index, asked)}
          places={index.data.places}
          headingRef={heading}
        />
      )}
      {asked !== '' && !index && (
        <p role="status">
          {hasFailed
            ? 'No pudimos cargar la búsqueda. Revisa tu conexión y vuelve a escribir, o recorre las listas.'
            : 'Buscando…'}
        </p>
      )}
      {asked !== '' && hasFailed && children}
    </>
  )
}

function SlashKeyChoice() {
  const [isOn, setOn] = useState(isSlashKeyOn)
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          turnSlashKey(checked)
          setOn(checked)
        }}
      />
      La tecla / lleva a este campo (Ctrl + K lo hace siempre)
    </label>
  )
}

type LoadedIndex = { index?: SearchIndex; hasFailed: boolean }

function useSearchIndex(isNeeded: boolean): LoadedIndex {
  const [loaded, setLoaded] = useState<LoadedIndex>({ hasFailed: false })
  useEffect(() => {
    if (!isNeeded) return
    loadSearchIndex().then(
      (index) => setLoaded({ index, hasFailed: false }),
      () => setLoaded({ hasFailed: true }),
    )
  }, [isNeeded])
  return loaded
}
