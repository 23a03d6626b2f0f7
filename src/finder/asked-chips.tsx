import type { ReactNode } from 'react'
import styles from './asked-chips.module.css'

type AskedChipsProps = {
  /** The list's accessible name. */
  label: string
  children: ReactNode
}

/** The asked criteria as chips; each can be removed. */
export function AskedChips({ label, children }: AskedChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  )
}

type AskedChipProps = {
  children: ReactNode
  /** No product meets this criterion. */
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
