import type { ComponentProps, ComponentType } from 'react'
import { Magnifier, SearchForm, SearchInput } from '../search-form/search-form.tsx'
import styles from './page-search.module.css'

type PageSearchProps = {
  /** Distinguishes it from the header's search. */
  label: string
  /** The field, if not a plain search field. */
  Input?: ComponentType<ComponentProps<'input'>>
}

/** A search form at the top of a page, which leads to the results page. */
export function PageSearch({ label, Input = SearchInput }: PageSearchProps) {
  return (
    <SearchForm className={styles.search} aria-label={label}>
      <Magnifier className={styles.sign} />
      <Input className={styles.input} aria-label="Buscar por código, equipo o medida" />
      <button className={styles.button} type="submit">
        Buscar
      </button>
    </SearchForm>
  )
}
