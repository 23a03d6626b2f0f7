import { SERVICE } from '#figures/service.ts'
import type { SurveyDraft } from '#visitor/survey-drafts.ts'
import { usePrintDay } from '#visitor/use-print-day.ts'
import { measureText } from './survey-line.ts'
import type { SurveyView } from './survey-forms.island.tsx'
import styles from './survey-form.module.css'

type PrintedSurveyProps = { machine: SurveyView; draft: SurveyDraft }

/** The printed survey form: one page, the drawing first; missing values have a line to write on. */
export function PrintedSurvey({ machine, draft }: PrintedSurveyProps) {
  const day = usePrintDay()
  const facts = [
    ['TAG del equipo', draft.tag],
    ...machine.fields.map((field) => [SERVICE[field].fieldLabel, draft.service[field] ?? '']),
    ['Observaciones', draft.remarks],
  ]
  return (
    <div className={styles.paper}>
      <table>
        <thead>
          <tr>
            <th scope="col">Letra</th>
            <th scope="col">Qué se mide</th>
            <th scope="col">Para qué sirve</th>
            <th scope="col">Medida</th>
          </tr>
        </thead>
        <tbody>
          {machine.measures.map((measure) => (
            <tr key={measure.letter}>
              <th scope="row">{measure.letter}</th>
              <td>{measure.label}</td>
              <td>{measure.use}</td>
              <td>{measureText(draft, measure) || <Blanks count={measure.readings ?? 1} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">Dato</th>
            <th scope="col">Respuesta</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {day && `Impresa el ${day}. `}Si la llenas a mano, adjunta una foto a tu consulta en
        Contacto o dicta las medidas por teléfono.
      </p>
    </div>
  )
}

/** Places for several readings of a measure, numbered; a single one has the whole cell. */
function Blanks({ count }: { count: number }) {
  if (count === 1) return null
  return (
    <span className={styles.blanks}>
      {Array.from({ length: count }, (_, at) => (
        <i key={at}>{at + 1}</i>
      ))}
    </span>
  )
}
