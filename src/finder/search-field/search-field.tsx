import { SEARCH_FIELD_ID, SEARCH_PATH } from '#catalogue/paths.ts'
import { Link } from '#components/link/link.tsx'
import { SearchForm } from '#components/search-form/search-form.tsx'
import styles from './search-field.module.css'
import { SuggestingInput } from './suggesting-input.tsx'

/**
 * The search on every page. Where there is no room for it, it shows itself at the top edge of the screen
 * for as long as the focus is in it.
 */
export function SearchField() {
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
      <SuggestingInput
        id={SEARCH_FIELD_ID}
        hasStart
        className={styles.input}
        aria-label="Buscar en el sitio"
        onKeyDown={({ key, currentTarget, defaultPrevented }) => {
          // The first Escape closes the list, the browser's own empties the field.
          if (key === 'Escape' && !defaultPrevented && currentTarget.value === '') leaveField()
        }}
      />
      <button className={styles.button} type="submit" aria-label="Buscar">
        <SearchIcon />
      </button>
    </SearchForm>
  )
}

/** Opens the field, where there is no room for it (page-links.ts); without a script it is the way to the search page. */
export function SearchLink() {
  return (
    <Link className={styles.link} href={SEARCH_PATH} data-opens-search>
      <SearchIcon />
      Buscar
    </Link>
  )
}

/** The focus goes back to what opened the field. */
function leaveField(): void {
  const links = [...document.querySelectorAll<HTMLElement>('a[data-opens-search]')]
  // The thumb bar shows itself once nothing is typed.
  document.getElementById(SEARCH_FIELD_ID)?.blur()
  links.find((link) => link.checkVisibility())?.focus()
}

/** A magnifying glass; the words beside it, or its control's name, say what it does. */
function SearchIcon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M13 13l5 5M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z" />
    </svg>
  )
}
