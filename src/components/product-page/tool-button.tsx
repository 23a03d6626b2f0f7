import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './tool-button.module.css'

type ToolButtonProps = {
  children: ReactNode
  isBusy?: boolean
  onPress: () => void | Promise<void>
}

/** A small thing to do with the product in view: it looks like a link. While busy it takes no press. */
export function ToolButton({ children, isBusy = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void onPress()}
    >
      {children}
    </button>
  )
}

type ToolLinkProps = { href: string; children: ReactNode }

/** Something else that leads on from the product, beside what can be done with it. */
export function ToolLink({ href, children }: ToolLinkProps) {
  return (
    <Link className={styles.tool} href={href}>
      {children}
    </Link>
  )
}
