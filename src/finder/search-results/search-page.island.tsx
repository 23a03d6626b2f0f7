import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SEARCH_FIELD_ID } from '#catalogue/paths.ts'
import { SearchForm, SearchInput } from '#components/search-form/search-form.tsx'
import { Button } from '#components/button/button.tsx'
import { Unasked } from '#islands/unasked.tsx'
import { useIsLive } from '#islands/use-is-live.ts'
import { isSlashKeyOn, turnSlashKey } from '../search-field/slash-key.ts'
import styles from './search-page.module.css'
import { island, type Slots } from '#islands/island.tsx'
import type { NothingFound } from './nothing-found.tsx'
import { SearchFailure } from './search-failure.tsx'
import { useQuery } from './use-query.ts'

/** Fetched with the first query. */
const Results = lazy(async () => {
  try {
    const { SearchResultsView } = await import('./search-results-view.tsx')
    return { default: SearchResultsView }
  } catch {
    return { default: SearchFailure }
  }
})

type SearchPageProps = {
  /** Whom to call where nothing is found. */
  offices: ComponentProps<typeof NothingFound>['offices']
  /** Where one may begin to look then. */
  families: ComponentProps<typeof NothingFound>['families']
  /** `index`: shown while nothing is looked for, and always where there is no script. */
  slots: Slots
}

/** The search field of the search page, with what it finds under it. */
function SearchPage({ offices, families, slots }: SearchPageProps) {
  const { query, inAddress, type } = useQuery()
  const isLive = useIsLive()
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = isLive ? query.trim() : ''

  useEffect(() => {
    const field = input.current
    if (field && document.activeElement !== field) field.value = inAddress
  }, [inAddress])

  return (
    <>
      <SearchForm
        className={styles.form}
        aria-label="Búsqueda en el sitio"
        onSubmit={(event) => {
          event.preventDefault()
          type(input.current?.value ?? '')
          heading.current?.focus()
        }}
      >
        <label className="visually-hidden" htmlFor={SEARCH_FIELD_ID}>
          Código, palabra o medidas
        </label>
        <div className={styles.line}>
          <SearchInput
            ref={input}
            id={SEARCH_FIELD_ID}
            className={styles.input}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
          <Button type="submit">Buscar</Button>
        </div>
      </SearchForm>
      {asked === '' ? (
        <Unasked>{slots['index']}</Unasked>
      ) : (
        <Suspense
          fallback={
            <p className={styles.coming} role="status">
              Buscando…
            </p>
          }
        >
          <Results
            query={asked}
            headingRef={heading}
            offices={offices}
            families={families}
            onSearch={(text) => {
              if (input.current) input.current.value = text
              type(text)
            }}
          >
            {slots['index']}
          </Results>
        </Suspense>
      )}
      {isLive && asked === '' && <SlashKeyChoice />}
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

export default island('search-page', SearchPage)
