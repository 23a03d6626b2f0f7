import { PENDING_PATH } from '#catalogue/paths.ts'
import { Link } from '../link/link.tsx'
import styles from './preview-bar.module.css'

/** Says that a preview build contains sample data, with a link to the list of them. */
export function PreviewBar() {
  return (
    <aside className={styles.bar} aria-label="Aviso">
      <Link className={`container ${styles.link}`} href={PENDING_PATH}>
        Vista previa con datos de muestra
        <span className={styles.more}>Ver qué falta entregar</span>
      </Link>
    </aside>
  )
}
