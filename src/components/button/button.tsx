import type { ComponentProps } from 'react'
import { Link } from '../link/link.tsx'
import styles from './button.module.css'

/** primary: the one thing to do here; secondary: the others; text: looks like a link. */
type ButtonKind = 'primary' | 'secondary' | 'text'

function buttonClass(kind: ButtonKind): string {
  return `${styles.button} ${styles[kind]}`
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  kind?: ButtonKind
  type?: 'button' | 'submit'
}

/** Something that acts on this page. What leads elsewhere or opens a file is a `LinkButton`. */
export function Button({ kind = 'primary', type = 'button', ...attributes }: ButtonProps) {
  const wired = { ...attributes, className: buttonClass(kind) }
  return type === 'submit' ? (
    <button {...wired} type="submit" />
  ) : (
    <button {...wired} type="button" />
  )
}

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & { kind?: ButtonKind }

/** A link of the size and look of a button. */
export function LinkButton({ kind = 'primary', ...attributes }: LinkButtonProps) {
  return <Link {...attributes} className={buttonClass(kind)} />
}
