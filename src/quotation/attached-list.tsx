import { QUOTE_PATH, rowDrawingPath } from '#catalogue/paths.ts'
import { announce } from '#components/announcer/announce.ts'
import { Link } from '#components/link/link.tsx'
import { useIsLive } from '#islands/use-is-live.ts'
import { RemoveButton } from '#components/remove-button/remove-button.tsx'
import { removeLine } from '#visitor/quote-list.ts'
import { useQuoteList } from '#visitor/use-visitor.ts'
import styles from './attached-list.module.css'

/** The list to quote beside an enquiry: what goes along, and the way to edit it. */
export function AttachedList() {
  const lines = useQuoteList()
  if (!useIsLive() || lines.length === 0) return null
  return (
    <section className={styles.attached} aria-labelledby="adjuntos">
      <div className={styles.head}>
        <h3 id="adjuntos">Productos adjuntos</h3>
        <Link href={QUOTE_PATH}>Editar la lista</Link>
      </div>
      <ul className={styles.lines}>
        {lines.map(({ key, id, label, name, quantity, unit }) => (
          <li key={key}>
            {id === '' ? <span /> : <img src={rowDrawingPath(id)} width={56} height={42} alt="" />}
            <span>
              <b>{label}</b> {name !== label && <span className={styles.name}>{name}</span>}
            </span>
            <span className={styles.count}>
              {quantity} {unit}
            </span>
            <RemoveButton
              label={`Quitar ${label}`}
              onRemove={() => {
                removeLine(key)
                announce(`${label}, fuera de la lista. Se puede deshacer en la lista.`)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
