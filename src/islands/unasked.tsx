import { useEffect, type ReactNode } from 'react'
import styles from './unasked.module.css'

type UnaskedProps = { children: ReactNode }

/**
 * Shown while the address has no query for the tool. With a query, the space stays empty until the answer is rendered: the
 * starter sets `data-asked`; this component removes it on hydration, or the starter if that fails.
 */
export function Unasked({ children }: UnaskedProps) {
  useEffect(() => {
    delete document.documentElement.dataset['asked']
  }, [])
  return <div className={styles.unasked}>{children}</div>
}
