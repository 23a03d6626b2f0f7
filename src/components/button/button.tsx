import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** primary: the one thing to do here; secondary: the others; text: looks like a link. */
export type ButtonKind = 'primary' | 'secondary' | 'text'

/** The look alone, for a link that the router has to render itself. */
export function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: ButtonKind }

/** Something that acts on this page. What leads elsewhere or opens a file is a `LinkButton`. */
export function Button({ kind = 'primary', type = 'button', ...attributes }: ButtonProps) {
  return <button {...attributes} type={type} className={buttonClass(kind)} />
}

type LinkButtonProps = Omit<ComponentProps<'a'>, 'className' | 'target' | 'rel'> & {
  href: string
  kind?: ButtonKind
  opens?: 'here' | 'new-tab'
}

/** A link of the size and look of a button; it says when it opens a new tab. */
export function LinkButton({
  kind = 'primary',
  opens = 'here',
  children,
  ...attributes
}: LinkButtonProps) {
  if (opens === 'here') {
    return (
      <a {...attributes} className={buttonClass(kind)}>
        {children}
      </a>
    )
  }
  return (
    <a {...attributes} className={buttonClass(kind)} target="_blank" rel="noreferrer">
      {children}
      <svg
        className={styles.sign}
        viewBox="0 0 12 12"
        role="img"
        aria-label="(abre en pestaña nueva)"
      >
        <path d="M3.5 1.5h7v7M10.5 1.5l-9 9" />
      </svg>
    </a>
  )
}
