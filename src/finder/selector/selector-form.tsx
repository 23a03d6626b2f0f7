import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import type { Picture } from '#catalogue/show/product-facts.ts'
import type { Facet } from '#figures/facets.ts'
import { Field } from '#components/field/field.tsx'
import type { PackingBox } from '#figures/packing-box.ts'
import type { UnitSystem } from '#figures/units.ts'
import {
  CHOICE_LABELS,
  type BoxMeasure,
  type Draft,
  type Understood,
  type Unread,
} from './criteria.ts'
import { FigureField } from './figure-field.tsx'
import { MachineScene } from './machine-scene.tsx'
import { FIRST_MACHINE } from './machine-scenes.ts'
import { MachineTiles } from './machine-tiles.tsx'
import { PackingFields } from './packing-fields.tsx'
import { CHOICE_NAMES, type ChoiceName, type CountedOptions } from '#views/product-data.ts'
import styles from './selector-form.module.css'

type SelectorFormProps = {
  draft: Draft
  system: UnitSystem
  options: CountedOptions
  /** The picture of each machine, by its id. */
  pictures: Readonly<Record<string, Picture>>
  /** A shaft turns, a rod does not. */
  mayTurn: boolean
  /** The figures that could not be used. */
  unread: readonly Unread[]
  /** Those that were read in another unit. */
  understood: readonly Understood[]
  /** What a figure comes to besides, in words. */
  known: Readonly<Partial<Record<Facet, string>>>
  /** What a packing for the asked box comes to. */
  packing: PackingBox | undefined
  /** How the products are ordered, once there is an order to choose. */
  order: ReactNode
  /** What was found, under the figures that ask for it. */
  summary: ReactNode
  onFigure: (facet: Facet | BoxMeasure, text: string) => void
  onStep: (facet: Facet, way: 1 | -1) => void
  onChoice: (name: ChoiceName, id: string) => void
  onRpm: (isRpm: boolean) => void
  /** Whether its figures stand in a row, without their drawing. */
  isFolded: boolean
  onSubmit: () => void
}

/** A telephone, where the form fills the window. */
export const NARROW = '(width < 48rem)'

/** What is known of the machine: which it is, its figures on its drawing, and what it holds and must meet. */
export function SelectorForm(props: SelectorFormProps) {
  const { draft, system, options, pictures, unread, understood, known, packing } = props
  const { order, summary, mayTurn, isFolded, onFigure, onStep, onChoice, onRpm, onSubmit } = props
  const machine = draft.choices.equipment
  const isSized = options.equipment.some(({ id, size }) => id === machine && size !== undefined)
  // Only a shaft is packed; what was typed stays in sight all the same.
  const hasPackedBox =
    !isSized || draft.figures.box !== undefined || draft.figures.depth !== undefined
  const question = useRef<HTMLDivElement>(null)
  const choicesId = useId()
  const others = CHOICE_NAMES.filter((name) => name !== 'equipment')
  const [isOpen, setOpen] = useState(false)
  // What is chosen stays in sight.
  const areSeen = isOpen || others.some((name) => draft.choices[name] !== undefined)
  return (
    <form
      className={styles.form}
      aria-label="Datos del equipo"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const fields = event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-facet]')
        const empty = [...fields].find((field) => field.value === '' && field.checkVisibility())
        // Where the rows stand in sight, the next figure is asked first; left empty, it is not wanted.
        const isNext = empty !== undefined && empty !== document.activeElement
        if (isNext && !matchMedia(NARROW).matches) empty.focus()
        else onSubmit()
      }}
    >
      <MachineTiles
        chosen={machine}
        options={options.equipment}
        onChoose={(id) => {
          onChoice('equipment', id)
          // On a telephone the tiles fill the screen: what the machine asks is brought to hand.
          if (id !== '' && matchMedia(NARROW).matches) question.current?.scrollIntoView()
        }}
      />
      <div ref={question} className={styles.question} data-folded={isFolded || undefined}>
        <MachineScene
          machine={machine}
          picture={pictures[machine ?? FIRST_MACHINE] ?? pictures[FIRST_MACHINE]}
          isTyped={(facet) => draft.figures[facet] !== undefined}
        >
          {(facet, name) => (
            <FigureField
              facet={facet}
              name={name}
              text={draft.figures[facet]?.text ?? ''}
              system={system}
              isRpm={draft.isRpm}
              mayTurn={mayTurn}
              error={unread.find((one) => one.facet === facet)?.reason}
              notice={understood.find((one) => one.facet === facet)?.text}
              known={known[facet]}
              onFigure={onFigure}
              onStep={onStep}
              onRpm={onRpm}
            />
          )}
        </MachineScene>
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
                    onChange={({ target }) => onChoice(name, target.value)}
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
          {hasPackedBox && (
            <PackingFields
              draft={draft}
              system={system}
              packing={packing}
              unread={unread}
              onFigure={onFigure}
            />
          )}
        </div>
      </div>
      {/* Enter in a field sends the form only where it has a button that does. */}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        Ver productos
      </button>
    </form>
  )
}
