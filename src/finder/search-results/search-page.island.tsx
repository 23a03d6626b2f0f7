import { type ComponentProps, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { SearchForm, SearchInput } from '#components/search-form/search-form.tsx'
import { Button } from '#components/button/button.tsx'
import { WithoutQuery } from '#islands/without-query.tsx'
import { useIsLive } from '#islands/use-is-live.ts'
import { slashKey } from '#visitor/slash-key.ts'
import { useStored } from '#visitor/use-stored.ts'
import styles from './search-results.module.css'
import { island, type Slots } from '#islands/island.tsx'
import type { NothingFound } from './nothing-found.tsx'
import { ComingResults } from './coming-results.tsx'
import { SearchFailure } from './search-failure.tsx'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { useAddressQuery } from '#visitor/use-address-query.ts'

const NAME = 'q'
/** The address changes only when typing pauses, since browsers limit how often it may change. */
const ADDRESS_AFTER_MS = 300

/** The query in the address, or the text that was typed since. */
function useQuery() {
  const inAddress = new URLSearchParams(useAddressQuery()).get(NAME) ?? ''
  const [typed, setTyped] = useState<{ over: string; text: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (text: string) => {
    setTyped({ over: inAddress, text })
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () =>
        replaceAddressQuery(text.trim() === '' ? '' : `?${new URLSearchParams({ [NAME]: text })}`),
      ADDRESS_AFTER_MS,
    )
  }
  // A new address, as after going back, replaces the typed text.
  return { query: typed?.over === inAddress ? typed.text : inAddress, inAddress, type }
}

/** Loaded at the first query. */
const Results = lazy(async () => {
  try {
    const { SearchResultsView } = await import('./search-results-view.tsx')
    return { default: SearchResultsView }
  } catch {
    return { default: SearchFailure }
  }
})

type SearchPageProps = {
  /** The branches to call if nothing is found. */
  branches: ComponentProps<typeof NothingFound>['branches']
  /** The families to browse if nothing is found. */
  families: ComponentProps<typeof NothingFound>['families']
  /** `index`: shown while the query is empty, and always without a script. */
  slots: Slots
}

/** The search field of the search page, with the results below. */
function SearchPage({ branches, families, slots }: SearchPageProps) {
  const fieldId = useId()
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
        className={`only-with-script ${styles.form}`}
        aria-label="Búsqueda en el sitio"
        onSubmit={(event) => {
          event.preventDefault()
          type(input.current?.value ?? '')
          heading.current?.focus()
        }}
      >
        <label className="visually-hidden" htmlFor={fieldId}>
          Código, palabra o medidas
        </label>
        <div className={styles.line}>
          <SearchInput
            ref={input}
            id={fieldId}
            data-answers
            className={styles.input}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
          <Button type="submit">Buscar</Button>
        </div>
      </SearchForm>
      {asked === '' ? (
        <WithoutQuery>{slots['index']}</WithoutQuery>
      ) : (
        <Suspense fallback={<ComingResults />}>
          <Results
            query={asked}
            headingRef={heading}
            branches={branches}
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
  const isOn = useStored(slashKey)
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => slashKey.update(() => checked)}
      />
      La tecla / lleva a este campo (Ctrl + K lo hace siempre)
    </label>
  )
}

export default island('search-page', SearchPage)
