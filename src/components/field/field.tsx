import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

type ControlWiring = {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = {
  label: string
  /** How to fill it in; always shown. */
  hint?: string | undefined
  /** Shown if the value is invalid. */
  error?: string | undefined
  /** Shown if the value is valid but unusual. */
  notice?: ReactNode
  /** Renders the control and gives it the wiring: `(wiring) => <input {...wiring} />`. */
  children: (wiring: ControlWiring) => ReactNode
}

/**
 * A labelled control with its hint above and its message below, linked for screen readers. Head, control and messages
 * are one row each, so that forms can align them.
 */
export function Field({ label, hint, error, notice, children }: FieldProps) {
  const id = `campo${useId()}` // an id begins with a letter
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const noticeId = `${id}-notice`
  const described = [error && errorId, hint && hintId, notice && noticeId].filter(Boolean).join(' ')

  return (
    <div className={styles.field} data-state={error ? 'invalid' : undefined}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <div className={styles.messages}>
        {error && (
          <p className={styles.error} id={errorId}>
            <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 1.5 14.5 8 8 14.5 1.5 8ZM8 5v3.5M8 10.5v1" />
            </svg>
            <span>{error}</span>
          </p>
        )}
        {notice && (
          <div className={styles.notice} id={noticeId}>
            {notice}
          </div>
        )}
      </div>
    </div>
  )
}
