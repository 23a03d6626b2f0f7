import { ENQUIRY_ID, QUOTE_PATH, rowDrawingPath } from '#catalogue/paths.ts'
import { counted } from '#catalogue/labels.ts'
import { announce } from '#components/announcer/announce.ts'
import { focusAfter } from '#components/focus-after/focus-after.ts'
import { Button } from '#components/button/button.tsx'
import { Link } from '#components/link/link.tsx'
import { useIsLive } from '#islands/use-is-live.ts'
import { RemoveButton } from '#components/remove-button/remove-button.tsx'
import { useMedia } from '#finder/use-media.ts'
import { removeLine } from '#visitor/quote-list.ts'
import { useQuoteList } from '#visitor/use-visitor.ts'
import { useProductData } from '#finder/products/use-product-data.ts'
import { missingOf } from './line-size.ts'
import { lineDetails, quantityText } from './list-text.ts'
import styles from './attached-list.module.css'

type AttachedListProps = {
  photographs: number
  /** The visitor leaves the list out of this enquiry. */
  isLeft: boolean
  onLeave: (isLeft: boolean) => void
}

/** Changes what goes along, and with it the pressed button: the focus goes to the heading above. */
function withFocus(change: () => void) {
  focusAfter(change, () => document.getElementById(ENQUIRY_ID))
}

/** The list to quote as the form shows it: short, folded on telephones, with a link to edit it. */
export function AttachedList({ photographs, isLeft, onLeave }: AttachedListProps) {
  const lines = useQuoteList()
  const isWide = useMedia('(min-width: 64rem)')
  const { state } = useProductData(lines.length > 0)
  const products = state.status === 'ready' ? state.data.products : []
  const lacking = lines.filter((line) => missingOf(line, products).length > 0).length
  if (!useIsLive()) return <div className={styles.place} />
  if (lines.length === 0) return null
  if (isLeft) {
    return (
      <p className="data-text">
        Tu lista ({counted(lines.length, 'producto')}) no va con esta consulta.{' '}
        <Button kind="text" onClick={() => withFocus(() => onLeave(false))}>
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
        <span>
          {lines.length + photographs === 1 ? 'Va' : 'Van'} con tu consulta {what}
          {lacking > 0 && (
            <small>
              A {lacking} {lacking === 1 ? 'le' : 'les'} faltan datos; puedes enviarla igual
            </small>
          )}
        </span>
      </summary>
      <p className={styles.edit}>
        <Link href={QUOTE_PATH}>Cambiar la lista</Link>
        <Button kind="text" onClick={() => withFocus(() => onLeave(true))}>
          Consultar otra cosa, sin la lista
        </Button>
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { key, id, label, name, note } = line
          const lacks = missingOf(line, products)
          const details = [name !== label && name, lineDetails(line, products), note].filter(
            Boolean,
          )
          return (
            <li key={key}>
              {id === '' ? (
                <span />
              ) : (
                <img src={rowDrawingPath(id)} width={56} height={42} alt="" />
              )}
              <span>
                <b>{label}</b> <span className="muted">{details.join(' · ')}</span>
                {lacks.length > 0 && <em className={styles.lacks}> Falta {lacks.join(' y ')}</em>}
              </span>
              <span className={styles.count}>{quantityText(line)}</span>
              <RemoveButton
                label={`Quitar ${label}`}
                onRemove={() => {
                  withFocus(() => removeLine(key))
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
