import { SURVEY_PATH } from '#catalogue/paths.ts'
import { machineServing } from '#catalogue/machine-serving.ts'
import type { SurveyMachine } from '#schema/survey-machine.ts'
import type { SealPlan } from '#views/product-data.ts'
import type { DocumentLink } from '#catalogue/show/document-link.ts'
import { announce } from '#components/announcer/announce.ts'
import { Link } from '#components/link/link.tsx'
import { replaceAddressQuery } from '#visitor/address-query.ts'
import { useAddressQuery } from '#visitor/use-address-query.ts'
import { useIsLive } from '#islands/use-is-live.ts'
import { SurveyForm } from './survey-form.tsx'
import type { SurveyedMachine } from './survey-line.ts'
import styles from './survey-forms.module.css'
import { island, type Slots } from '#islands/island.tsx'

/** A machine with its drawing and its empty form. */
export type SurveyView = SurveyedMachine &
  Pick<SurveyMachine, 'serves'> & {
    /** The drawing's alternative text. */
    alt: string
    emptyForm: DocumentLink
    /** What moves in it is a shaft, not a rod. */
    isTurning: boolean
  }

type SurveyFormsProps = {
  machines: readonly SurveyView[]
  /** Before anything is measured. */
  note: string
  /** What becomes of what is written. */
  kept: string
  plans: readonly SealPlan[]
  /** The machines' drawings, by the machine's id. */
  slots: Slots
}

/**
 * The survey forms, one at a time: that of the machine that the visitor has chosen (`?equipo=`). All are in the page, each
 * with its empty PDF; without a script the address's fragment chooses.
 */
function SurveyForms({ machines, note, kept, plans, slots }: SurveyFormsProps) {
  const isLive = useIsLive()
  const query = new URLSearchParams(useAddressQuery())
  const chosen =
    machines.find(({ id }) => id === query.get('equipo')) ??
    machineServing(machines, query.get('producto') ?? '') ??
    machines[0]
  return (
    <>
      <ul className={styles.machines} aria-label="Equipo">
        {machines.map(({ id, label }) => (
          <li key={id}>
            {isLive ? (
              <button
                type="button"
                aria-pressed={id === chosen?.id}
                onClick={() => {
                  query.set('equipo', id)
                  replaceAddressQuery(`?${query}`)
                  announce(`Ficha de ${label.toLowerCase()}`)
                }}
              >
                {label}
              </button>
            ) : (
              <Link href={`${SURVEY_PATH}#${id}`} data-hold="">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.notes}>{note}</p>
      {machines
        .filter(({ id }) => !isLive || id === chosen?.id)
        .map((machine) => (
          <SurveyForm
            key={machine.id}
            machine={machine}
            plans={plans}
            kept={kept}
            drawing={slots[machine.id]}
          />
        ))}
    </>
  )
}

export default island('survey-forms', SurveyForms)
