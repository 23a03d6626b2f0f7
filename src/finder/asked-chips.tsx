import type { ReactNode } from 'react'
import styles from './asked-chips.module.css'

type AskedChipsProps = {
  /** Names the list for whoever hears it. */
  label: string
  children: ReactNode
}

/** What is asked, each part to be taken back. */
export function AskedChips({ label, children }: AskedChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  )
}

type AskedChipProps = {
  children: ReactNode
  /** Nothing answers it. */
  isUnmet?: boolean
  onRemove: () => void
}

export function AskedChip({ children, isUnmet = false, onRemove }: AskedChipProps) {
  return (
    <li>
      <button type="button" className={styles.chip} onClick={onRemove}>
        {isUnmet ? <s>{children}</s> : children} <span aria-hidden="true">×</span>
        {isUnmet && <span className="visually-hidden">, ninguno de estos lo publica</span>}
        <span className="visually-hidden">, quitar</span>
      </button>
    </li>
  )
}
