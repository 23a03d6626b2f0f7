import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { SearchForm, SearchInput } from '#components/search-form/search-form.tsx'
import { Button } from '#components/button/button.tsx'
import { Unasked } from '#startup/unasked.tsx'
import { useIsLive } from '#startup/use-is-live.ts'
import { isSlashKeyOn, turnSlashKey } from '../search-field/slash-key.ts'
import styles from './search-page.module.css'
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
  /** Shown while nothing is looked for or nothing is found, and always where there is no script. */
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

  const isNew = useRef(true)
  const adopt = useEffectEvent(type)

  useEffect(() => {
    const field = input.current
    if (!field) return
    const typed = field.value
    if (isNew.current && typed !== '') {
      // The page comes alive late: what was typed meanwhile is a query like any other.
      if (typed !== inAddress) adopt(typed)
    } else if (document.activeElement !== field) field.value = inAddress
    isNew.current = false
  }, [inAddress])

  // Who comes to search has come to type.
  const arrival = useNavigationType()
  const isEmptyArrival = arrival === NavigationType.Push && inAddress === ''
  useEffect(() => {
    if (!isEmptyArrival) return
    // After the heading of the page, which takes the focus of whoever arrives.
    const timer = setTimeout(() => input.current?.focus())
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- On arrival only, not when the field is emptied.
  }, [])

  return (
    <>
      <SearchForm
        className={styles.form}
        aria-label="Búsqueda en el sitio"
        onSearch={(text) => {
          type(text)
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
            className={styles.input}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
          <Button type="submit">Buscar</Button>
        </div>
      </SearchForm>
      {asked === '' ? (
        <Unasked>{children}</Unasked>
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
            onSearch={(text) => {
              if (input.current) input.current.value = text
              type(text)
            }}
          >
            {children}
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
