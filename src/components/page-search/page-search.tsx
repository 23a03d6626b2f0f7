import type { ComponentProps, ComponentType } from 'react'
import { Magnifier, SearchForm, SearchInput } from '../search-form/search-form.tsx'
import styles from './page-search.module.css'

type PageSearchProps = {
  /** Tells it from the header's. */
  label: string
  /** The field itself, where it is more than a field. */
  Input?: ComponentType<ComponentProps<'input'>>
}

/** A search at the opening of a page: a form that leads to its own page. */
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
