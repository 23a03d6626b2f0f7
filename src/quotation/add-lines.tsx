import { useRef, useState, type ClipboardEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { ENQUIRY_PATH } from '#catalogue/paths.ts'
import { counted } from '#catalogue/labels.ts'
import { AlertDialog } from '#components/alert-dialog/alert-dialog.tsx'
import { announce } from '#components/announcer/announce.ts'
import { Button } from '#components/button/button.tsx'
import { Field } from '#components/field/field.tsx'
import { appendToQuoteList, LINES_MOST, type NewLine } from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { loadProductData, useProductData } from '#finder/products/use-product-data.ts'
import { matchingProducts, ProductMatches } from '#finder/products/product-matches.tsx'
import { findProduct } from './find-product.ts'
import { PasteLines } from './paste-lines.tsx'
import { readPasted } from './read-pasted.ts'
import { keepUnadded, useUnadded, type Unadded } from './unadded.ts'
import { isQuantityOpen, lineFor, readingOf, Understood, type Choices } from './understood.tsx'
import styles from './paste-lines.module.css'

type AddLinesProps = {
  /** In the empty list both ways stand open. */
  isOpen: boolean
  /** The visitor goes on to the enquiry: what is not in the list yet is asked for first. */
  isLeaving: boolean
  onStay: () => void
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

/** Lines by code, in own words, or several at a time from a list made elsewhere: read by the same rules. */
export function AddLines({ isOpen, isLeaving, onStay }: AddLinesProps) {
  const unadded = useUnadded()
  const { one, many } = unadded
  const [isTouched, setTouched] = useState(false)
  const { state, retry } = useProductData(isTouched || one + many !== '')
  const [choices, setChoices] = useState<Choices>({})
  const [isFull, setFull] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const pasteField = useRef<HTMLTextAreaElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const products = state.status === 'ready' ? state.data.products : []
  const isKnown = products.length > 0
  const [ofOne, ofMany] = isKnown
    ? [readPasted(one, products), readPasted(many, products)]
    : [[], []]
  const isDoubtful = (row: (typeof ofOne)[number], known: readonly NamedProduct[]) =>
    readingOf(row, choices, known).state === 'doubtful'
  // Words that name products, and a code alone, are shown as rows of them.
  const isRead = ofOne.some((row) => row.line.id !== '' || isDoubtful(row, products))
  const isShown =
    findProduct(products, one) === undefined &&
    (isRead || matchingProducts(products, one).length === 0)

  const tell = (lines: readonly NewLine[], left: number) => {
    const own = lines.filter(({ id }) => id === '').map(({ label }) => `«${label}»`)
    const foreign =
      own.length > 0 ? ` Sin código, para que la sucursal lo identifique: ${own.join(', ')}.` : ''
    const count = counted(lines.length, 'línea')
    // Who sees the lines sees that they are there.
    setFull(left > 0)
    announce(
      left > 0 ? FULL : `${count} ${lines.length === 1 ? 'agregada' : 'agregadas'}.${foreign}`,
    )
  }
  /** To the first quantity that the visitor has to look at: nothing is in the list before. */
  const askQuantity = (count: number, from: keyof Unadded) => {
    announce(`Confirma la cantidad de ${counted(count, 'línea')}: nada se agregó todavía.`)
    const place = from === 'one' ? `.${styles.understoodOne}` : 'details'
    root.current?.querySelector<HTMLElement>(`${place} .${styles.confirm}`)?.focus()
  }
  /** Puts what stands in a field in the list; how many lines of it are not there. */
  const add = async (from: keyof Unadded, isAnyway = false): Promise<number> => {
    const known = await knownProducts()
    const rows = readPasted(unadded[from], known)
    // What was understood is shown first; without a signal nothing can be.
    if (!isKnown && known.length > 0 && !isAnyway) {
      if (from === 'many' || rows.some((row) => isDoubtful(row, known))) {
        retry()
        return rows.length
      }
    }
    if (rows.length === 0) return 0
    const open = rows.filter((row) => isQuantityOpen(row, choices)).length
    if (open > 0 && !isAnyway) {
      askQuantity(open, from)
      return rows.length
    }
    const lines = rows.map((row) => lineFor(row, choices, known))
    const left = appendToQuoteList(lines)
    const rest = left === 0 ? [] : rows.slice(-left).map(({ written }) => written)
    keepUnadded({ [from]: rest.join('\n') })
    tell(lines, left)
    return left
  }
  const addOne = async (event: SubmitEvent) => {
    event.preventDefault()
    await add('one')
    // The first line puts the list above the field.
    requestAnimationFrame(() => field.current?.scrollIntoView({ block: 'nearest' }))
  }
  const addMany = async () => {
    const before = document.getElementById(LINES_ID)?.childElementCount ?? 0
    const left = await add('many')
    if (left === 0) requestAnimationFrame(() => showLine(before))
  }
  const addAndLeave = async () => {
    const left = (await add('one', true)) + (await add('many', true))
    if (left === 0) location.assign(ENQUIRY_PATH)
  }
  /** A field of one line would run several together. */
  const pasteSeveral = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim()
    if (!/[\r\n]/.test(text)) return
    event.preventDefault()
    flushSync(() => keepUnadded({ many: [many, text].filter(Boolean).join('\n') }))
    pasteField.current?.focus()
  }
  const waiting = isLeaving ? [...readPasted(one, products), ...readPasted(many, products)] : []
  const touch = () => setTouched(true)
  return (
    // By what is written too: a field may have had the focus before it came alive.
    <div
      className={styles.add}
      ref={root}
      data-open={isOpen || undefined}
      onFocus={touch}
      onInput={touch}
    >
      <form
        className={styles.one}
        onSubmit={(event) => void addOne(event)}
        aria-label="Agregar una línea"
      >
        <Field label="Agregar por código, nombre o en tus palabras">
          {(wiring) => (
            <input
              {...wiring}
              ref={field}
              type="text"
              value={one}
              autoComplete="off"
              spellCheck={false}
              onPaste={pasteSeveral}
              onChange={({ currentTarget }) => keepUnadded({ one: currentTarget.value })}
            />
          )}
        </Field>
        <Button type="submit" kind="secondary">
          Agregar
        </Button>
      </form>
      {state.status === 'ready' &&
        (isShown && ofOne.length > 0 ? (
          <div className={styles.understoodOne}>
            <Understood rows={ofOne} products={products} choices={choices} onChoose={setChoices} />
          </div>
        ) : (
          <ProductMatches data={state.data} words={one} />
        ))}
      <PasteLines
        isOpen={isOpen}
        field={pasteField}
        pasted={many}
        onChange={(text) => keepUnadded({ many: text })}
        count={ofMany.length}
        onAdd={() => void addMany()}
      >
        {ofMany.length > 0 && (
          <Understood rows={ofMany} products={products} choices={choices} onChoose={setChoices} />
        )}
      </PasteLines>
      {isFull && <p className={styles.said}>{FULL}</p>}
      {isLeaving && (
        <AlertDialog
          message={`Tienes ${counted(waiting.length, 'línea')} sin agregar`}
          reason={waiting.map(({ written }) => `«${written}»`).join(', ')}
          action={{ label: 'Agregar y pedir', onPress: () => void addAndLeave() }}
          other={{ label: 'Pedir sin agregar', onPress: () => location.assign(ENQUIRY_PATH) }}
          onClose={onStay}
        />
      )}
    </div>
  )
}
