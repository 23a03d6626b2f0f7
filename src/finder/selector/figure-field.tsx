import { FACETS, TURNS, type Facet } from '#figures/facets.ts'
import type { UnitSystem } from '#figures/units.ts'
import { Field } from '#components/field/field.tsx'
import styles from './figure-field.module.css'

type FigureFieldProps = {
  facet: Facet
  /** The figure's name on the chosen machine. */
  name: string
  text: string
  system: UnitSystem
  isRpm: boolean
  mayTurn: boolean
  error: string | undefined
  notice: string | undefined
  /** Its equivalent: revolutions as a surface speed, a vacuum in mm Hg. */
  known: string | undefined
  onFigure: (facet: Facet, text: string) => void
  onStep: (facet: Facet, way: 1 | -1) => void
  onRpm: (isRpm: boolean) => void
}

/** The field of a figure with its unit; on telephones with buttons for a step down and up. */
export function FigureField(props: FigureFieldProps) {
  const { facet, name, text, system, isRpm, mayTurn, error, notice, known } = props
  const { onFigure, onStep, onRpm } = props
  const { units } = FACETS[facet]
  return (
    <div className={styles.field}>
      <Field label={name} error={error} notice={notice}>
        {(wiring) => (
          <span className={styles.control} data-filled={text !== '' || undefined}>
            <button
              type="button"
              className={styles.step}
              aria-label={`Menos, ${name}`}
              onClick={() => onStep(facet, -1)}
            >
              −
            </button>
            <input
              {...wiring}
              type="text"
              // Some telephones' keyboard has no minus sign: the step down reaches negative figures there.
              inputMode="decimal"
              enterKeyHint="next"
              autoComplete="off"
              data-facet={facet}
              value={text}
              onChange={({ target }) => onFigure(facet, target.value)}
            />
            {facet === TURNS.facet && mayTurn ? (
              <select
                aria-label="Unidad de velocidad"
                value={isRpm ? TURNS.unit : 'surface'}
                onChange={({ target }) => onRpm(target.value === TURNS.unit)}
              >
                <option value="surface">{units[system]}</option>
                <option value={TURNS.unit}>{TURNS.unit}</option>
              </select>
            ) : (
              <span className={styles.unit}>{units[system]}</span>
            )}
            <button
              type="button"
              className={styles.step}
              aria-label={`Más, ${name}`}
              onClick={() => onStep(facet, 1)}
            >
              +
            </button>
          </span>
        )}
      </Field>
      {known !== undefined && <p className={styles.known}>{known}</p>}
    </div>
  )
}
