import { useState } from 'react'
import { FACETS } from '#figures/facets.ts'
import { shown } from '#figures/limit-words.ts'
import { packingBox, type PackingBox } from '#figures/packing-box.ts'
import type { UnitSystem } from '#figures/units.ts'
import { Field } from '#components/field/field.tsx'
import { shaftIn } from './criteria.ts'
import { saidOf } from './figure-field.tsx'
import type { SelectorDraft } from './use-selector-draft.ts'
import styles from './figure-field.module.css'

const BOX_FIELDS = [
  ['box', 'Diámetro de la caja'],
  ['depth', 'Profundidad de la caja'],
] as const

/** The measures of a packed box, from which a packing's section, number of rings and cut length follow. */
export function PackingFields({ asked }: { asked: SelectorDraft }) {
  const { draft, criteria, system, setFigure } = asked
  const { box, depth } = criteria
  const packing = box === undefined ? undefined : packingBox(shaftIn(criteria.figures), box, depth)
  const isAsked = BOX_FIELDS.some(([name]) => draft.figures[name] !== undefined)
  // Stays open when a field is emptied, so that a value can be typed again.
  const [isOpen, setOpen] = useState(isAsked)
  if (isAsked && !isOpen) setOpen(true)
  return (
    <details
      className={styles.packing}
      open={isOpen}
      suppressHydrationWarning // the visitor may have opened it already
    >
      <summary className="unfolds">Sección de empaquetadura</summary>
      <div className={styles.fields}>
        {BOX_FIELDS.map(([name, label]) => (
          <Field
            key={name}
            label={`${label} (${FACETS.diameter.units[system]})`}
            error={saidOf(name, criteria).error}
          >
            {(wiring) => (
              <input
                {...wiring}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                value={draft.figures[name]?.text ?? ''}
                onChange={({ target }) => setFigure(name, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <p className={styles.note} role="status">
        {packing
          ? packingText(packing, system)
          : 'Sección = (caja − eje) / 2. Con el eje y la caja se calcula aquí.'}
      </p>
    </details>
  )
}

/** "Sección (caja − eje) / 2 = 12,5 mm; 5 anillos; largo de corte π × (eje + sección) ≈ 227,8 mm". */
function packingText({ section, rings, cutLength }: PackingBox, system: UnitSystem): string {
  const length = (value: number) => shown(value, 'diameter', system)
  const count = rings === undefined ? '' : `${rings === 1 ? '1 anillo' : `${rings} anillos`}; `
  return `Sección (caja − eje) / 2 = ${length(section)}; ${count}largo de corte π × (eje + sección) ≈ ${length(cutLength)} por anillo.`
}
