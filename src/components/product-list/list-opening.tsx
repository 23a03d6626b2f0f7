import type { ReactNode } from 'react'
import { PageTitle } from '../page-title/page-title.tsx'
import styles from './list-opening.module.css'

type ListOpeningProps = {
  title: string
  /** One line; the explanation stands after the list. */
  lead: ReactNode
  /** What leads, where that is not the list: one filled button. */
  action?: ReactNode
  /** What the page offers besides its list: a catalogue, the way to an explanation. */
  actions?: ReactNode
}

/** How a page of products begins: its name, a line, and what it offers besides. */
export function ListOpening({ title, lead, action, actions }: ListOpeningProps) {
  return (
    <div className={styles.opening}>
      <PageTitle lead={lead}>{title}</PageTitle>
      {action && <div className={styles.action}>{action}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
