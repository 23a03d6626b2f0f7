import { CHOICE_LABELS } from './criteria.ts'
import { EquipmentPictogram } from '#components/equipment-pictogram/equipment-pictogram.tsx'
import type { CountedOptions } from '#views/product-data.ts'
import styles from './machine-tiles.module.css'

type MachineTilesProps = {
  chosen: string | undefined
  options: CountedOptions['equipment']
  onChoose: (id: string) => void
}

/** The hidden end of a machine's name: " o mezclador" in "Agitador o mezclador". */
const MORE_NAMES = / (?:o|de) .*$/

/** One tile per machine with the number of products left if it is chosen; a second press clears the choice. */
export function MachineTiles({ chosen, options, onChoose }: MachineTilesProps) {
  return (
    <fieldset className={styles.tiles}>
      <legend className="visually-hidden">{CHOICE_LABELS.equipment}</legend>
      {options.map(({ id, label, count }) => {
        const [rest = ''] = MORE_NAMES.exec(label) ?? []
        return (
          <label key={id} className={styles.tile} data-empty={count === 0 || undefined}>
            <input
              className="over-label"
              type="checkbox"
              value={id}
              checked={chosen === id}
              onChange={({ target }) => onChoose(target.checked ? id : '')}
            />
            <EquipmentPictogram equipment={id} />
            <span>{label.replace(MORE_NAMES, '')}</span>
            <span className="visually-hidden">{rest}</span>
            <b>{count}</b>
            <span className={styles.change} aria-hidden="true">
              Cambiar
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
