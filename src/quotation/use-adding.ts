import { useMemo, useRef, useState } from 'react'
import type { ProductRecord } from '#views/product-data.ts'
import { counted } from '#catalogue/labels.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { announce } from '#components/announcer/announce.ts'
import { matchingProducts } from '#finder/products/product-matches.tsx'
import { loadProductData, useProductData } from '#finder/products/use-product-data.ts'
import { LIST_FULL } from './list-text.ts'
import { appendToQuoteList, type NewLine } from '#visitor/quote-list.ts'
import { useStored } from '#visitor/use-stored.ts'
import { findProduct } from './find-product.ts'
import { pastedAgain, readPasted } from './read-pasted.ts'
import { keepUnadded, unadded, type Unadded } from './unadded.ts'
import { isToConfirm, lineFor, readingOf, type Choices } from './understood.tsx'

const NO_PRODUCTS: readonly ProductRecord[] = []
const FULL = `${LIST_FULL} Lo que no cupo sigue en el campo.`

/**
 * Reads what stands in the two fields, and puts it in the list.
 *
 * @param isTouched the visitor has begun: the products are loaded by then, if not by what the fields hold
 * @param showOpen leads to the first figure of a field that the visitor has to look at
 */
export function useAdding(isTouched: boolean, showOpen: (from: keyof Unadded) => void) {
  const { one, many } = useStored(unadded)
  const { state, retry } = useProductData(isTouched || one + many !== '')
  const [choices, setChoices] = useState<Choices>(new Map())
  const [isFull, setFull] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isAdding = useRef(false)
  const products = state.status === 'ready' ? state.data.products : NO_PRODUCTS
  const isKnown = products.length > 0
  // Reading a long list takes a telephone a second; choices and other fields change without it.
  const ofOne = useMemo(() => (isKnown ? readPasted(one, products) : []), [isKnown, one, products])
  const ofMany = useMemo(
    () => (isKnown ? readPasted(many, products) : []),
    [isKnown, many, products],
  )
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
    // The added lines are in sight: only what did not fit is said visibly.
    setFull(left > 0)
    setAsked(false)
    announce(left > 0 ? FULL : `${addedText(lines.length)}.${foreign}`)
  }
  /**
   * Puts what stands in a field in the list; returns how many lines of it are not there. Pressed again while it waits
   * for the products, it does nothing, and nothing of it is there.
   */
  const add = async (from: keyof Unadded, isAnyway = false): Promise<number> => {
    if (isAdding.current) return 1
    isAdding.current = true
    const text = from === 'one' ? one : many
    const known = await knownProducts()
    isAdding.current = false
    const rows = readPasted(text, known)
    // What was understood is shown first; without a signal nothing can be.
    if (!isKnown && known.length > 0 && !isAnyway) {
      if (from === 'many' || rows.some((row) => isDoubtful(row, known))) {
        retry()
        return rows.length
      }
    }
    if (rows.length === 0) return 0
    if (!isAnyway && rows.some((row) => isToConfirm(row, choices))) {
      setAsked(true)
      showOpen(from)
      return rows.length
    }
    const lines = rows.map((row) => lineFor(row, choices, known))
    const left = appendToQuoteList(lines)
    const rest = left === 0 ? '' : pastedAgain(rows.slice(-left))
    // What was typed meanwhile stays.
    const typed = unadded.read()[from]
    const later = typed.startsWith(text) ? typed.slice(text.length) : typed
    keepUnadded({ [from]: rest + later })
    tell(lines, left)
    return left
  }

  const read = { state, products, ofOne, ofMany, isShown, choices, isAsked }
  return { one, many, ...read, setChoices, told: isFull ? FULL : '', add }
}

/** "1 línea agregada", "5 líneas agregadas". */
export function addedText(count: number): string {
  return counted(count, 'línea agregada', 'líneas agregadas')
}

/** The products that a code may name; without a signal, none: the line keeps the visitor's words. */
function knownProducts(): Promise<readonly NamedProduct[]> {
  return loadProductData().then(
    ({ products }) => products,
    () => [],
  )
}
