import type { ReactNode } from 'react'
import styles from './removable-chips.module.css'

type RemovableChipsProps = {
  /** The list's accessible name. */
  label: string
  children: ReactNode
}

/** The asked criteria as chips; each can be removed. */
export function RemovableChips({ label, children }: RemovableChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  )
}

type RemovableChipProps = {
  children: ReactNode
  /** No product meets this criterion. */
  isUnmet?: boolean
  onRemove: () => void
}

export function RemovableChip({ children, isUnmet = false, onRemove }: RemovableChipProps) {
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
