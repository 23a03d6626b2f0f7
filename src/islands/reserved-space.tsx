import type { ReactNode } from 'react'
import styles from './reserved-space.module.css'

type ReservedSpaceProps = { isReady: boolean; children: ReactNode }

/** Hides a control until hydration, but keeps its place, so that nothing moves under a thumb. */
export function ReservedSpace({ isReady, children }: ReservedSpaceProps) {
  return (
    <span className={styles.space} data-waits={!isReady || undefined}>
      {children}
    </span>
  )
}
