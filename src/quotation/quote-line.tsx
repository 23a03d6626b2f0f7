import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { wordsOf } from '#schema/fold-text.ts'
import { surveyPathOfLine } from '#catalogue/paths.ts'
import { announce } from '#components/announcer/announce.ts'
import { Button } from '#components/button/button.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { Link } from '#components/link/link.tsx'
import { RemoveButton } from '#components/remove-button/remove-button.tsx'
import { asNamed } from '#finder/products/named-versions.ts'
import { QuantityField } from './quantity-field.tsx'
import {
  changeLine,
  moveLine,
  QUOTE_UNITS,
  removeLine,
  restoreRemoved,
  TEXT_MOST,
  type QuoteLine,
  type QuoteUnit,
} from '#visitor/quote-list.ts'
import { lineSizes, noteBeside, noteWith, shownSizes, type LineSize } from './line-size.ts'
import { judgeLine, selectorHref } from './judge-line.ts'
import type { ChoiceOption, ProductRecord, SealPlan } from '#views/product-data.ts'
import { useUnitSystem } from '#visitor/use-visitor.ts'
import { serviceParts } from './service-data.ts'
import { ChoiceField, ServiceFields, WordsField } from './service-fields.tsx'
import styles from './quote-line.module.css'

type QuoteLineItemProps = {
  line: QuoteLine
  product: ProductRecord | undefined
  plans: readonly SealPlan[]
  fluids: readonly ChoiceOption[]
  isFirst: boolean
  isLast: boolean
  /** The same product stands in a line before it. */
  isAgain: boolean
  /** With fewer than three lines there is no order to give. */
  canMove: boolean
}

/** A word of a code that has so many signs is set smaller, so that it keeps to its column. */
const LONG_WORD = 10

/** A line of the list to quote: how many, for which equipment, in which service, and what is said of it. */
export function QuoteLineItem(props: QuoteLineItemProps) {
  const { line, product, plans, fluids, isFirst, isLast, isAgain, canMove } = props
  const { key, label, name, quantity, unit, tag, note, service } = line
  const [isUnfolded, setUnfolded] = useState(false)
  const id = useId()
  const sizes = lineSizes(line, product)
  const shown = shownSizes(sizes)
  const size = shown.at(-1)
  const version = sizes.find(({ name: asked }) => asked === product?.choice?.name)
  /** One that has no field of the service; nothing judges it. */
  const ownSize = sizes.find((one) => one.field === 'note' && one !== version)
  const fieldOf = (one: LineSize) => `${id}-${one === version ? 'version' : one.field}`
  // What is shown has its own place.
  const own = shown.filter(({ field }) => field !== 'note').map(({ field }) => [field, ''])
  const conditions = serviceParts({ ...service, ...Object.fromEntries(own) }, product)
  const asked = [tag && `TAG ${tag}`, ...conditions, shown.reduce(noteBeside, note)]
    .filter(Boolean)
    .join(' · ')
  const words = line.id === '' ? 'Fuera del catálogo' : name === label ? '' : name
  const isLong = words !== '' && label.split(' ').some(({ length }) => length >= LONG_WORD)
  const system = useUnitSystem()
  // The compound that is chosen is judged, and no other.
  const named = version?.given ? [{ ways: [wordsOf(version.given)], choices: [] }] : []
  const judged = product && judgeLine(asNamed(product, named), service, fluids, system)
  const isWithin = judged?.verdict === 'complies' && judged.remarks.length === 0
  const move = (by: -1 | 1) => {
    moveLine(key, by)
    announce(`${label}, una línea más ${by < 0 ? 'arriba' : 'abajo'}.`)
  }
  const isMissing = size !== undefined && size.given === undefined
  const isKnown = shown.some(({ given }) => given !== undefined)
  const toggle = () => {
    flushSync(() => setUnfolded(!isUnfolded))
    if (isMissing) document.getElementById(fieldOf(size))?.focus()
  }
  const remove = () => {
    removeLine(key)
    announce(`${label}, fuera de la lista. Se puede deshacer.`)
  }
  return (
    <li className={styles.line} tabIndex={-1}>
      <div className={styles.head}>
        {product ? (
          <DrawingImage className={styles.picture} picture={product.picture} isDecorative />
        ) : (
          <span className={styles.picture} data-unknown>
            {line.id === '' && '?'}
          </span>
        )}
        <p className={styles.product} data-alone={words === '' || undefined}>
          {product ? (
            <Link href={product.href} className={styles.code} data-long={isLong || undefined}>
              {label}
            </Link>
          ) : (
            <strong className={styles.code} data-long={isLong || undefined}>
              {label}
            </strong>
          )}{' '}
          {words}
        </p>
        <button
          type="button"
          className={styles.ask}
          data-missing={isMissing || undefined}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={toggle}
        >
          <span>
            {shown.map(({ name: called, given }, at) => (
              <Fragment key={called}>
                {at > 0 && '· '}
                <b>{called}</b> {given === undefined ? <em>elegir</em> : given}{' '}
              </Fragment>
            ))}
            {(asked !== '' || !isKnown) && (
              <small>
                {isWithin && conditions.length > 0 && (
                  <i className={styles.within} aria-hidden="true">
                    ✓{' '}
                  </i>
                )}
                {asked || 'Condiciones y TAG'}
              </small>
            )}
          </span>
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
        {line.id === '' && (
          <WordsField
            label="Nombre"
            text={label}
            most={TEXT_MOST.name}
            // A line without a name would be none.
            onChange={(next) => next.trim() && changeLine(key, { label: next, name: next })}
          />
        )}
        {version && (
          <ChoiceField
            id={fieldOf(version)}
            label={version.name}
            text={version.given ?? ''}
            none="elegir"
            options={(product?.choice?.options ?? []).map((option) => ({
              id: option.split(',')[0] ?? option,
              label: option,
            }))}
            onChange={(next) => changeLine(key, { note: noteWith(note, version, next) })}
          />
        )}
        {ownSize && (
          <OwnSizeField
            id={fieldOf(ownSize)}
            size={ownSize}
            note={note}
            onChange={(next) => changeLine(key, { note: next })}
          />
        )}
        <ServiceFields
          product={product}
          plans={plans}
          service={service}
          isTurning={!product?.ranges.some((range) => range.size === 'rod')}
          {...(size && { size: { field: size.field, id: fieldOf(size) } })}
          onChange={(next) => changeLine(key, { service: next })}
        />
        <WordsField
          label="Equipo (TAG)"
          text={tag}
          most={TEXT_MOST.tag}
          onChange={(next) => changeLine(key, { tag: next })}
        />
        <ChoiceField
          label="Unidad"
          text={unit}
          options={UNITS}
          onChange={(next) => {
            const chosen = QUOTE_UNITS.find((one) => one === next)
            if (chosen) changeLine(key, { unit: chosen })
          }}
        />
        <div className={styles.note}>
          <WordsField
            label="Nota"
            text={note}
            most={TEXT_MOST.note}
            onChange={(next) => changeLine(key, { note: next })}
          />
        </div>
        <p className={styles.tools}>
          <Link href={surveyPathOfLine(key, product?.href)}>
            Qué medir <span className="visually-hidden">para {label}</span>
          </Link>
          {canMove && !isFirst && (
            <Button kind="text" onClick={() => move(-1)}>
              Subir <span className="visually-hidden">{label}</span>
            </Button>
          )}
          {canMove && !isLast && (
            <Button kind="text" onClick={() => move(1)}>
              Bajar <span className="visually-hidden">{label}</span>
            </Button>
          )}
        </p>
      </div>
      {isAgain && <p className={styles.verdict}>{label} está también más arriba en la lista.</p>}
      {product && <Verdict service={service} judged={judged} isWithin={isWithin} />}
    </li>
  )
}

type OwnSizeFieldProps = {
  id: string
  size: LineSize
  note: string
  onChange: (note: string) => void
}

/** A size that the note keeps: "sección 12,7 mm". While it is typed it may be none yet. */
function OwnSizeField({ id, size, note, onChange }: OwnSizeFieldProps) {
  const [typed, setTyped] = useState<string>()
  const write = (text: string) =>
    onChange(noteWith(note, size, text.replaceAll('.', ',').replaceAll(/[·;]/g, ' ').trim()))
  const isSize = (text: string) => text === '' || /\d/.test(text)
  return (
    <WordsField
      id={id}
      label={size.name}
      text={typed ?? size.given ?? ''}
      onChange={(text) => {
        setTyped(text)
        if (isSize(text)) write(text)
      }}
      onLeave={() => {
        if (typed !== undefined && !isSize(typed)) write(typed)
        setTyped(undefined)
      }}
    />
  )
}

const UNIT_NAMES: Readonly<Record<QuoteUnit, string>> = {
  un: 'unidades',
  m: 'metros',
  kg: 'kilogramos',
  juego: 'juegos',
  rollo: 'rollos',
  caja: 'cajas',
}

const UNITS = QUOTE_UNITS.map((id) => ({ id, label: UNIT_NAMES[id] }))

/** A line that was taken out last, in its place, until something else is. */
export function RemovedLine({ label }: { label: string }) {
  const undo = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The button that took it out is gone, and the focus with it.
    if (document.activeElement === document.body)
      undo.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <li ref={undo} className={styles.removed}>
      <span>
        <b>{label}</b> quitado de la lista
      </span>
      <UndoButton what={label} />
    </li>
  )
}

/** Puts back what was taken out last. */
export function UndoButton({ what, act = 'Deshacer' }: { what: string; act?: string }) {
  const restore = () => {
    restoreRemoved()
    announce(`${what}, de vuelta en la lista.`)
  }
  return (
    <Button kind="text" onClick={restore}>
      {act}
    </Button>
  )
}

type VerdictProps = {
  service: QuoteLine['service']
  judged: ReturnType<typeof judgeLine>
  isWithin: boolean
}

/** The verdict of the product's published limits on the given figures; one without a remark is a sign beside them. */
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
