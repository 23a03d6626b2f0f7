import { flushSync } from 'react-dom'
import { announce } from '#components/announcer/announce.ts'
import { Button } from '#components/button/button.tsx'
import { restorable, restoreRemoved } from '#visitor/quote-list.ts'
import { useRemovedLines } from '#visitor/use-visitor.ts'
import { LIST_FULL } from './list-text.ts'
import { idOfLine } from './quote-line.tsx'
import { UNDO_ID } from './remove-with-focus.ts'
import styles from './quote-line.module.css'

/** The undo row in place of the line removed last, until the next removal. */
export function RemovedLine({ label }: { label: string }) {
  return (
    <li className={styles.removed}>
      <span>
        <b>{label}</b> quitado de la lista
      </span>
      <UndoButton what={label} />
    </li>
  )
}

/** Restores what was removed last; the button goes with it, so the first line takes the focus. */
function UndoButton({ what, act = 'Deshacer' }: { what: string; act?: string }) {
  const [first] = restorable(useRemovedLines())
  const restore = () => {
    const left = flushSync(restoreRemoved)
    if (first) document.getElementById(idOfLine(first.line.key))?.focus()
    announce(left > 0 ? LIST_FULL : `${what}, de vuelta en la lista.`)
  }
  return (
    <Button id={UNDO_ID} kind="text" onClick={restore}>
      {act}
    </Button>
  )
}

/** The lines removed or sent last, on this page or another, with a button to restore them. */
export function Undo() {
  const [first, ...others] = restorable(useRemovedLines())
  if (!first) return null
  const what = others.length === 0 ? first.line.label : `${others.length + 1} líneas`
  return first.isSent ? (
    <p className="aside-text">
      Enviaste {what} con tu consulta. <UndoButton what={what} act="Pedir de nuevo" />
    </p>
  ) : (
    <p className="aside-text">
      Quitaste {what}. <UndoButton what={what} />
    </p>
  )
}
