import { CHOICE_LABELS } from './criteria.ts'
import { EquipmentPictogram } from '#components/equipment-pictogram/equipment-pictogram.tsx'
import type { CountedOptions } from '#views/product-data.ts'
import styles from './machine-tiles.module.css'

type MachineTilesProps = {
  chosen: string | undefined
  options: CountedOptions['equipment']
  onChoose: (id: string) => void
}

/** What stands after the first word of a machine's name: "Agitador" of "Agitador o mezclador". */
const MORE_NAMES = / (?:o|de) .*$/

/** Each machine as a tile with the products that it would leave; pressed again, it is no longer chosen. */
export function MachineTiles({ chosen, options, onChoose }: MachineTilesProps) {
  return (
    <fieldset className={styles.tiles}>
      <legend className="visually-hidden">{CHOICE_LABELS.equipment}</legend>
      {options.map(({ id, label, count }) => {
        const [rest = ''] = MORE_NAMES.exec(label) ?? []
        return (
          <label key={id} className={styles.tile} data-empty={count === 0 || undefined}>
            <input
              type="checkbox"
              value={id}
              checked={chosen === id}
              onChange={({ target }) => onChoose(target.checked ? id : '')}
            />
            <EquipmentPictogram equipment={id} />
            <span>{label.replace(MORE_NAMES, '')}</span>
            <span className="visually-hidden">{rest}</span>
            <b>{count}</b>
          </label>
        )
      })}
    </fieldset>
  )
}
