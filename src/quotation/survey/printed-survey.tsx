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
              <td>{measureText(draft, measure)}</td>
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
      {day && <p>Impresa el {day}.</p>}
    </div>
  )
}
