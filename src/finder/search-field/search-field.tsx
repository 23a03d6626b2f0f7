import { SEARCH_FIELD_ID, SEARCH_PATH } from '#catalogue/paths.ts'
import { Link } from '#components/link/link.tsx'
import { SearchForm } from '#components/search-form/search-form.tsx'
import { Icon } from '#components/icon/icon.tsx'
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
        <Icon name="back" />
      </button>
      <SuggestingInput
        id={SEARCH_FIELD_ID}
        hasStart
        className={styles.input}
        aria-label="Buscar en el sitio"
        onKeyDown={({ key, currentTarget, defaultPrevented }) => {
          // Escape closes the list, then the browser empties the field by it; in an empty field it leaves.
          if (key === 'Escape' && !defaultPrevented && currentTarget.value === '') leaveField()
        }}
      />
      <button className={styles.button} type="submit" aria-label="Buscar">
        <Icon name="search" />
      </button>
    </SearchForm>
  )
}

/** Opens the field, where there is no room for it (page-links.ts); without a script it is the way to the search page. */
export function SearchLink() {
  return (
    <Link className={styles.link} href={SEARCH_PATH} data-opens-search>
      <Icon name="search" />
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
