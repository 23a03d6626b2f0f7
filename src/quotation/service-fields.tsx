import { useId, useState } from 'react'
import { SERVICE, SERVICE_FIELDS, type ServiceField } from '#figures/service.ts'
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
  const change = (field: ServiceField, text: string) => onChange({ ...service, [field]: text })
  return (
    <>
      {fields.map((field) => {
        const own = {
          ...(field === size?.field && { id: size.id }),
          text: service[field] ?? '',
          onChange: (text: string) => change(field, text),
        }
        const { fieldLabel } = SERVICE[field]
        if (field === 'plan')
          return (
            <ChoiceField
              key={field}
              {...own}
              label={fieldLabel}
              options={plans}
              none="Sin definir"
            />
          )
        if (!isFigure(field)) return <WordsField key={field} {...own} label={fieldLabel} />
        const published = product?.ranges.find(({ kind }) => kind === field)?.label
        return (
          <MeasureField
            key={field}
            {...own}
            facet={field}
            unit={isTurning && field === TURNS.facet ? TURNS.unit : FACETS[field].units[system]}
            label={published ?? fieldLabel}
          />
        )
      })}
    </>
  )
}

type OwnField = { id?: string; text: string; onChange: (text: string) => void }

export function WordsField({
  label,
  text,
  onChange,
  onLeave,
  id: given,
  most = TEXT_MOST.service,
}: OwnField & { label: string; most?: number; onLeave?: () => void }) {
  const own = useId()
  const id = given ?? own
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={text}
        maxLength={most}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onLeave}
      />
    </div>
  )
}

type ChoiceFieldProps = OwnField & {
  label: string
  options: readonly { id: string; label: string }[]
  /** The text of the empty option. */
  none?: string
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { label, text, onChange, options, none } = props
  const own = useId()
  const id = props.id ?? own
  const isKnown = text === '' || options.some((one) => one.id === text)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {!isKnown && <option value={text}>{text}</option>}
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  )
}

function MeasureField({
  facet,
  label,
  text,
  onChange,
  id: given,
  unit: first,
}: OwnField & { facet: Facet; label: string; unit: string }) {
  const own = useId()
  const id = given ?? own
  const { amount, unit } = text ? measureOf(facet, text) : { amount: '', unit: first }
  const [typed, setTyped] = useState('')
  const isOdd = isUnread(facet, text)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
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
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </span>
      {isOdd && (
        <p className={styles.odd} id={`${id}-odd`}>
          Escribe solo la cifra, por ejemplo 12,5
        </p>
      )}
    </div>
  )
}
