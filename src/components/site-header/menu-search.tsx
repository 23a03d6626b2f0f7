import { SEARCH_PATH } from '#catalogue/paths.ts'
import { submitSearch } from '../link/search-submit.ts'
import { useGoTo } from '../link/use-go-to.ts'
import styles from './menu-search.module.css'

/** The search at the head of the menu that fills the screen: a form that leads to its page. */
export function MenuSearch({ onLeave }: { onLeave: () => void }) {
  const goTo = useGoTo()
  return (
    <form
      className={styles.search}
      action={SEARCH_PATH}
      role="search"
      aria-label="Desde el menú"
      onSubmit={(event) => {
        onLeave()
        submitSearch(event, goTo)
      }}
    >
      <button className={styles.button} type="submit" aria-label="Buscar">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12.8 12.8l4.7 4.7M3 8.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0" />
        </svg>
      </button>
      <input
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
      />
    </form>
  )
}
