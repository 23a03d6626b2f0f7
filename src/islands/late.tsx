import type { ReactNode } from 'react'
import styles from './late.module.css'

type LateProps = { isReady: boolean; children: ReactNode }

/** Hides a control until hydration, but keeps its place, so that nothing moves under a thumb. */
export function Late({ isReady, children }: LateProps) {
  return (
    <span className={styles.late} data-waits={!isReady || undefined}>
      {children}
    </span>
  )
}
