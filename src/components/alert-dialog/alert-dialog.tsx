import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './alert-dialog.module.css'

type Act = { label: string; onPress: () => void }

type AlertDialogProps = {
  /** Absent for a question. */
  tone?: 'success' | 'error'
  message: string
  /** Called when it is closed by "Aceptar" or Escape, after the focus has returned. */
  onClose: () => void
  /** The reason, directly below the message. */
  reason?: string | undefined
  /** The most helpful action, as the filled button; closing is then secondary. */
  action?: Act | undefined
  /** The alternative to that action. */
  other?: Act
  /** Details of what was done, or further help. */
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
    // Focus the button rather than a link among the children; without scrolling, so that the message stays visible.
    accept.current?.focus({ preventScroll: true })
  }, [])

  const take = ({ onPress }: Act) => {
    dialog.current?.close()
    onPress()
  }
  const close = (
    <Button
      ref={action ? undefined : accept}
      kind={action ? 'secondary' : 'primary'}
      onClick={() => dialog.current?.close()}
    >
      {action ? 'Cerrar' : 'Aceptar'}
    </Button>
  )
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
          {!children && close}
        </div>
      )}
      {children && (
        <div className={styles.details} id={`${id}-details`}>
          {children}
        </div>
      )}
      {(children || !action) && <div className={styles.actions}>{close}</div>}
    </dialog>
  )
}
