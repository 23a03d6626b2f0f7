import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ENQUIRY_PATH, QUOTE_PATH } from '#catalogue/paths.ts'
import { focusAfter } from '#components/focus-after/focus-after.ts'
import { announce } from '#components/announcer/announce.ts'
import { Button, LinkButton } from '#components/button/button.tsx'
import { DocumentButton } from '#components/document-button/document-button.tsx'
import { Field } from '#components/field/field.tsx'
import { Link } from '#components/link/link.tsx'
import { LINES_MOST, TEXT_MOST } from '#visitor/quote-list.ts'
import { SURVEY_TEXT_MOST, SURVEY_UNITS, type SurveyDraft } from '#visitor/survey-drafts.ts'
import { ServiceFields } from '../service-fields.tsx'
import type { SealPlan } from '#views/product-data.ts'
import { PrintedSurvey } from './printed-survey.tsx'
import { addSurveyLine, type SurveyStatus } from './survey-line.ts'
import { useSurvey, type Survey } from './use-survey.ts'
import type { SurveyView } from './survey-forms.island.tsx'
import styles from './survey-form.module.css'
import { readAmount } from '#finder/search/read-number.ts'
import { readingsOf, spreadOf, withReading } from './calliper-readings.ts'

type MeasureFieldProps = {
  measure: SurveyView['measures'][number]
  unit: SurveyDraft['unit']
  text: string
  onChange: (text: string) => void
}

/** A measure by its letter: one figure, or several readings of it and what they say together. */
function MeasureField({ measure, unit, text, onChange }: MeasureFieldProps) {
  const { letter, label, use, isText, example, readings: count = 1 } = measure
  const readings = count > 1 ? readingsOf(text, count) : [text]
  const isOdd =
    !isText && readings.some((one) => one.trim() !== '' && readAmount(one, unit) === undefined)
  const spread = spreadOf(readings, unit)
  const mean = spread && `Va la media, ${spread.mean} ${unit}.`
  return (
    <div
      className={count > 1 ? styles.readings : styles.measure}
      data-words={isText || undefined}
      data-letter={letter}
    >
      <Field
        label={`${letter}. ${label}`}
        hint={mean && !spread.isNotable ? `${use} ${mean}` : use}
        error={isOdd ? 'Escribe solo la cifra, por ejemplo 12,5' : undefined}
        // No tolerance is known: the visitor judges the difference.
        notice={
          spread?.isNotable &&
          `${mean} Entre la mayor y la menor hay ${spread.difference} ${unit}: si te parece mucho, mide de nuevo o anota en Observaciones el desgaste que veas.`
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
                  placeholder={example && `por ejemplo, ${example}`}
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

/** A field in use stands below the drawing, where its letter stands out. */
function bringUp(field: Element) {
  const letter = field.closest<HTMLElement>('[data-letter]')?.dataset['letter']
  for (const text of field.closest('section')?.querySelectorAll('text') ?? []) {
    text.toggleAttribute('data-asked', text.textContent === letter)
  }
  // A tap on a field in sight moves nothing by itself.
  field.scrollIntoView({ block: 'nearest' })
}

type SurveyFormProps = {
  machine: SurveyView
  plans: readonly SealPlan[]
  drawing: ReactNode
  /** What becomes of what is written: beside the buttons. */
  kept: string
}

/** The survey form of a machine: the drawing with its letters, a field for each, and further questions. */
export function SurveyForm({ machine, plans, drawing, kept }: SurveyFormProps) {
  const { id, label, alt, emptyForm, fields } = machine
  const survey = useSurvey(machine)
  const { draft, change, line } = survey
  const headingId = useId()
  const lettered = useRef<HTMLDivElement>(null)
  // A field that was touched before the form was alive has the focus already.
  useEffect(() => {
    const focused = lettered.current?.querySelector(':focus')
    if (focused) bringUp(focused)
  }, [])
  return (
    <section className={styles.survey} id={id} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{label}</h2>
        <DocumentButton document={emptyForm}>Ficha en blanco</DocumentButton>
      </div>
      {/* The drawing stays in sight as long as its letters are asked for. */}
      <div className={styles.lettered} ref={lettered} onFocus={({ target }) => bringUp(target)}>
        <div className={styles.drawing} role="img" aria-label={alt}>
          {drawing}
        </div>
        <div className={styles.fields} role="group" aria-label={`Medidas: ${label.toLowerCase()}`}>
          {line && (
            <p className={styles.said}>
              Para <b>{line.label}</b>, de tu lista.
            </p>
          )}
          <div className={styles.asked}>
            <Field label="TAG del equipo">
              {(wiring) => (
                <input
                  {...wiring}
                  type="text"
                  value={draft.tag}
                  maxLength={TEXT_MOST.tag}
                  autoComplete="off"
                  onChange={({ currentTarget }) => change({ tag: currentTarget.value })}
                />
              )}
            </Field>
          </div>
          <div className={styles.asked}>
            <Field label="Medidas en">
              {(wiring) => (
                <select
                  {...wiring}
                  value={draft.unit}
                  onChange={({ currentTarget }) =>
                    change({ unit: currentTarget.value === 'in' ? 'in' : 'mm' })
                  }
                >
                  {SURVEY_UNITS.map((unit) => (
                    <option key={unit} value={unit}>
                      {unit === 'mm' ? 'milímetros (mm)' : 'pulgadas (in)'}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          {machine.measures.map((measure) => (
            <MeasureField
              key={measure.letter}
              measure={measure}
              unit={draft.unit}
              text={draft.measures[measure.letter] ?? ''}
              onChange={(text) =>
                change({ measures: { ...draft.measures, [measure.letter]: text } })
              }
            />
          ))}
        </div>
      </div>
      <div className={`${styles.asked} ${styles.conditions}`}>
        <h3>Condiciones de servicio</h3>
        <div className={styles.fields}>
          <ServiceFields
            product={{ fields, ranges: [] }}
            plans={plans}
            service={draft.service}
            isTurning={machine.isTurning}
            onChange={(service) => change({ service })}
          />
        </div>
        <Field label="Observaciones" hint="Marca y modelo, desgaste, lo que no se pudo medir.">
          {(wiring) => (
            <textarea
              {...wiring}
              value={draft.remarks}
              maxLength={SURVEY_TEXT_MOST.remarks}
              autoComplete="off"
              onChange={({ currentTarget }) => change({ remarks: currentTarget.value })}
            />
          )}
        </Field>
        <Actions machine={machine} survey={survey} />
        <p className={styles.said}>{kept}</p>
      </div>
      <PrintedSurvey machine={machine} draft={draft} />
    </section>
  )
}

function Actions({ machine, survey }: { machine: SurveyView; survey: Survey }) {
  const { draft, line, status, change } = survey
  const listed = useRef<HTMLAnchorElement>(null)
  const put = () => {
    flushSync(() => {
      // The draft remembers what its line says: later changes of either are compared with it.
      change({ put: addSurveyLine(machine, draft, line?.key) })
    })
    // It stands where the button was.
    listed.current?.focus()
  }
  const erase = ({ currentTarget }: MouseEvent) => {
    const beside = currentTarget.previousElementSibling as HTMLElement | null
    focusAfter(
      () => survey.erase?.(),
      () => beside,
    )
    announce('Se borró lo escrito.')
  }
  const want = WANTS[status]
  return (
    <>
      {want && <p className={styles.said}>{want}</p>}
      <p className={styles.actions}>
        {status === 'listed' ? (
          <LinkButton ref={listed} kind="secondary" href={QUOTE_PATH}>
            En la lista · Ver
          </LinkButton>
        ) : (
          <Button onClick={put} disabled={status !== 'open'}>
            Agregar a la lista
          </Button>
        )}
        <Button kind="secondary" onClick={() => print()}>
          Imprimir
        </Button>
        {survey.erase && (
          <Button kind="text" onClick={erase}>
            Borrar lo escrito
          </Button>
        )}
      </p>
      {status === 'listed' && (
        <p className={styles.said}>
          La ficha va con tu <Link href={ENQUIRY_PATH}>consulta</Link>, donde puedes agregar fotos.
        </p>
      )}
    </>
  )
}

/** What keeps a survey out of the list. */
const WANTS: Readonly<Partial<Record<SurveyStatus, string>>> = {
  empty: 'Escribe al menos una medida para agregarla.',
  full: `La lista ya tiene ${LINES_MOST} líneas: quita una en ella.`,
}
