import type { ReactNode } from 'react'
import styles from './asked-chips.module.css'

type AskedChipsProps = {
  /** Names the list for whoever hears it. */
  label: string
  /** On a telephone they pan on one line: what they are for stands beside them already. */
  isOneLine?: boolean
  children: ReactNode
}

/** What is asked, each part to be taken back. */
export function AskedChips({ label, isOneLine, children }: AskedChipsProps) {
  return (
    <ul className={`${styles.chips} ${isOneLine ? 'one-line pans' : ''}`} aria-label={label}>
      {children}
    </ul>
  )
}

type AskedChipProps = { children: ReactNode; onRemove: () => void }

export function AskedChip({ children, onRemove }: AskedChipProps) {
  return (
    <li>
      <button type="button" className={styles.chip} onClick={onRemove}>
        {children} <span aria-hidden="true">×</span>
        <span className="visually-hidden">, quitar</span>
      </button>
    </li>
  )
}
