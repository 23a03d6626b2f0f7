import { useMemo, useRef, useState } from 'react'
import type { ProductRecord } from '#views/product-data.ts'
import { counted } from '#catalogue/labels.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { announce } from '#components/announcer/announce.ts'
import { matchingProducts } from '#finder/products/product-matches.tsx'
import { loadProductData, useProductData } from '#finder/products/use-product-data.ts'
import { LIST_FULL } from './list-text.ts'
import { appendToQuoteList, readQuoteList, type NewLine } from '#visitor/quote-list.ts'
import { useStored } from '#visitor/use-stored.ts'
import { useQuoteList } from '#visitor/use-visitor.ts'
import { findProduct } from './find-product.ts'
import { pastedAgain, readPasted } from './read-pasted.ts'
import { keepUnadded, unadded, type Unadded } from './unadded.ts'
import { lineFor, readingsOf, type Choices, type Reading } from './reading.ts'

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
  const [told, setTold] = useState('')
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
  const listed = useQuoteList()
  const readingsOne = readingsOf(ofOne, choices, products, [])
  const readingsMany = readingsOf(ofMany, choices, products, listed)
  // Words that name products, and a code alone, are shown as rows of them.
  const isRead = readingsOne.some(({ row, state: of }) => row.line.id !== '' || of === 'doubtful')
  const isShown =
    findProduct(products, one) === undefined &&
    (isRead || matchingProducts(products, one).length === 0)

  const tell = (lines: readonly NewLine[], left: number, there: number) => {
    const own = lines.filter(({ id }) => id === '').map(({ label }) => `«${label}»`)
    const foreign =
      own.length > 0 ? ` Sin código, para que la sucursal lo identifique: ${own.join(', ')}.` : ''
    const known =
      there > 0
        ? `${counted(there, 'línea repetida no se agregó', 'líneas repetidas no se agregaron')}.`
        : ''
    // The added lines are in sight: only what did not come to the list is said visibly.
    setTold([left > 0 ? FULL : '', known].filter(Boolean).join(' '))
    setAsked(false)
    const added = lines.length > 0 ? `${addedText(lines.length)}.${foreign}` : ''
    announce([left > 0 ? FULL : added, known].filter(Boolean).join(' '))
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
    const readings = readingsOf(
      readPasted(text, known),
      choices,
      known,
      from === 'many' ? readQuoteList() : [],
    )
    const isDoubtful = readings.some(({ state: of }) => of === 'doubtful')
    // What was understood is shown first; without a signal nothing can be.
    if (!isKnown && known.length > 0 && !isAnyway) {
      if (from === 'many' || isDoubtful) {
        retry()
        return readings.length
      }
    }
    if (readings.length === 0) return 0
    if (!isAnyway && isDoubtful) {
      setAsked(true)
      showOpen(from)
      return readings.length
    }
    const fresh = newAmong(readings)
    const lines = fresh.map(lineFor)
    const left = appendToQuoteList(lines)
    const rest = left === 0 ? '' : pastedAgain(fresh.slice(-left).map(({ row }) => row))
    // What was typed meanwhile stays.
    const typed = unadded.read()[from]
    const later = typed.startsWith(text) ? typed.slice(text.length) : typed
    keepUnadded({ [from]: rest + later })
    tell(lines, left, readings.length - fresh.length)
    return left
  }

  const read = { state, products, readingsOne, readingsMany, isShown, choices, isAsked }
  return { one, many, ...read, setChoices, told, add }
}

/** The readings whose lines are not in the list yet. */
export function newAmong(readings: readonly Reading[]): readonly Reading[] {
  return readings.filter(({ state }) => state !== 'there')
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
