import { FACETS, TURNS, type Facet } from '#figures/facets.ts'
import { shown } from '#figures/limit-words.ts'
import { LIMITS } from '#figures/limits.ts'
import { convert, surfaceSpeed, turnsAt, vacuumOf } from '#figures/units.ts'
import { Field } from '#components/field/field.tsx'
import { shaftIn, type Criteria, type FigureName } from './criteria.ts'
import type { SelectorDraft } from './use-selector-draft.ts'
import styles from './figure-field.module.css'

type FigureFieldProps = {
  asked: SelectorDraft
  facet: Facet
  /** The figure's name on the chosen machine. */
  name: string
  /** Whether speed can be asked in revolutions: a rod does not turn. */
  mayTurn: boolean
}

/** The field of a figure with its unit; on telephones with buttons for a step down and up. */
export function FigureField({ asked, facet, name, mayTurn }: FigureFieldProps) {
  const { draft, criteria, system } = asked
  const text = draft.figures[facet]?.text ?? ''
  const equivalent = equivalentOf(facet, asked, mayTurn)
  const { units } = FACETS[facet]
  return (
    <div className={styles.field}>
      <Field label={name} {...saidOf(facet, criteria)}>
        {(wiring) => (
          <span className={styles.control} data-filled={text !== '' || undefined}>
            <button
              type="button"
              className={styles.step}
              aria-label={`Menos, ${name}`}
              onClick={() => asked.stepFigure(facet, -1)}
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
              onChange={({ target }) => asked.setFigure(facet, target.value)}
            />
            {facet === TURNS.facet && mayTurn ? (
              <select
                aria-label="Unidad de velocidad"
                value={draft.isRpm ? TURNS.unit : 'surface'}
                onChange={({ target }) => asked.setRpm(target.value === TURNS.unit)}
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
              onClick={() => asked.stepFigure(facet, 1)}
            >
              +
            </button>
          </span>
        )}
      </Field>
      {equivalent !== undefined && <p className={styles.known}>{equivalent}</p>}
    </div>
  )
}

/** Why a field's figure could not be used, or as what it was read. */
export function saidOf(field: FigureName, { unread, understood }: Criteria) {
  return {
    error: unread.find(({ name }) => name === field)?.reason,
    notice: understood.find(({ name }) => name === field)?.text,
  }
}

/** A speed in the other unit, m/s or revolutions; a pressure below that of the atmosphere as a vacuum. */
function equivalentOf(
  facet: Facet,
  { draft: { isRpm }, criteria: { figures }, system }: SelectorDraft,
  mayTurn: boolean,
): string | undefined {
  const value = figures.find((one) => one.facet === facet)?.value
  if (value === undefined) return undefined
  if (facet === TURNS.facet && mayTurn) {
    const shaft = shaftIn(figures)
    if (shaft <= 0) return isRpm ? 'Falta el eje para m/s' : ''
    return isRpm
      ? `= ${shown(surfaceSpeed(value, shaft), facet, system)}`
      : `= ${Math.round(turnsAt(value, shaft))}\u00a0rpm`
  }
  if (facet !== 'pressure' || value >= 0) return undefined
  const unit = LIMITS.vacuum[system]
  const amount = convert(vacuumOf(value), LIMITS.vacuum.si, unit)
  const text = system === 'si' ? String(Math.round(amount)) : amount.toFixed(1).replace('.', ',')
  return `Vacío ${text}\u00a0${unit}`
}
