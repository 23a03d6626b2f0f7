import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './alert-dialog.module.css'

type AlertDialogProps = {
  tone: 'success' | 'error'
  message: string
  /** Called once it is closed, by "Aceptar" or Escape; the focus is back where it was. */
  onClose: () => void
  /** What helps most, as the filled button; then closing is the other one. */
  action?: { label: string; onPress: () => void } | undefined
  /** What else helps, under the message. */
  children?: ReactNode
}

/** The specification's alert, as a modal that no browser suppresses. Mounted means open. */
export function AlertDialog({ tone, message, onClose, action, children }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const accept = useRef<HTMLButtonElement>(null)
  const id = `aviso${useId()}` // an id begins with a letter

  useEffect(() => {
    if (dialog.current?.open) return
    dialog.current?.showModal()
    accept.current?.focus() // not a link among the children, whatever their order
  }, [])

  // What was done is told before it is closed; what helps otherwise comes after the help itself.
  const details = children && (
    <div className={styles.details} id={`${id}-details`}>
      {children}
    </div>
  )
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      data-tone={tone}
      aria-labelledby={`${id}-message`}
      aria-describedby={children ? `${id}-details` : undefined}
      onClose={onClose}
    >
      <p className={styles.message} id={`${id}-message`}>
        {message}
      </p>
      {tone === 'success' && details}
      <div className={styles.actions}>
        {action && (
          <Button
            ref={accept}
            onClick={() => {
              dialog.current?.close()
              action.onPress()
            }}
          >
            {action.label}
          </Button>
        )}
        <Button
          ref={action ? undefined : accept}
          kind={action ? 'secondary' : 'primary'}
          onClick={() => dialog.current?.close()}
        >
          {action ? 'Cerrar' : 'Aceptar'}
        </Button>
      </div>
      {tone === 'error' && details}
    </dialog>
  )
}
