import type { ComponentProps, ComponentType } from 'react'
import { Magnifier, SearchForm } from '../search-form/search-form.tsx'
import styles from './menu-search.module.css'

/** The search at the head of the menu that fills the screen: a form that leads to its page. */
export function MenuSearch({ Input }: { Input: ComponentType<ComponentProps<'input'>> }) {
  return (
    <SearchForm className={styles.search} aria-label="Desde el menú">
      <button className={styles.button} type="submit" aria-label="Buscar">
        <Magnifier />
      </button>
      <Input className={styles.input} aria-label="Buscar en el sitio" />
    </SearchForm>
  )
}
