import { useEffect, useRef } from 'react'
import { counted } from '#catalogue/labels.ts'
import { memoisePair } from '#figures/memoise.ts'
import { searchPath } from '#catalogue/paths.ts'
import { Link } from '#components/link/link.tsx'
import type { NewLine } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { freeLine, lineOf } from './find-product.ts'
import { quantityText } from './list-text.ts'
import { candidatesFor } from './pasted-codes.ts'
import { likelyCounts } from './pasted-counts.ts'
import { asPasted, withNote } from './pasted-details.ts'
import type { Pastable, PastedLine } from './pasted-line.ts'
import { serviceParts } from './service-data.ts'
import styles from './paste-lines.module.css'

/**
 * What the visitor chose for a row, by what is written in it: a product's id, the row as it is written or as it was read,
 * with the quantity if that was asked.
 */
export type Choices = ReadonlyMap<string, string>

const OWN_WORDS = 'tal cual'
const AS_READ = 'así'

/** Whether a figure of a row may be another, and the visitor has not looked at it: no such line is added unseen. */
export function isToConfirm({ written, doubt }: PastedLine, choices: Choices): boolean {
  return doubt !== undefined && !choices.has(written)
}

/** The line that a row becomes. A doubtful figure that the visitor did not look at is marked in its note. */
export function lineFor(
  row: PastedLine,
  choices: Choices,
  products: readonly NamedProduct[],
): NewLine {
  const line = asChosen(row, choices.get(row.written), products)
  if (!isToConfirm(row, choices)) return line
  // Its numbers, none of which is the quantity for certain.
  const isQuoted = row.doubt === 'la cantidad' && line.id !== ''
  return withNote(isQuoted ? withNote(line, asPasted(row.written)) : line, `confirmar ${row.doubt}`)
}

/** The row with the product that the visitor chose for it; its quantity stays. */
function asChosen(
  { line, written }: PastedLine,
  choice: string | undefined,
  products: readonly NamedProduct[],
): NewLine {
  if (choice?.startsWith(AS_READ)) {
    const quantity = Number(choice.slice(AS_READ.length))
    return quantity > 0 ? { ...line, quantity } : line
  }
  const product = products.find(({ id }) => id === choice)
  if (product?.id === line.id) return line
  if (product)
    return withNote({ ...line, ...lineOf(product) }, line.id === '' ? line.label : written)
  return choice === OWN_WORDS ? { ...line, ...freeLine(written) } : line
}

type Reading = {
  line: NewLine
  /** What else it may mean. */
  candidates: readonly NamedProduct[]
  state: 'read' | 'doubtful' | 'foreign'
}

/** Looked for once for each row that was read: several hundred comparisons. */
const candidatesOf = memoisePair((row: PastedLine, products: readonly NamedProduct[]) =>
  candidatesFor(row.written, products),
)

/** What was understood of a row, as far as the visitor has not chosen otherwise. */
export function readingOf(
  row: PastedLine,
  choices: Choices,
  products: readonly NamedProduct[],
): Reading {
  const { written } = row
  const line = asChosen(row, choices.get(written), products)
  const candidates = candidatesOf(row, products).filter(({ id }) => id !== line.id)
  const isDoubtful = isToConfirm(row, choices) || (!choices.has(written) && candidates.length > 0)
  return { line, candidates, state: isDoubtful ? 'doubtful' : line.id === '' ? 'foreign' : 'read' }
}

type UnderstoodProps = {
  rows: readonly PastedLine[]
  /** What was written and has become no row. */
  leftOut?: readonly string[]
  products: readonly Pastable[]
  choices: Choices
  /** The visitor pressed "Agregar" while a figure was to be confirmed. */
  isAsked: boolean
  onChoose: (choices: Choices) => void
}

/** What was understood of what is to be added: read, doubtful with what it may mean, and what goes along as it is written. */
export function Understood(props: UnderstoodProps) {
  const { rows, leftOut = [], products, choices, isAsked, onChoose } = props
  const read = rows.map((row) => ({
    ...row,
    ...readingOf(row, choices, products),
    isOpen: isToConfirm(row, choices),
  }))
  const counts = STATES.flatMap(({ state, one, many }) => {
    const count = read.filter((row) => row.state === state).length
    return count === 0 ? [] : [counted(count, one, many)]
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It stands under the field in which the visitor is, who goes on seeing what was written.
    if (box.current?.parentElement?.contains(document.activeElement))
      box.current.querySelector('li')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className={styles.understood} ref={box}>
      <p role="status">
        <b>Se entendió así</b> · {counts.join(', ')}
        {leftOut.length > 0 &&
          `. ${counted(leftOut.length, 'línea se dejó', 'líneas se dejaron')} fuera: ${leftOut.join(', ')}`}
        {read.some(({ isOpen }) => isOpen) &&
          (isAsked ? (
            <strong>. Nada se agregó todavía: confirma lo marcado.</strong>
          ) : (
            '. Antes de agregar, confirma lo marcado.'
          ))}
      </p>
      <ul aria-label="Lo que se entendió">
        {read.map(({ written, line, candidates, state, doubt, isOpen }, at) => (
          <li key={at} data-state={state}>
            <span className={styles.sign} aria-hidden="true" />
            <p>
              <b>
                {quantityText(line)} × {line.id === '' ? 'Sin código' : line.label}
              </b>{' '}
              {line.id !== '' && line.name}
              {serviceParts(
                line.service ?? {},
                products.find(({ id }) => id === line.id),
              ).map((part) => ` · ${part}`)}
              {state === 'read' && line.note && ` · ${line.note}`}
              {line.id === '' &&
                (candidates.length > 0 && state === 'doubtful'
                  ? `¿Será ${OR.format(candidates.map(({ label }) => label))}?`
                  : 'va escrito tal cual; la sucursal lo identifica')}
              {state !== 'read' && <small>{asPasted(written)}</small>}
              {isOpen && (
                <span className={styles.doubt}>
                  <em>Revisa {doubt}.</em>
                  {answersTo(doubt, written, line).map(({ label, choice }, _, { length }) => (
                    <button
                      key={choice}
                      type="button"
                      className={styles.confirm}
                      onClick={() => onChoose(new Map(choices).set(written, choice))}
                    >
                      {length === 1 && 'Sí, '}
                      {label}
                    </button>
                  ))}
                </span>
              )}
            </p>
            {candidates.length === 0 && line.id === '' ? (
              <Link href={searchPath(written)}>
                Buscar <span className="visually-hidden">{written}</span>
              </Link>
            ) : (
              <span className={styles.change}>
                <span aria-hidden="true">Cambiar</span>
                <select
                  aria-label={`Cambiar ${written}`}
                  value={line.id || OWN_WORDS}
                  onChange={({ currentTarget }) =>
                    onChoose(new Map(choices).set(written, currentTarget.value))
                  }
                >
                  {line.id !== '' && (
                    <option value={line.id}>
                      {line.label} {line.name}
                    </option>
                  )}
                  {candidates.map(({ id, label, fullName }) => (
                    <option key={id} value={id}>
                      {label} {fullName}
                    </option>
                  ))}
                  <option value={OWN_WORDS}>Tal cual está escrito</option>
                </select>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function answersTo(doubt: PastedLine['doubt'], written: string, line: NewLine) {
  // A size that is none of the product stays among the words.
  if (doubt === 'la medida')
    return [{ label: line.service?.diameter ?? 'queda en la nota', choice: AS_READ }]
  return likelyCounts(written, line).map((quantity) => ({
    label: quantityText({ ...line, quantity }),
    choice: `${AS_READ} ${quantity}`,
  }))
}

const STATES: readonly { state: Reading['state']; one: string; many: string }[] = [
  { state: 'read', one: 'código leído', many: 'códigos leídos' },
  { state: 'doubtful', one: 'dudoso', many: 'dudosos' },
  { state: 'foreign', one: 'línea sin código', many: 'líneas sin código' },
]
const OR = new Intl.ListFormat('es', { type: 'disjunction' })
