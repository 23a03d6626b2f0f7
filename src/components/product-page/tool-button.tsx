import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './tool-button.module.css'

type ToolButtonProps = {
  children: ReactNode
  isBusy?: boolean
  onPress: () => void | Promise<void>
}

/** A minor action for the product, styled as a link; inactive while busy. */
export function ToolButton({ children, isBusy = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} only-with-script`}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void onPress()}
    >
      {children}
    </button>
  )
}

type ToolLinkProps = { href: string; children: ReactNode }

/** A link styled as such an action. */
export function ToolLink({ href, children }: ToolLinkProps) {
  return (
    <Link className={styles.tool} href={href}>
      {children}
    </Link>
  )
}
