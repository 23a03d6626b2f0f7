import { QUOTE_PATH, rowDrawingPath } from '#catalogue/paths.ts'
import { counted } from '#catalogue/labels.ts'
import { announce } from '#components/announcer/announce.ts'
import { Button } from '#components/button/button.tsx'
import { Link } from '#components/link/link.tsx'
import { useIsLive } from '#islands/use-is-live.ts'
import { RemoveButton } from '#components/remove-button/remove-button.tsx'
import { useMedia } from '#finder/use-media.ts'
import { removeLine } from '#visitor/quote-list.ts'
import { useQuoteList } from '#visitor/use-visitor.ts'
import { lineDetails } from './list-text.ts'
import styles from './attached-list.module.css'

type AttachedListProps = {
  photographs: number
  /** The visitor asks for something else this time. */
  isLeft: boolean
  onLeave: (isLeft: boolean) => void
}

/** What goes along with an enquiry, in small: the list to quote, folded on a telephone, and the way to change it. */
export function AttachedList({ photographs, isLeft, onLeave }: AttachedListProps) {
  const lines = useQuoteList()
  const isWide = useMedia('(min-width: 64rem)')
  if (!useIsLive()) return <div className={styles.place} />
  if (lines.length === 0) return null
  if (isLeft) {
    return (
      <p className={styles.left}>
        Tu lista ({counted(lines.length, 'producto')}) no va con esta consulta.{' '}
        <Button kind="text" onClick={() => onLeave(false)}>
          Enviarla también
        </Button>
      </p>
    )
  }
  const what = [
    counted(lines.length, 'producto'),
    ...(photographs > 0 ? [counted(photographs, 'archivo')] : []),
  ].join(' y ')
  return (
    <details className={styles.attached} open={isWide}>
      <summary className="unfolds">
        {lines.length + photographs === 1 ? 'Va' : 'Van'} con tu consulta {what}
      </summary>
      <p className={styles.edit}>
        <Link href={QUOTE_PATH}>Cambiar la lista</Link>
        <Button kind="text" onClick={() => onLeave(true)}>
          Consultar otra cosa, sin la lista
        </Button>
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { key, id, label, name, quantity, unit, note } = line
          const details = [name !== label && name, lineDetails(line), note].filter(Boolean)
          return (
            <li key={key}>
              {id === '' ? (
                <span />
              ) : (
                <img src={rowDrawingPath(id)} width={56} height={42} alt="" />
              )}
              <span>
                <b>{label}</b> <span className={styles.name}>{details.join(' · ')}</span>
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
          )
        })}
      </ul>
    </details>
  )
}
