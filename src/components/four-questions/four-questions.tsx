import { SELECTOR_PATH } from '#catalogue/paths.ts'
import { FACETS, type Facet } from '#figures/facets.ts'
import { Button } from '../button/button.tsx'
import styles from './four-questions.module.css'

type FourQuestionsProps = {
  /** The kind of machine that the selector shall have chosen. */
  machine: string
  /** What its products are told apart by. */
  facets: readonly Facet[]
}

/** What decides between the products for a machine; its answers open the selector, also without a script. */
export function FourQuestions({ machine, facets }: FourQuestionsProps) {
  return (
    <form className={styles.questions} action={SELECTOR_PATH} aria-label="Elegir con tus cifras">
      <input type="hidden" name="equipo" value={machine} />
      {facets.map((facet) => {
        const { name, parameter, earlierParameter, units } = FACETS[facet]
        return (
          <label key={facet} className={styles.question}>
            <span>{name}</span>
            <span className={styles.field}>
              <input
                name={parameter}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                data-question={facet}
              />
              <span className="in-si">{units.si}</span>
              <span className="in-imperial only-where-chosen">{units.imperial}</span>
              {/* Says so in the address where they are chosen (islands/page-behaviour.ts). */}
              <input
                type="hidden"
                name={`${earlierParameter}-en`}
                value={units.imperial}
                data-imperial
                disabled
              />
            </span>
          </label>
        )
      })}
      <Button type="submit" kind="secondary">
        Ver los que cumplen
      </Button>
    </form>
  )
}
