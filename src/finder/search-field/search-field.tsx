import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SEARCH_PATH } from '#catalogue/paths.ts'
import { searchPath } from '../search/search-path.ts'
import { Link } from '#components/link/link.tsx'
import { useGoTo } from '#components/link/use-go-to.ts'
import { SearchIcon } from './search-icon.tsx'
import styles from './search-field.module.css'
import { useSearchShortcuts } from './use-search-shortcuts.ts'

/** Fetched at the field's first use. Without them the field is a form like any other. */
const Suggestions = lazy(async () => {
  try {
    const { SearchSuggestions } = await import('./search-suggestions.tsx')
    return { default: SearchSuggestions }
  } catch {
    return { default: () => <></> }
  }
})

/** The search on every page, where there is room for a field. */
export function SearchField() {
  const [isUsed, setUsed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const goTo = useGoTo()
  useSearchShortcuts(goTo)

  useEffect(() => {
    // The page comes alive late: the visitor may be typing already.
    if (document.activeElement === input.current) setUsed(true)
  }, [])

  return (
    <form
      className={styles.search}
      action={SEARCH_PATH}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        goTo(searchPath(input.current?.value.trim() ?? ''))
        input.current?.blur()
      }}
    >
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label="Buscar en el sitio"
        placeholder="Código, equipo o medida"
        onFocus={() => setUsed(true)}
      />
      <button className={styles.button} type="submit" aria-label="Buscar">
        <SearchIcon />
      </button>
      {isUsed && (
        <Suspense>
          <Suggestions field={input} goTo={goTo} />
        </Suspense>
      )}
    </form>
  )
}

/** The way to the search page, where there is no room for the field. */
export function SearchLink() {
  return (
    <Link className={styles.link} href={SEARCH_PATH} aria-label="Buscar">
      <SearchIcon />
    </Link>
  )
}
