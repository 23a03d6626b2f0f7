import { Fragment, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { surveyPathOfLine } from '#catalogue/paths.ts'
import { announce } from '#components/announcer/announce.ts'
import { Button } from '#components/button/button.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Link } from '#components/link/link.tsx'
import { RemoveButton } from '#components/remove-button/remove-button.tsx'
import { asNamed, namedIn } from '#finder/products/named-versions.ts'
import { QuantityField } from './quantity-field.tsx'
import {
  canJoin,
  changeLine,
  joinLine,
  moveLine,
  removeLine,
  type QuoteLine,
} from '#visitor/quote-list.ts'
import { LineFields } from './line-fields.tsx'
import { askedSize, lineSizes, noteBeside, shownSizes, type LineSize } from './line-size.ts'
import { judgeLine, selectorHref } from './judge-line.ts'
import type { ChoiceOption, ProductRecord, SealPlan } from '#views/product-data.ts'
import { useUnitSystem } from '#visitor/use-visitor.ts'
import { removeWithFocus } from './remove-with-focus.ts'
import { serviceParts } from './service-data.ts'
import styles from './quote-line.module.css'

type QuoteLineItemProps = {
  line: QuoteLine
  product: ProductRecord | undefined
  plans: readonly SealPlan[]
  fluids: readonly ChoiceOption[]
  isFirst: boolean
  isLast: boolean
  /** An earlier line of the same product. */
  earlier: QuoteLine | undefined
  /** Reordering is offered from three lines on. */
  canMove: boolean
}

/** A code with a word of this length is set smaller to fit its column. */
const LONG_WORD = 10

/** A line of the list to quote: product, quantity, service and the verdict on them. */
export function QuoteLineItem(props: QuoteLineItemProps) {
  const { line, product, plans, fluids, isFirst, isLast, earlier, canMove } = props
  const { key, label, quantity, unit, service } = line
  const [isUnfolded, setUnfolded] = useState(false)
  const id = useId()
  const sizes = lineSizes(line, product)
  const shown = shownSizes(sizes)
  const size = askedSize(shown)
  const version = sizes.find(({ name: asked }) => asked === product?.choice?.name)
  /** A size that no service field holds (kept in the note, never judged). */
  const ownSize = sizes.find((one) => one.field === 'note' && one !== version)
  const idOf = (one: LineSize) => `${id}-${one === version ? 'version' : one.field}`
  const system = useUnitSystem()
  // Only the chosen compound is judged.
  const chosen = product && asNamed(product, namedIn(line.note, product))
  const judged = chosen && judgeLine(chosen, service, fluids, system)
  const isWithin = judged?.verdict === 'complies' && judged.remarks.length === 0
  const move = (by: -1 | 1) => {
    moveLine(key, by)
    announce(`${label}, una línea más ${by < 0 ? 'arriba' : 'abajo'}.`)
  }
  const isMissing = size !== undefined && size.given === undefined
  const toggle = () => {
    flushSync(() => setUnfolded(!isUnfolded))
    if (isMissing) document.getElementById(idOf(size))?.focus()
  }
  const remove = () => {
    removeWithFocus(() => removeLine(key))
    announce(`${label}, fuera de la lista. Se puede deshacer.`)
  }
  return (
    <li className={styles.line} id={idOfLine(key)} tabIndex={-1}>
      <div className={styles.head}>
        <LineProduct line={line} product={product} />
        <button
          type="button"
          className={styles.ask}
          data-missing={isMissing || undefined}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={toggle}
        >
          <LineAsked {...{ line, product, shown }} isJudgedWithin={isWithin} />
          <span className="visually-hidden">, condiciones de {label}</span>
        </button>
        <span className={styles.quantity}>
          <QuantityField
            key={unit}
            label={label}
            quantity={quantity}
            unit={unit}
            onChange={(next) => changeLine(key, { quantity: next })}
          />
        </span>
        <RemoveButton label={`Quitar ${label}`} onRemove={remove} />
      </div>
      <div className={styles.fields} id={id} hidden={!isUnfolded}>
        <LineFields {...{ line, product, plans, version, ownSize, size, idOf }} />
        <p className={styles.tools}>
          <Link href={surveyPathOfLine(key, product?.href)}>
            Qué medir <span className="visually-hidden">para {label}</span>
          </Link>
          {canMove && !isFirst && (
            <Button kind="text" onClick={() => move(-1)}>
              Mover arriba <span className="visually-hidden">{label}</span>
            </Button>
          )}
          {canMove && !isLast && (
            <Button kind="text" onClick={() => move(1)}>
              Mover abajo <span className="visually-hidden">{label}</span>
            </Button>
          )}
        </p>
      </div>
      {earlier && <Again line={line} earlier={earlier} />}
      {product && <Verdict service={service} judged={judged} isWithin={isWithin} />}
    </li>
  )
}

type AgainProps = { line: QuoteLine; earlier: QuoteLine }

/** Says that the product is in the list twice, and joins both lines if they ask for the same. */
function Again({ line, earlier }: AgainProps) {
  const { label } = line
  const isSame = canJoin(line, earlier)
  const show = () => {
    if (isSame) {
      flushSync(() => joinLine(line, earlier.key))
      announce(`${label}, en una sola línea.`)
    }
    document.getElementById(idOfLine(earlier.key))?.focus()
  }
  return (
    <p className={styles.verdict}>
      {label} está también más arriba en la lista.{' '}
      <Button kind="text" onClick={show}>
        {isSame ? 'Unir las dos líneas' : 'Ver la otra línea'}
      </Button>
    </p>
  )
}

export function idOfLine(key: string): string {
  return `linea-${key}`
}

/** The product of a line: drawing, code and name. */
function LineProduct({ line, product }: Pick<QuoteLineItemProps, 'line' | 'product'>) {
  const { id, label, name } = line
  const words = id === '' ? 'Fuera del catálogo' : name === label ? '' : name
  const isLong = words !== '' && label.split(' ').some(({ length }) => length >= LONG_WORD)
  const code = { className: styles.code, 'data-long': isLong || undefined }
  return (
    <>
      {product ? (
        <DrawingImage className={styles.picture} picture={product.picture} isDecorative />
      ) : (
        <span className={styles.picture} data-unknown>
          {id === '' && '?'}
        </span>
      )}
      <p className={styles.product} data-alone={id === '' || words === '' || undefined}>
        {product ? (
          <Link href={product.href} {...code}>
            {label}
          </Link>
        ) : (
          <strong {...code}>{label}</strong>
        )}{' '}
        {words}
      </p>
    </>
  )
}

type LineAskedProps = Pick<QuoteLineItemProps, 'line' | 'product'> & {
  /** The sizes shown before the rest. */
  shown: readonly LineSize[]
  isJudgedWithin: boolean
}

/** The summary of a closed line: its sizes, then tag, service and note. */
function LineAsked({ line, product, shown, isJudgedWithin }: LineAskedProps) {
  const { tag, note, service } = line
  // Sizes shown by name are not repeated among the conditions.
  const own = shown.filter(({ field }) => field !== 'note').map(({ field }) => [field, ''])
  const conditions = serviceParts({ ...service, ...Object.fromEntries(own) }, product)
  const rest = [tag && `TAG ${tag}`, ...conditions, shown.reduce(noteBeside, note)]
    .filter(Boolean)
    .join(' · ')
  const isKnown = shown.some(({ given }) => given !== undefined)
  return (
    <span>
      {shown.map(({ name, given }, at) => (
        <Fragment key={name}>
          {/* Seen as a wider space, since a line would end in it. */}
          {at > 0 && <span className="visually-hidden">· </span>}
          <b>{name}</b> {given === undefined ? <em>elegir</em> : given}
          {'\u2002'}
        </Fragment>
      ))}
      {(rest !== '' || !isKnown) && (
        <small>
          {isJudgedWithin && conditions.length > 0 && (
            <i className={styles.within} aria-hidden="true">
              ✓{' '}
            </i>
          )}
          {rest || 'Condiciones y TAG'}
        </small>
      )}
    </span>
  )
}

type VerdictProps = {
  service: QuoteLine['service']
  judged: ReturnType<typeof judgeLine>
  isWithin: boolean
}

/** What the product's published limits say about the figures; without a remark it is only a tick beside them. */
function Verdict({ service, judged, isWithin }: VerdictProps) {
  return (
    <div aria-live="polite">
      {isWithin && <span className="visually-hidden">Dentro de los límites publicados.</span>}
      {judged && !isWithin && (
        <p className={styles.verdict} data-verdict={judged.verdict}>
          <b>{OPENINGS[judged.verdict]}</b>
          {judged.remarks.join('; ')}.{' '}
          {judged.verdict !== 'complies' && (
            <Link href={selectorHref(service)}>Ver los que cumplen</Link>
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
