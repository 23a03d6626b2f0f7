import type { ReactNode } from 'react'
import styles from './notice-line.module.css'

type NoticeLineProps = { children: ReactNode }

/** A sentence that must not be overlooked, such as who must receive the goods. */
export function NoticeLine({ children }: NoticeLineProps) {
  return <p className={styles.notice}>{children}</p>
}
