import { useState, type SubmitEvent } from 'react'
import { announce } from '#components/announcer/announce.ts'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { appendToQuoteList, LINES_MOST, TEXT_MOST, type NewLine } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { findProduct, freeLine, lineOf } from './find-product.ts'
import { loadProductData, useProductData } from '#finder/products/use-product-data.ts'
import { ProductMatches } from '#finder/products/product-matches.tsx'
import { PasteLines } from './paste-lines.tsx'
import styles from './paste-lines.module.css'

type AddLinesProps = {
  /** In the empty list both ways stand open. */
  isOpen: boolean
}

/** The list whose lines these become. */
export const LINES_ID = 'lineas'

const FULL = `La lista lleva ${LINES_MOST} líneas como máximo: lo que no cupo sigue en el campo.`

/** The products that a code may name; without a signal, none: the line keeps the visitor's words. */
function knownProducts(): Promise<readonly NamedProduct[]> {
  return loadProductData().then(
    ({ products }) => products,
    () => [],
  )
}

/** To the first of the lines that were added: the field where they were pasted is far below them. */
function showLine(index: number) {
  const line = document.getElementById(LINES_ID)?.children[index]
  if (!(line instanceof HTMLElement)) return
  line.focus({ preventScroll: true })
  line.scrollIntoView({ block: 'center' })
}

/** Lines by code, in own words, or several at a time from a list made elsewhere. */
export function AddLines({ isOpen }: AddLinesProps) {
  const [isTouched, setTouched] = useState(false)
  const [written, setWritten] = useState('')
  const { state } = useProductData(isTouched)
  const [said, setSaid] = useState('')
  const products = state.status === 'ready' ? state.data.products : []

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
  const touch = () => setTouched(true)
  return (
    // By what is written too: a field may have had the focus before it came alive.
    <div className={styles.add} data-open={isOpen || undefined} onFocus={touch} onInput={touch}>
      <form
        className={styles.one}
        onSubmit={(event) => void addWritten(event)}
        aria-label="Agregar una línea"
      >
        <Field label="Agregar por código, nombre o en tus palabras">
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              value={written}
              maxLength={TEXT_MOST.name}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" kind="secondary">
          Agregar
        </Button>
      </form>
      {state.status === 'ready' && <ProductMatches data={state.data} words={written} />}
      <PasteLines
        isOpen={isOpen}
        products={products}
        onceKnown={() => {
          touch()
          return knownProducts()
        }}
        onAdd={(lines) => {
          const before = document.getElementById(LINES_ID)?.childElementCount ?? 0
          const left = add(lines)
          requestAnimationFrame(() => showLine(before))
          return left
        }}
      />
      {said && <p className={styles.said}>{said}</p>}
    </div>
  )
}
