import type { ComponentProps } from 'react'
import { Link } from '../link/link.tsx'
import styles from './button.module.css'

/** primary: the main action; secondary: others; text: looks like a link. */
type ButtonKind = 'primary' | 'secondary' | 'text'

function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  kind?: ButtonKind
  type?: 'button' | 'submit'
}

/** A button that acts on this page; for another page or a file use `LinkButton`. */
export function Button({ kind = 'primary', type = 'button', ...attributes }: ButtonProps) {
  const wired = { ...attributes, className: buttonClass(kind) }
  return type === 'submit' ? (
    <button {...wired} type="submit" />
  ) : (
    <button {...wired} type="button" />
  )
}

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & { kind?: ButtonKind }

/** A link that looks like a button. */
export function LinkButton({ kind = 'primary', ...attributes }: LinkButtonProps) {
  return <Link {...attributes} className={buttonClass(kind)} />
}
