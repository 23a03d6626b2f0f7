import { useEffect, type ReactNode } from 'react'
import styles from './unasked.module.css'

type UnaskedProps = { children: ReactNode }

/**
 * Shown while the address asks the tool nothing. If it does ask, the space stays empty until the answer is
 * rendered: the starter sets `data-asked`, this removes it on hydration, the starter itself if that fails.
 */
export function Unasked({ children }: UnaskedProps) {
  useEffect(() => {
    delete document.documentElement.dataset['asked']
  }, [])
  return <div className={styles.unasked}>{children}</div>
}
