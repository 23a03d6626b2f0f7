import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SEARCH_PATH } from '#catalogue/paths.ts'
import { Link } from '#components/link/link.tsx'
import { SearchForm, SearchInput } from '#components/search-form/search-form.tsx'
import { SearchIcon } from './search-icon.tsx'
import styles from './search-field.module.css'
import { useSearchShortcuts } from './use-search-shortcuts.ts'
import { isPlainClick } from '#islands/plain-click.ts'

/** Fetched at the field's first use. Without them the field is a form like any other. */
const Suggestions = lazy(async () => {
  try {
    const { SearchSuggestions } = await import('./search-suggestions.tsx')
    return { default: SearchSuggestions }
  } catch {
    return { default: () => <></> }
  }
})

const FIELD_ID = 'buscar-en-el-sitio'
const LINK_ID = 'abrir-busqueda'

/**
 * The search on every page. Where there is no room for it, it shows itself at the top edge of the screen
 * for as long as the focus is in it.
 */
export function SearchField() {
  const [isUsed, setUsed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useSearchShortcuts()

  useEffect(() => {
    // The page comes alive late: the visitor may be typing already.
    if (document.activeElement === input.current) setUsed(true)
  }, [])

  return (
    <SearchForm className={styles.search}>
      <button
        className={styles.back}
        type="button"
        aria-label="Cerrar la búsqueda"
        onClick={leaveField}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M17 10H4M9 4.5L3.5 10 9 15.5" />
        </svg>
      </button>
      <SearchInput
        ref={input}
        id={FIELD_ID}
        className={styles.input}
        aria-label="Buscar en el sitio"
        onFocus={() => setUsed(true)}
        onKeyDown={({ key, currentTarget, defaultPrevented }) => {
          // The first Escape closes the list, the browser's own empties the field.
          if (key === 'Escape' && !defaultPrevented && currentTarget.value === '') leaveField()
        }}
      />
      <button className={styles.button} type="submit" aria-label="Buscar">
        <SearchIcon />
      </button>
      {isUsed && (
        <Suspense>
          <Suggestions field={input} />
        </Suspense>
      )}
    </SearchForm>
  )
}

/** Opens the field, where there is no room for it; without a script it is the way to the search page. */
export function SearchLink() {
  return (
    <Link
      id={LINK_ID}
      className={styles.link}
      href={SEARCH_PATH}
      aria-label="Buscar"
      data-hold
      onClick={(event) => {
        // The search page has a field of its own, where its results stand.
        const own = location.pathname === SEARCH_PATH ? 'main input[name="q"]' : `#${FIELD_ID}`
        const field = document.querySelector<HTMLInputElement>(own)
        if (!field || !isPlainClick(event)) return
        event.preventDefault()
        // Within the tap: later, a telephone would not raise its keyboard.
        field.focus()
      }}
    >
      <SearchIcon />
    </Link>
  )
}

function leaveField(): void {
  const link = document.getElementById(LINK_ID)
  if (link?.checkVisibility()) link.focus()
}
