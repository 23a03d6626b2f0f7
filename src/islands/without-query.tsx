import { useEffect, type ReactNode } from 'react'
import styles from './without-query.module.css'

type WithoutQueryProps = { children: ReactNode }

/**
 * Shown while the address has no query for the tool. With a query, the space stays empty until the answer is rendered: the
 * starter sets `data-asked`; this component removes it on hydration, or the starter if that fails.
 */
export function WithoutQuery({ children }: WithoutQueryProps) {
  useEffect(() => {
    delete document.documentElement.dataset['asked']
  }, [])
  return <div className={styles.content}>{children}</div>
}
