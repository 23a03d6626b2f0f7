import { CODES_PATH } from '#catalogue/paths.ts'
import { LinkButton } from '#components/button/button.tsx'
import styles from './without-search.module.css'

/** In place of a search, which needs a script: the page on which the browser's own search finds every code. */
export function WithoutSearch() {
  return (
    <div className="only-without-script">
      <LinkButton href={CODES_PATH}>Todos los códigos</LinkButton>
      <p className={styles.why}>Sin JavaScript no hay buscador: tu código está en esa lista.</p>
    </div>
  )
}
