import { useState, type ReactNode } from 'react'
import { announce } from '#components/announcer/announce.ts'
import { Button, LinkButton } from '#components/button/button.tsx'
import { useIsLive } from '#components/live/use-is-live.ts'
import { QuantityField } from '#components/quantity-field/quantity-field.tsx'
import {
  removeFromQuoteList,
  restoreToQuoteList,
  setQuantity,
  useQuoteList,
  type QuoteLine,
} from '#visitor/quote-list.ts'
import { quoteEnquiryPath } from './quote-text.ts'
import styles from './quote-list.module.css'

type QuoteListProps = {
  note: string
  /** Shown while the list is empty. */
  children: ReactNode
}

/** The lines to quote, with their quantities; one that was removed can be put back. */
export function QuoteList({ note, children }: QuoteListProps) {
  const lines = useQuoteList()
  const [removed, setRemoved] = useState<{ line: QuoteLine; index: number }>()
  const isLive = useIsLive()
  if (!isLive) return children

  const remove = (line: QuoteLine, index: number) => {
    removeFromQuoteList(line.id)
    setRemoved({ line, index })
    announce(`${line.label}, fuera de la lista.`)
  }
  const restore = () => {
    if (!removed) return
    restoreToQuoteList(removed.line, removed.index)
    announce(`${removed.line.label}, de vuelta en la lista.`)
    setRemoved(undefined)
  }
  return (
    <>
      {removed && (
        <p className={styles.undo}>
          Quitaste {removed.line.label}.{' '}
          <Button kind="text" onClick={restore}>
            Deshacer
          </Button>
        </p>
      )}
      {lines.length === 0 ? (
        children
      ) : (
        <>
          <ol className={styles.lines}>
            {lines.map((line, index) => (
              <li key={line.id} className={styles.line}>
                <p className={styles.product}>
                  <strong>{line.label}</strong> {line.name !== line.label && line.name}
                </p>
                <QuantityField
                  label={line.label}
                  quantity={line.quantity}
                  onChange={(quantity) => setQuantity(line.id, quantity)}
                />
                <Button kind="text" onClick={() => remove(line, index)}>
                  Quitar<span className="visually-hidden"> {line.label}</span>
                </Button>
              </li>
            ))}
          </ol>
          <p className={styles.total}>{totalText(lines)}</p>
          <p className={styles.actions}>
            <LinkButton href={quoteEnquiryPath(lines)}>Pedir cotización</LinkButton>
          </p>
          <p className={styles.note}>{note}</p>
        </>
      )}
    </>
  )
}

/** "3 líneas, 7 unidades". */
function totalText(lines: readonly QuoteLine[]): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const count = lines.length === 1 ? '1 línea' : `${lines.length} líneas`
  return `${count}, ${pieces === 1 ? '1 unidad' : `${pieces} unidades`}`
}
