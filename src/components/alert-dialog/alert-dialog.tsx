import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './alert-dialog.module.css'

type Act = { label: string; onPress: () => void }

type AlertDialogProps = {
  /** A question has none. */
  tone?: 'success' | 'error'
  message: string
  /** Called once it is closed, by "Aceptar" or Escape; the focus is back where it was. */
  onClose: () => void
  /** Why it is so, right under the message. */
  reason?: string | undefined
  /** What helps most, as the filled button; then closing is the other one. */
  action?: Act | undefined
  /** The way on without it. */
  other?: Act
  /** What was done, or what else helps. */
  children?: ReactNode
}

/** The specification's alert, as a modal that no browser suppresses. Mounted means open. */
export function AlertDialog(props: AlertDialogProps) {
  const { tone, message, reason = '', onClose, action, other, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const accept = useRef<HTMLButtonElement>(null)
  const id = `aviso${useId()}` // an id begins with a letter

  useEffect(() => {
    if (dialog.current?.open) return
    dialog.current?.showModal()
    // Not a link among the children, whatever their order; in a low window the message stays in sight.
    accept.current?.focus({ preventScroll: true })
  }, [])

  const take = ({ onPress }: Act) => {
    dialog.current?.close()
    onPress()
  }
  const described = [reason && `${id}-reason`, children ? `${id}-details` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      data-tone={tone}
      aria-labelledby={`${id}-message`}
      aria-describedby={described || undefined}
      onClose={onClose}
    >
      <p className={styles.message} id={`${id}-message`}>
        {message}
      </p>
      {reason !== '' && (
        <p className={styles.details} id={`${id}-reason`}>
          {reason}
        </p>
      )}
      {action && (
        <div className={styles.actions}>
          <Button ref={accept} onClick={() => take(action)}>
            {action.label}
          </Button>
          {other && (
            <Button kind="secondary" onClick={() => take(other)}>
              {other.label}
            </Button>
          )}
        </div>
      )}
      {children && (
        <div className={styles.details} id={`${id}-details`}>
          {children}
        </div>
      )}
      <div className={styles.actions}>
        <Button
          ref={action ? undefined : accept}
          kind={action ? 'secondary' : 'primary'}
          onClick={() => dialog.current?.close()}
        >
          {action ? 'Cerrar' : 'Aceptar'}
        </Button>
      </div>
    </dialog>
  )
}
