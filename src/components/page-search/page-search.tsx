import { SEARCH_PATH } from '#catalogue/paths.ts'
import { submitSearch } from '../link/search-submit.ts'
import { useGoTo } from '../link/use-go-to.ts'
import styles from './page-search.module.css'

type PageSearchProps = {
  /** Tells it from the header's. */
  label: string
}

/** A search at the opening of a page: a form that leads to its own page, without a script too. */
export function PageSearch({ label }: PageSearchProps) {
  const goTo = useGoTo()
  return (
    <form
      className={styles.search}
      action={SEARCH_PATH}
      role="search"
      aria-label={label}
      onSubmit={(event) => submitSearch(event, goTo)}
    >
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M12.8 12.8l4.7 4.7M3 8.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0" />
      </svg>
      <input
        className={styles.input}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        aria-label="Buscar por código, equipo o medida"
        placeholder="Código, equipo o medida"
      />
      <button className={styles.button} type="submit">
        Buscar
      </button>
    </form>
  )
}
