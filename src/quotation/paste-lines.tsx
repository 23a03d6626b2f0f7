import { useEffect, useRef, useState, type ReactNode } from 'react'
import { counted } from '#catalogue/labels.ts'
import { formatNumber } from '#figures/format-number.ts'
import { searchPath } from '#catalogue/paths.ts'
import { ActionFloor } from '#components/action-floor/action-floor.tsx'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { Link } from '#components/link/link.tsx'
import type { NewLine } from '#visitor/quote-list.ts'
import { storedValue } from '#visitor/stored-value.ts'
import { useStored } from '#visitor/use-stored.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { freeLine, lineOf } from './find-product.ts'
import { candidatesFor } from './pasted-codes.ts'
import { readPasted, withNote, type PastedLine } from './read-pasted.ts'
import styles from './paste-lines.module.css'

type PasteLinesProps = {
  isOpen: boolean
  /** Empty until they are there. */
  products: readonly NamedProduct[]
  /** Waits for the products, as far as there is a signal. */
  onceKnown: () => Promise<readonly NamedProduct[]>
  /** Puts lines in the list; how many found no room. */
  onAdd: (lines: readonly NewLine[]) => number
}

/** The tab's own: who looks for a code on another page comes back to what was pasted. */
const pastedText = storedValue<string>(
  'pegado',
  (stored) => (typeof stored === 'string' ? stored : ''),
  'sessionStorage',
)

/** What the visitor chose for a row: a product's id, or the row as it is written. */
const OWN_WORDS = 'tal cual'

/** Several lines at a time, from a list made elsewhere; before they are added each says what was understood of it. */
export function PasteLines({ isOpen, products, onceKnown, onAdd }: PasteLinesProps) {
  const pasted = useStored(pastedText, '')
  const setPasted = (text: string) => pastedText.update(() => text)
  const field = useRef<HTMLTextAreaElement>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    // Written before this came alive.
    const written = field.current?.value ?? ''
    if (written !== '') pastedText.update(() => written)
  }, [])
  const rows = products.length > 0 ? readPasted(pasted, products) : []
  const add = async () => {
    const known = await onceKnown()
    // What was understood is shown first; without a signal nothing can be.
    if (rows.length === 0 && known.length > 0) return
    const all = readPasted(pasted, known)
    const lines = all.map((row) => {
      const line = asChosen(row, chosen[row.written], known)
      // What was proposed and not looked at stays marked in the list.
      return row.doubt && chosen[row.written] === undefined
        ? withNote(line, `confirmar ${row.doubt}`)
        : line
    })
    const left = onAdd(lines)
    setPasted(
      left === 0
        ? ''
        : all
            .slice(-left)
            .map(({ written }) => written)
            .join('\n'),
    )
  }
  return (
    <details className={styles.paste} open={isOpen || pasted !== ''}>
      <summary>Pegar varios</summary>
      <div className={styles.room}>
        <div className={styles.sides}>
          <Field
            label="Pegar varios, desde Excel, WhatsApp o un correo"
            hint="Una línea por producto; el orden no importa: código, cantidad, eje."
          >
            {(wiring) => (
              <textarea
                {...wiring}
                ref={field}
                value={pasted}
                rows={4}
                spellCheck={false}
                onChange={({ currentTarget }) => setPasted(currentTarget.value)}
              />
            )}
          </Field>
          {rows.length > 0 && (
            <Understood
              rows={rows}
              products={products}
              chosen={chosen}
              onChoose={(written, choice) => setChosen({ ...chosen, [written]: choice })}
            />
          )}
        </div>
      </div>
      {rows.length === 0 ? (
        <Button
          kind="secondary"
          onClick={() => (pasted.trim() === '' ? field.current?.focus() : void add())}
        >
          Agregar lo pegado
        </Button>
      ) : (
        <Act isOfPage={isOpen}>
          <Button onClick={() => void add()}>
            {rows.length === 1 ? 'Agregar la línea' : `Agregar las ${rows.length} líneas`}
          </Button>
        </Act>
      )}
    </details>
  )
}

/** In an empty list it is the page's own act, always in reach; in a begun one that is to ask for the list. */
function Act({ isOfPage, children }: { isOfPage: boolean; children: ReactNode }) {
  return isOfPage ? <ActionFloor>{children}</ActionFloor> : children
}

/** The row with the product that the visitor chose for it; its quantity stays. */
function asChosen(
  { line, written }: PastedLine,
  choice: string | undefined,
  products: readonly NamedProduct[],
): NewLine {
  const product = products.find(({ id }) => id === choice)
  if (product?.id === line.id) return line
  if (product)
    return withNote({ ...line, ...lineOf(product) }, line.id === '' ? line.label : written)
  return choice === OWN_WORDS ? { ...line, ...freeLine(written) } : line
}

type UnderstoodProps = {
  rows: readonly PastedLine[]
  products: readonly NamedProduct[]
  /** By what is written in a row. */
  chosen: Readonly<Record<string, string>>
  onChoose: (written: string, choice: string) => void
}

/** What was understood of a pasted list: read, doubtful with what it may mean, and what goes along as it is written. */
function Understood({ rows, products, chosen, onChoose }: UnderstoodProps) {
  const read = rows.map((row) => {
    const { written, doubt } = row
    const line = asChosen(row, chosen[written], products)
    const candidates = candidatesFor(written, products).filter(({ id }) => id !== line.id)
    const isOpen = chosen[written] === undefined && (doubt !== undefined || candidates.length > 0)
    const state: State = isOpen ? 'doubtful' : line.id === '' ? 'foreign' : 'read'
    return { written, line, candidates, state, doubt }
  })
  const counts = STATES.flatMap(({ state, one, many }) => {
    const count = read.filter((row) => row.state === state).length
    return count === 0 ? [] : [counted(count, one, many)]
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It stands under the field in which the visitor is.
    if (box.current?.parentElement?.contains(document.activeElement))
      box.current.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className={styles.understood} ref={box}>
      <p role="status">
        <b>Se entendió así</b> · {counts.join(', ')}
      </p>
      <ul aria-label="Lo que se entendió">
        {read.map(({ written, line, candidates, state, doubt }, at) => (
          <li key={at} data-state={state}>
            <span className={styles.sign} aria-hidden="true" />
            <p>
              <b>
                {formatNumber(line.quantity ?? 1)} {line.unit ?? 'un'} ×{' '}
                {line.id === '' ? 'Sin código' : line.label}
              </b>{' '}
              {line.id !== '' && line.name}
              {line.service?.diameter !== undefined && ` · eje ${line.service.diameter}`}
              {line.service?.flange !== undefined && ` · brida ${line.service.flange}`}
              {line.id !== '' && line.note && ` · ${line.note}`}
              {doubt && <em> Revisa {doubt}. </em>}
              {line.id === '' &&
                (candidates.length > 0 && state === 'doubtful'
                  ? `¿Será ${OR.format(candidates.map(({ label }) => label))}?`
                  : 'va escrito tal cual; la sucursal lo identifica')}
              <small>{written}</small>
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
                  onChange={({ currentTarget }) => onChoose(written, currentTarget.value)}
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

type State = 'read' | 'doubtful' | 'foreign'

const STATES: readonly { state: State; one: string; many: string }[] = [
  { state: 'read', one: 'código leído', many: 'códigos leídos' },
  { state: 'doubtful', one: 'dudoso', many: 'dudosos' },
  { state: 'foreign', one: 'línea sin código', many: 'líneas sin código' },
]
const OR = new Intl.ListFormat('es', { type: 'disjunction' })
