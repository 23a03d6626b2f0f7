import type { Ref, SubmitEvent } from 'react'
import { FACET_NAMES, FACETS, TURNS, type Facet } from '#figures/facets.ts'
import type { UnitSystem } from '#figures/units.ts'
import { Button, LinkButton } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { useMedia } from '../use-media.ts'
import { UnitSwitch } from '#components/unit-switch/unit-switch.tsx'
import { shown } from '#figures/limit-words.ts'
import type { PackingBox } from '#figures/packing-box.ts'
import {
  CHOICE_LABELS,
  type BoxMeasure,
  type Draft,
  type Understood,
  type Unread,
} from './criteria.ts'
import { EquipmentPictogram } from './equipment-pictogram.tsx'
import { CHOICE_NAMES, type ChoiceName, type CountedOptions } from '../products/product-data.ts'
import styles from './selector-form.module.css'

type SelectorFormProps = {
  ref: Ref<HTMLFormElement>
  draft: Draft
  system: UnitSystem
  options: CountedOptions
  /** The figures that could not be used. */
  unread: readonly Unread[]
  /** Those that were read in another unit. */
  understood: readonly Understood[]
  /** What the turns of the shaft come to, in words. */
  speedNote: string | undefined
  /** What a packing for the asked box comes to. */
  packing: PackingBox | undefined
  enquiryHref: string
  onFigure: (facet: Facet | BoxMeasure, text: string) => void
  onChoice: (name: ChoiceName, id: string) => void
  onRpm: (isRpm: boolean) => void
  onSubmit: () => void
  onClear: () => void
}

/** Where the form stands beside its results, all of it is open. */
const BESIDE = '(width >= 64rem)'

/** What is known of the machine: figures first, then what it is, what it holds and what it must meet. */
export function SelectorForm(props: SelectorFormProps) {
  const { ref, draft, system, options, unread, understood, speedNote, packing, enquiryHref } = props
  const { onFigure, onChoice, onRpm, onSubmit, onClear } = props
  const chosen = Object.keys(draft.choices).length
  const isWide = useMedia(BESIDE)
  return (
    <form
      ref={ref}
      className={styles.form}
      aria-label="Datos del equipo"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className={styles.heading}>
        <h2>Cifras del equipo</h2>
        <UnitSwitch />
      </div>
      <div className={styles.figures}>
        {FACET_NAMES.map((facet) => (
          <FigureInput
            key={facet}
            facet={facet}
            text={draft.figures[facet]?.text ?? ''}
            system={system}
            isRpm={draft.isRpm}
            error={unread.find((one) => one.facet === facet)?.reason}
            notice={understood.find((one) => one.facet === facet)?.text}
            onFigure={onFigure}
            onRpm={onRpm}
          />
        ))}
      </div>
      {speedNote !== undefined && <p className={styles.note}>{speedNote}</p>}
      <PackingFields
        draft={draft}
        system={system}
        packing={packing}
        unread={unread}
        onFigure={onFigure}
      />
      <details className={styles.more} open={isWide}>
        <summary className="unfolds">Más filtros{chosen > 0 && ` (${chosen})`}</summary>
        <EquipmentTiles
          chosen={draft.choices.equipment}
          options={options.equipment}
          onChoose={(id) => onChoice('equipment', id)}
        />
        {CHOICE_NAMES.filter((name) => name !== 'equipment').map((name) => (
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
      </details>
      {/* Enter in a field sends the form only where it has a button that does. */}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        Ver productos
      </button>
      <p className={styles.actions}>
        <LinkButton kind="secondary" href={enquiryHref}>
          Consultar con estos datos
        </LinkButton>
        <Button kind="text" onClick={onClear}>
          Quitar todo
        </Button>
      </p>
    </form>
  )
}

type FigureInputProps = Pick<SelectorFormProps, 'system' | 'onFigure' | 'onRpm'> & {
  facet: Facet
  text: string
  isRpm: boolean
  error: string | undefined
  notice: string | undefined
}

function FigureInput(props: FigureInputProps) {
  const { facet, text, system, isRpm, error, notice, onFigure, onRpm } = props
  const { question, units } = FACETS[facet]
  const unit = units[system]
  return (
    <Field label={question} error={error} notice={notice}>
      {(wiring) => (
        <span className={styles.figure}>
          <input
            {...wiring}
            type="text"
            // A keyboard of figures has no minus sign: a vacuum and the cold are below zero.
            inputMode={facet === 'pressure' || FACETS[facet].belowZero ? 'text' : 'decimal'}
            enterKeyHint="next"
            autoComplete="off"
            data-facet={facet}
            value={text}
            onChange={({ target }) => onFigure(facet, target.value)}
          />
          {facet === TURNS.facet ? (
            <select
              aria-label="Unidad de velocidad"
              value={isRpm ? TURNS.unit : 'surface'}
              onChange={({ target }) => onRpm(target.value === TURNS.unit)}
            >
              <option value="surface">{unit}</option>
              <option value={TURNS.unit}>{TURNS.unit}</option>
            </select>
          ) : (
            <span className={styles.unit}>{unit}</span>
          )}
        </span>
      )}
    </Field>
  )
}

type PackingFieldsProps = Pick<
  SelectorFormProps,
  'draft' | 'system' | 'packing' | 'unread' | 'onFigure'
>

const BOX_FIELDS = [
  ['box', 'Diámetro de la caja'],
  ['depth', 'Profundidad de la caja'],
] as const

/** A packing comes by its section: the shaft and its box tell it, the rings and how long to cut them. */
function PackingFields({ draft, system, packing, unread, onFigure }: PackingFieldsProps) {
  const isAsked = BOX_FIELDS.some(([name]) => draft.figures[name] !== undefined)
  return (
    <details className={styles.packing} open={isAsked}>
      <summary className="unfolds">Caja con empaquetadura</summary>
      <div className={styles.figures}>
        {BOX_FIELDS.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            error={unread.find(({ facet }) => facet === name)?.reason}
          >
            {(wiring) => (
              <span className={styles.figure}>
                <input
                  {...wiring}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  value={draft.figures[name]?.text ?? ''}
                  onChange={({ target }) => onFigure(name, target.value)}
                />
                <span className={styles.unit}>{FACETS.diameter.units[system]}</span>
              </span>
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

type EquipmentTilesProps = {
  chosen: string | undefined
  options: CountedOptions['equipment']
  onChoose: (id: string) => void
}

/** Each machine as a tile with the products that it would leave; pressed again, it is taken back. */
function EquipmentTiles({ chosen, options, onChoose }: EquipmentTilesProps) {
  return (
    <fieldset className={styles.equipment}>
      <legend>{CHOICE_LABELS.equipment}</legend>
      <div className={styles.tiles}>
        {options.map(({ id, label, count }) => (
          <label key={id} className={styles.tile} data-empty={count === 0 || undefined}>
            <input
              type="checkbox"
              value={id}
              checked={chosen === id}
              onChange={({ target }) => onChoose(target.checked ? id : '')}
            />
            <EquipmentPictogram equipment={id} />
            <span>{label.replace(/ (?:o|de) .*$/, '')}</span>
            <span className="visually-hidden">
              {label.slice(label.replace(/ (?:o|de) .*$/, '').length)}
            </span>
            <b>{count}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
