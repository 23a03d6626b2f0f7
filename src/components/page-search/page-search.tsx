import { Magnifier, SearchForm, SearchInput } from '../search-form/search-form.tsx'
import styles from './page-search.module.css'

type PageSearchProps = {
  /** Tells it from the header's. */
  label: string
}

/** A search at the opening of a page: a form that leads to its own page. */
export function PageSearch({ label }: PageSearchProps) {
  return (
    <SearchForm className={styles.search} aria-label={label}>
      <Magnifier className={styles.sign} />
      <SearchInput className={styles.input} aria-label="Buscar por código, equipo o medida" />
      <button className={styles.button} type="submit">
        Buscar
      </button>
    </SearchForm>
  )
}
