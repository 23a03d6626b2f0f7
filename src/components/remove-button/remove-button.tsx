import { Icon } from '../icon/icon.tsx'
import styles from './remove-button.module.css'

type RemoveButtonProps = {
  /** What is removed: "Quitar 442C". */
  label: string
  disabled?: boolean
  onRemove: () => void
}

/** A cross at the end of a line that removes it. */
export function RemoveButton({ label, disabled, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={label}
      disabled={disabled}
      onClick={onRemove}
    >
      <Icon name="close" />
    </button>
  )
}
