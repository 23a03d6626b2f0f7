import styles from './remove-button.module.css'

type RemoveButtonProps = {
  /** What is removed: "Quitar 442C". */
  label: string
  disabled?: boolean
  onRemove: () => void
}

/** A cross at the end of a line, which removes it. */
export function RemoveButton({ label, disabled, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={label}
      disabled={disabled}
      onClick={onRemove}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M5 5l10 10M15 5L5 15" />
      </svg>
    </button>
  )
}
