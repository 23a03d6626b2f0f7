import { useId, useState, type ReactNode } from 'react'
import { SERVICE, SERVICE_FIELDS } from '#figures/service.ts'
import { FACETS, TURNS, type Facet } from '#figures/facets.ts'
import { TEXT_MOST, type Service } from '#visitor/quote-list.ts'
import type { ProductRecord, SealPlan } from '#views/product-data.ts'
import { isFigure, isUnread, measureOf, measureText, unitsOf } from './service-data.ts'
import { useUnitSystem } from '#visitor/use-visitor.ts'
import styles from './service-fields.module.css'

type ServiceFieldsProps = {
  /** Undefined for a line in words and until products are loaded; then all fields are shown. */
  product: Pick<ProductRecord, 'fields' | 'ranges'> | undefined
  plans: readonly SealPlan[]
  service: Service
  /** The speed is asked in rpm (as on a machine's plate) for shafts, in m/s for rods. */
  isTurning: boolean
  /** The field of its size, which the closed line focuses. */
  size?: { field: string; id: string }
  onChange: (service: Service) => void
}

/** The service fields of a line: those that the product needs, and those already filled in. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { product, plans, service, isTurning, size, onChange } = props
  const system = useUnitSystem()
  const asked = product?.fields ?? SERVICE_FIELDS
  const fields = SERVICE_FIELDS.filter((field) => asked.includes(field) || service[field])
  return (
    <>
      {fields.map((field) => {
        const own = {
          label: SERVICE[field].fieldLabel,
          ...(field === size?.field && { id: size.id }),
          text: service[field] ?? '',
          onChange: (text: string) => onChange({ ...service, [field]: text }),
        }
        if (field === 'plan')
          return <ChoiceField key={field} {...own} options={plans} none="Sin definir" />
        if (!isFigure(field)) return <WordsField key={field} {...own} />
        const published = product?.ranges.find(({ kind }) => kind === field)?.label
        return (
          <MeasureField
            key={field}
            {...own}
            facet={field}
            unit={isTurning && field === TURNS.facet ? TURNS.unit : FACETS[field].units[system]}
            label={published ?? own.label}
          />
        )
      })}
    </>
  )
}

type OwnField = { id?: string; label: string; text: string; onChange: (text: string) => void }

type LabelledProps = Pick<OwnField, 'id' | 'label'> & { children: (id: string) => ReactNode }

function Labelled({ id: given, label, children }: LabelledProps) {
  const own = useId()
  const id = given ?? own
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

type WordsFieldProps = OwnField & { most?: number; onLeave?: () => void }

export function WordsField(props: WordsFieldProps) {
  const { text, onChange, onLeave, most = TEXT_MOST.service } = props
  return (
    <Labelled {...props}>
      {(id) => (
        <input
          id={id}
          type="text"
          value={text}
          maxLength={most}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Labelled>
  )
}

type ChoiceFieldProps = OwnField & {
  options: readonly { id: string; label: string }[]
  /** The text of the empty option. */
  none?: string
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { text, onChange, options, none } = props
  const isKnown = text === '' || options.some((one) => one.id === text)
  return (
    <Labelled {...props}>
      {(id) => (
        <select
          id={id}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {!isKnown && <option value={text}>{text}</option>}
          {options.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function MeasureField(props: OwnField & { facet: Facet; unit: string }) {
  const { facet, label, text, onChange } = props
  const { amount, unit } = text ? measureOf(facet, text) : { amount: '', unit: props.unit }
  const [typed, setTyped] = useState('')
  const isOdd = isUnread(facet, text)
  return (
    <Labelled {...props}>
      {(id) => (
        <>
          <span className={styles.measure}>
            <input
              id={id}
              type="text"
              // With the space before the fraction of "1 7/8", which is not stored.
              value={typed.trim() === amount ? typed : amount}
              maxLength={20}
              // The numeric keypad of an iPhone has no minus sign, and this field has no stepper to go below zero.
              inputMode={FACETS[facet].belowZero ? 'text' : 'decimal'}
              autoComplete="off"
              aria-describedby={isOdd ? `${id}-odd` : undefined}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value)
                onChange(measureText({ amount: value, unit }))
              }}
            />
            <select
              aria-label={`Unidad de ${label.toLowerCase()}`}
              value={unit}
              disabled={amount === ''}
              onChange={({ currentTarget }) =>
                onChange(measureText({ amount, unit: currentTarget.value }))
              }
            >
              {unitsOf(facet).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </span>
          {isOdd && (
            <p className={styles.odd} id={`${id}-odd`}>
              Escribe solo la cifra, por ejemplo 12,5
            </p>
          )}
        </>
      )}
    </Labelled>
  )
}
