import { Field } from '#components/field/field.tsx'
import { readAmount } from '#finder/search/read-number.ts'
import { SURVEY_TEXT_MOST, type SurveyDraft } from '#visitor/survey-drafts.ts'
import { readingsOf, spreadOf, withReading } from './readings.ts'
import type { SurveyView } from './survey-forms.island.tsx'
import styles from './survey-form.module.css'

type MeasureFieldProps = {
  measure: SurveyView['measures'][number]
  unit: SurveyDraft['unit']
  text: string
  onChange: (text: string) => void
}

/** A measure by its letter: one figure, or several readings of it and what they say together. */
export function MeasureField({ measure, unit, text, onChange }: MeasureFieldProps) {
  const { letter, label, use, isText, example, readings: count = 1 } = measure
  const readings = count > 1 ? readingsOf(text, count) : [text]
  const isOdd =
    !isText && readings.some((one) => one.trim() !== '' && readAmount(one, unit) === undefined)
  const spread = spreadOf(readings, unit)
  return (
    <div className={count > 1 ? styles.readings : styles.measure}>
      <Field
        label={`${letter}. ${label}`}
        hint={use}
        error={isOdd ? 'Escribe solo la cifra, por ejemplo 12,5' : undefined}
        // No tolerance is known: the visitor judges the difference.
        notice={
          spread &&
          `Va la media, ${spread.mean} ${unit}. Entre la mayor y la menor hay ${spread.difference} ${unit}: si te parece mucho, mide de nuevo o anota en Observaciones el desgaste que veas.`
        }
      >
        {(wiring) => (
          <span className={styles.places}>
            {readings.map((reading, at) => (
              <span key={at} className={styles.control}>
                <input
                  {...wiring}
                  id={at === 0 ? wiring.id : undefined}
                  aria-label={
                    at === 0 ? undefined : `${letter}. ${label}, lectura ${at + 1} de ${count}`
                  }
                  type="text"
                  value={reading}
                  maxLength={count > 1 ? undefined : SURVEY_TEXT_MOST.measure}
                  inputMode={isText ? 'text' : 'decimal'}
                  enterKeyHint="next"
                  placeholder={example}
                  autoComplete="off"
                  onChange={({ currentTarget: { value } }) =>
                    onChange(count > 1 ? withReading(readings, at, value) : value)
                  }
                />
                {!isText && <span className={styles.unit}>{unit}</span>}
              </span>
            ))}
          </span>
        )}
      </Field>
    </div>
  )
}
