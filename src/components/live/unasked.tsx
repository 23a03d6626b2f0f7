import { useEffect, type ReactNode } from 'react'
import styles from './unasked.module.css'

type UnaskedProps = { children: ReactNode }

/**
 * What a tool shows while nothing is asked of it. A page whose address asks something keeps the place
 * empty until the answer stands: the starter marks the document, and the mark falls when the page has
 * come alive, or cannot.
 */
export function Unasked({ children }: UnaskedProps) {
  useEffect(() => {
    delete document.documentElement.dataset['asked']
  }, [])
  return <div className={styles.unasked}>{children}</div>
}
