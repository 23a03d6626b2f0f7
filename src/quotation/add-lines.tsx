import { useId, useState, type SubmitEvent } from 'react'
import { counted } from '#catalogue/labels.ts'
import { announce } from '#components/announcer/announce.ts'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { appendToQuoteList, LINES_MOST, TEXT_MOST, type NewLine } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { findProduct, freeLine, lineOf } from './find-product.ts'
import { loadProductData, useProductData } from '#finder/products/use-product-data.ts'
import { readPasted } from './read-pasted.ts'
import styles from './add-lines.module.css'

type AddLinesProps = {
  /** In the empty list both ways stand open. */
  isOpen: boolean
}

const FULL = `La lista lleva ${LINES_MOST} líneas como máximo: lo que no cupo sigue en el campo.`

/** The products that a code may name; without a signal, none: the line keeps the visitor's words. */
function knownProducts(): Promise<readonly NamedProduct[]> {
  return loadProductData().then(
    ({ products }) => products,
    () => [],
  )
}

/** Lines by code, in own words, or several at a time from a list made elsewhere. */
export function AddLines({ isOpen }: AddLinesProps) {
  const [isTouched, setTouched] = useState(false)
  const [written, setWritten] = useState('')
  const [pasted, setPasted] = useState('')
  const { state } = useProductData(isTouched || pasted !== '')
  const [said, setSaid] = useState('')
  const listId = useId()
  const isReady = state.status === 'ready'
  const understood = isReady ? readPasted(pasted, state.data.products) : []

  const tell = (text: string) => {
    setSaid(text)
    announce(text)
  }
  const add = (lines: readonly NewLine[]) => {
    const left = appendToQuoteList(lines)
    const own = lines.filter(({ id }) => id === '').map(({ label }) => `«${label}»`)
    const outside =
      own.length === 0
        ? ''
        : ` ${own.join(', ')} no está en el catálogo: quedó en tus palabras, y la sucursal lo revisa.`
    const count = lines.length - left
    tell(
      left > 0
        ? FULL
        : `${count === 1 ? '1 línea agregada' : `${count} líneas agregadas`}.${outside}`,
    )
    return left
  }
  const addWritten = async (event: SubmitEvent) => {
    event.preventDefault()
    const words = written.trim()
    if (words === '') return
    const product = findProduct(await knownProducts(), words)
    if (add([product ? lineOf(product) : freeLine(words)]) === 0) setWritten('')
  }
  const addPasted = async () => {
    const lines = readPasted(pasted, await knownProducts())
    if (lines.length === 0) return
    const left = add(lines)
    setPasted(
      left === 0
        ? ''
        : pasted
            .split(/[\r\n]+/)
            .filter(Boolean)
            .slice(-left)
            .join('\n'),
    )
  }
  return (
    <div className={styles.add} data-open={isOpen || undefined} onFocus={() => setTouched(true)}>
      <form
        className={styles.one}
        onSubmit={(event) => void addWritten(event)}
        aria-label="Agregar una línea"
      >
        <Field label="Agregar por código, nombre o en tus palabras">
          {(wiring) => (
            <input
              {...wiring}
              value={written}
              list={listId}
              maxLength={TEXT_MOST.name}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            />
          )}
        </Field>
        <datalist id={listId}>
          {(isReady ? state.data.products : []).map(({ id, label, fullName }) => (
            <option key={id} value={label}>
              {fullName}
            </option>
          ))}
        </datalist>
        <Button type="submit" kind="secondary">
          Agregar
        </Button>
      </form>
      <details className={styles.several} open={isOpen}>
        <summary>Pegar varios</summary>
        <Field label="Un código y una cantidad por línea" hint="Por ejemplo: 180 2">
          {(wiring) => (
            <textarea
              {...wiring}
              value={pasted}
              rows={4}
              spellCheck={false}
              onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            />
          )}
        </Field>
        {understood.length > 0 && <Understood lines={understood} />}
        <Button kind="secondary" disabled={pasted.trim() === ''} onClick={() => void addPasted()}>
          {understood.length === 0
            ? 'Agregar lo pegado'
            : understood.length === 1
              ? 'Agregar la línea'
              : `Agregar las ${understood.length} líneas`}
        </Button>
      </details>
      {said && <p className={styles.said}>{said}</p>}
    </div>
  )
}

/** What was understood of a pasted list, before it is added: products, and what goes along as it is written. */
function Understood({ lines }: { lines: readonly NewLine[] }) {
  const known = lines.filter(({ id }) => id !== '').length
  const foreign = lines.length - known
  const counts = [
    counted(known, 'código'),
    ...(foreign > 0 ? [`${counted(foreign, 'línea')} sin código`] : []),
  ].join(', ')
  return (
    <div className={styles.understood}>
      <p role="status">
        <b>Se entendió así</b> · {counts}
      </p>
      <ul aria-label="Lo que se entendió">
        {lines.map(({ id, label, name, note, quantity = 1, unit = 'un' }, at) => (
          <li key={at} data-known={id !== '' || undefined}>
            <b>
              {quantity} {unit} × {id === '' ? 'Sin código' : label}
            </b>{' '}
            {id === '' ? `«${label}» va escrito tal cual; la sucursal lo identifica` : name}
            {note && ` · ${note}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
