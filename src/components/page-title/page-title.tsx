import type { ReactNode } from 'react'
import { TradeMark } from '../trade-mark/trade-mark.tsx'
import styles from './page-title.module.css'

type PageTitleProps = { children: ReactNode; lead?: ReactNode }

/** The page's h1, focused when the visitor arrives by a link, and its lead. */
export function PageTitle({ children, lead }: PageTitleProps) {
  return (
    <div className={styles.title}>
      <h1 tabIndex={-1}>
        {typeof children === 'string' ? <TradeMark text={children} /> : children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
