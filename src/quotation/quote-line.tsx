import { useState } from 'react'
import { announce } from '#components/announcer/announce.ts'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Link } from '#components/link/link.tsx'
import { QuantityField } from '#components/quantity-field/quantity-field.tsx'
import {
  changeLine,
  moveLine,
  QUOTE_UNITS,
  removeLine,
  TEXT_MOST,
  type QuoteLine,
} from '#visitor/quote-list.ts'
import { judgeLine, selectorHref } from './judge-line.ts'
import type { ChoiceOption, ProductRecord, SealPlan } from '#finder/products/product-data.ts'
import { useUnitSystem } from '#visitor/use-visitor.ts'
import { serviceParts } from './service-data.ts'
import { ServiceFields, WordsField } from './service-fields.tsx'
import styles from './quote-line.module.css'

type QuoteLineItemProps = {
  line: QuoteLine
  product: ProductRecord | undefined
  plans: readonly SealPlan[]
  fluids: readonly ChoiceOption[]
  isFirst: boolean
  isLast: boolean
  /** The newest line shows what can be said of it. */
  isOpen: boolean
}

/** A line of the list to quote: how many, for which equipment, in which service, and what is said of it. */
export function QuoteLineItem({
  line,
  product,
  plans,
  fluids,
  isFirst,
  isLast,
  isOpen,
}: QuoteLineItemProps) {
  const { key, label, name, quantity, unit, tag, note, service } = line
  const [isUnfolded, setUnfolded] = useState(isOpen)
  const parts = [...serviceParts(service), ...(note ? ['con nota'] : [])]
  const move = (by: -1 | 1) => {
    moveLine(key, by)
    announce(`${label}, una línea más ${by < 0 ? 'arriba' : 'abajo'}.`)
  }
  const remove = () => {
    removeLine(key)
    announce(`${label}, fuera de la lista. Se puede deshacer.`)
  }
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        {product ? (
          <DrawingImage className={styles.picture} picture={product.picture} isDecorative />
        ) : (
          <span className={styles.picture} />
        )}
        <p className={styles.product}>
          {product ? (
            <Link href={product.href} className={styles.code}>
              {label}
            </Link>
          ) : (
            <strong className={styles.code}>{label}</strong>
          )}
          {name !== label && <span className={styles.name}>{name}</span>}
          {line.id === '' && <span className={styles.name}>Fuera del catálogo</span>}
        </p>
        <div className={styles.quantity}>
          <span className={styles.label}>Cantidad</span>
          <span className={styles.amount}>
            <QuantityField
              label={label}
              quantity={quantity}
              onChange={(next) => changeLine(key, { quantity: next })}
            />
            <select
              aria-label={`Unidad de ${label}`}
              value={unit}
              onChange={({ currentTarget }) => {
                const chosen = QUOTE_UNITS.find((one) => one === currentTarget.value)
                if (chosen) changeLine(key, { unit: chosen })
              }}
            >
              {QUOTE_UNITS.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </span>
        </div>
        <div className={styles.tag}>
          <WordsField
            label="Equipo (TAG)"
            text={tag}
            most={TEXT_MOST.tag}
            onChange={(next) => changeLine(key, { tag: next })}
          />
        </div>
        <div className={styles.tools}>
          <LineButton
            label={`Subir ${label}`}
            isOff={isFirst}
            onPress={() => move(-1)}
            path="M5 12l5-5 5 5"
          />
          <LineButton
            label={`Bajar ${label}`}
            isOff={isLast}
            onPress={() => move(1)}
            path="M5 8l5 5 5-5"
          />
          <LineButton label={`Quitar ${label}`} onPress={remove} path="M5 5l10 10M15 5L5 15" />
        </div>
      </div>
      <details
        className={styles.service}
        open={isUnfolded}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
        <summary>
          <b>{parts.length > 0 ? 'Condiciones de servicio' : 'Agregar condiciones de servicio'}</b>
          {parts.length > 0 && <span>{parts.join(', ')}</span>}
          <svg viewBox="0 0 12 8" aria-hidden="true">
            <path d="M1 1l5 5 5-5" />
          </svg>
        </summary>
        <div className={styles.fields}>
          <ServiceFields
            product={product}
            plans={plans}
            service={service}
            onChange={(next) => changeLine(key, { service: next })}
          />
          <div className={styles.note}>
            <WordsField
              label="Nota"
              text={note}
              most={TEXT_MOST.note}
              onChange={(next) => changeLine(key, { note: next })}
            />
          </div>
        </div>
      </details>
      {product && <Verdict line={line} product={product} fluids={fluids} />}
    </li>
  )
}

/** The verdict of the product's published limits on the given figures. */
function Verdict({
  line: { service },
  product,
  fluids,
}: {
  line: QuoteLine
  product: ProductRecord
  fluids: readonly ChoiceOption[]
}) {
  const system = useUnitSystem()
  const judged = judgeLine(product, service, fluids, system)
  return (
    <div aria-live="polite" className={styles.verdicts}>
      {judged && (
        <p className={styles.verdict} data-verdict={judged.verdict}>
          {judged.remarks.length === 0 ? (
            'Dentro de los límites publicados.'
          ) : (
            <>
              <b>{OPENINGS[judged.verdict]}</b>
              {judged.remarks.join('; ')}.{' '}
              <Link href={selectorHref(service)}>Ver los que cumplen</Link>
            </>
          )}
        </p>
      )}
      {judged?.cautions.map((caution) => (
        <p key={caution} className={styles.verdict} data-verdict="conditional">
          {caution}
        </p>
      ))}
    </div>
  )
}

const OPENINGS = {
  complies: 'Dentro de los límites publicados: ',
  conditional: 'Falta saber: ',
  unpublished: 'Falta saber: ',
  outside: 'Revisa: ',
} as const

type LineButtonProps = { label: string; path: string; isOff?: boolean; onPress: () => void }

function LineButton({ label, path, isOff = false, onPress }: LineButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
