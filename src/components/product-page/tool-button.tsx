import type { ReactNode } from 'react'
import styles from './tool-button.module.css'

type ToolButtonProps = { children: ReactNode; isBusy?: boolean; onPress: () => Promise<void> }

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
