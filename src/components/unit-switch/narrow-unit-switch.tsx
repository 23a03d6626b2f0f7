import styles from './narrow-unit-switch.module.css'
import { UnitSwitch } from './unit-switch.tsx'

/** Where the window is too narrow for the switch beside a list's filters. */
export function NarrowUnitSwitch() {
  return (
    <div className={styles.narrow}>
      <UnitSwitch />
    </div>
  )
}
