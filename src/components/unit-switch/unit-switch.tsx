import { useId } from 'react'
import type { UnitSystem } from '#figures/units.ts'
import { chooseUnits } from '#visitor/unit-system.ts'
import { useUnitSystem } from '#visitor/use-visitor.ts'
import styles from './unit-switch.module.css'

const SYSTEMS: readonly { id: UnitSystem; label: string }[] = [
  { id: 'si', label: 'SI' },
  { id: 'imperial', label: 'Imperial' },
]

/**
 * Selects the units of all figures on the site; the choice is stored. Needs a script: in static HTML
 * islands/chosen-units.ts handles it.
 */
export function UnitSwitch() {
  const chosen = useUnitSystem()
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Unidades en todo el sitio</legend>
      {SYSTEMS.map(({ id, label }) => (
        <label key={id}>
          <input
            className="over-label"
            type="radio"
            name={name}
            value={id}
            data-units=""
            checked={chosen === id}
            onChange={() => chooseUnits(id)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
