import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import { FACET_NAMES } from '#figures/facets.ts'
import { Field } from '#components/field/field.tsx'
import { CHOICE_LABELS, mayNotTurn } from './criteria.ts'
import { FigureField, saidOf } from './figure-field.tsx'
import { MachineScene } from './machine-scene.tsx'
import { figureName, FIRST_MACHINE } from './machine-scenes.ts'
import { MachineTiles } from './machine-tiles.tsx'
import { PackingFields } from './packing-fields.tsx'
import { CHOICE_NAMES, type CountedOptions } from '#views/product-data.ts'
import type { SelectorDraft } from './use-selector-draft.ts'
import styles from './selector-form.module.css'

type SelectorFormProps = {
  asked: SelectorDraft
  options: CountedOptions
  /** The picture of each machine, by its id. */
  pictures: Readonly<Record<string, Picture>>
  /** The choice of the order, once there are products to order. */
  order: ReactNode
  /** The number of results, shown below the figures. */
  summary: ReactNode
  /** Whether the figures are in a row, without the drawing. */
  isFolded: boolean
  onSubmit: () => void
}

/** The media query for telephones, where the form fills the window. */
export const NARROW = '(width < 48rem)'

/** The form for a machine: its kind, its figures on the drawing, its fluid and the standards that it must meet. */
export function SelectorForm(props: SelectorFormProps) {
  const { asked, options, pictures, order, summary, isFolded, onSubmit } = props
  const { draft, criteria, setChoice } = asked
  const machine = draft.choices.equipment
  const isSized = options.equipment.some(({ id, size }) => id === machine && size !== undefined)
  // Only shafts take a packing; typed measures stay visible on any machine.
  const hasPackedBox =
    !isSized || draft.figures.box !== undefined || draft.figures.depth !== undefined
  const mayTurn = !mayNotTurn(machine, options)
  const form = useRef<HTMLFormElement>(null)
  const choicesId = useId()
  const others = CHOICE_NAMES.filter((name) => name !== 'equipment')
  const [isOpen, setOpen] = useState(false)
  // Chosen options stay visible.
  const areSeen = isOpen || others.some((name) => draft.choices[name] !== undefined)
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Datos del equipo"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const fields = event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-facet]')
        const empty = [...fields].find((field) => field.value === '' && field.checkVisibility())
        // Unless on a telephone, Enter goes to the first empty figure, and submits if pressed in that one.
        const isNext = empty !== undefined && empty !== document.activeElement
        if (isNext && !matchMedia(NARROW).matches) empty.focus()
        else onSubmit()
      }}
    >
      <MachineTiles
        chosen={machine}
        options={options.equipment}
        onChoose={(id) => {
          setChoice('equipment', id)
          // On a telephone the tiles fill the screen: scroll to the machine and its figures.
          if (id !== '' && matchMedia(NARROW).matches) form.current?.scrollIntoView()
        }}
      />
      <div className={styles.question} data-folded={isFolded || undefined}>
        <MachineScene
          machine={machine}
          picture={pictures[machine ?? FIRST_MACHINE] ?? pictures[FIRST_MACHINE]}
          isTyped={(facet) => draft.figures[facet] !== undefined}
        >
          {(facet, name) => (
            <FigureField asked={asked} facet={facet} name={name} mayTurn={mayTurn} />
          )}
        </MachineScene>
        <div className={styles.said}>
          {FACET_NAMES.map((facet) => {
            const { error, notice } = saidOf(facet, criteria)
            const text = error ?? notice
            return (
              text !== undefined && (
                <p key={facet} data-error={error && true}>
                  {`${figureName(facet, machine)}: ${text}`}
                </p>
              )
            )
          })}
        </div>
        <div className={styles.summary}>{summary}</div>
        <div className={styles.settings}>
          <button
            type="button"
            className={`unfolds ${styles.more}`}
            aria-expanded={areSeen}
            aria-controls={choicesId}
            onClick={() => setOpen(true)}
          >
            {order ? 'Fluido, norma, tipo y orden' : 'Fluido, norma y tipo'}
          </button>
          <div id={choicesId} className={styles.choices}>
            {others.map((name) => (
              <Field key={name} label={CHOICE_LABELS[name]}>
                {(wiring) => (
                  <select
                    {...wiring}
                    name={name}
                    value={draft.choices[name] ?? ''}
                    onChange={({ target }) => setChoice(name, target.value)}
                  >
                    <option value="">Todos</option>
                    {options[name].map(({ id, label, count }) => (
                      <option key={id} value={id}>{`${label} (${count})`}</option>
                    ))}
                  </select>
                )}
              </Field>
            ))}
            {order}
          </div>
          {hasPackedBox && <PackingFields asked={asked} />}
        </div>
      </div>
      {/* Enter in a field submits a form only if it has a submit button. */}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        Ver productos
      </button>
    </form>
  )
}
