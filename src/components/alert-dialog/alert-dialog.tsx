import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './alert-dialog.module.css'

type Act = { label: string; onPress: () => void }

type AlertDialogProps = {
  /** Absent for a question. */
  tone?: 'error'
  message: string
  /** Called when it is closed by any of its buttons or Escape, after the focus has returned. */
  onClose: () => void
  /** The reason, directly below the message. */
  reason?: string | undefined
  /** The most helpful action, as the filled button. */
  action: Act
  /** The alternative to that action. */
  other?: Act
  /** Further help. */
  children?: ReactNode
}

/** The specification's alert, as a modal that no browser suppresses. Mounted means open. */
export function AlertDialog(props: AlertDialogProps) {
  const { tone, message, reason = '', onClose, action, other, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const id = `aviso${useId()}` // an id begins with a letter

  useEffect(() => {
    if (dialog.current?.open) return
    dialog.current?.showModal()
    // Focus the button rather than a link among the children; without scrolling, so that the message stays visible.
    first.current?.focus({ preventScroll: true })
  }, [])

  const take = ({ onPress }: Act) => {
    dialog.current?.close()
    onPress()
  }
  const close = (
    <Button kind="secondary" onClick={() => dialog.current?.close()}>
      Cerrar
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
      <div className={styles.actions}>
        <Button ref={first} onClick={() => take(action)}>
          {action.label}
        </Button>
        {other && (
          <Button kind="secondary" onClick={() => take(other)}>
            {other.label}
          </Button>
        )}
        {!children && close}
      </div>
      {children && (
        <>
          <div className={styles.details} id={`${id}-details`}>
            {children}
          </div>
          <div className={styles.actions}>{close}</div>
        </>
      )}
    </dialog>
  )
}
