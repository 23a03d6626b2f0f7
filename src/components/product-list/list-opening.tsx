import type { ReactNode } from 'react'
import { PageTitle } from '../page-title/page-title.tsx'
import styles from './list-opening.module.css'

type ListOpeningProps = {
  title: string
  /** One line; the full text follows the list. */
  lead: ReactNode
  /** The main action, if it is not the list itself: one filled button. */
  action?: ReactNode
  /** Other actions: a catalogue, a link to the explanation. */
  actions?: ReactNode
}

/** The opening of a page of products: title, one line, other actions. */
export function ListOpening({ title, lead, action, actions }: ListOpeningProps) {
  return (
    <div className={styles.opening}>
      <PageTitle lead={lead}>{title}</PageTitle>
      {action && <div className={styles.action}>{action}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
