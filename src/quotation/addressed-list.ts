import { useEffect, useState } from 'react'
import { counted } from '#catalogue/labels.ts'
import { announce } from '#components/announcer/announce.ts'
import {
  appendToQuoteList,
  readQuoteList,
  replaceQuoteList,
  type QuoteLine,
} from '#visitor/quote-list.ts'
import type { NamedProduct } from '#catalogue/show/product-facts.ts'
import { LIST_FULL } from './list-text.ts'
import { findProduct, freeLine, lineOf } from './find-product.ts'
import { listAddress, readListAddress, type AddressedLine } from './list-address.ts'
import { loadProductData } from '#finder/products/use-product-data.ts'

/** A list read from the page's address. */
export type AddressedList = {
  lines: readonly Omit<QuoteLine, 'key'>[]
  /** Codes of no product; each is kept as a line in words. */
  unknown: readonly string[]
}

/** The state of the list in the address. */
type AddressState = {
  /** The list of the address, while the visitor, who has another one, has not decided between them. */
  offered?: AddressedList
  unknown: readonly string[]
  /** Why the list of the address could not be read. */
  problem?: string
}

const NEWER =
  'Este enlace se creó con una versión más nueva del sitio: recarga la página para leerlo.'
const UNREAD =
  'No pudimos cargar los productos del enlace: recarga la página cuando haya señal para ver su lista.'
const NOTHING_CAME: AddressState = { unknown: [] }

/** The lines of an address, with their products. */
function resolveLines(
  addressed: readonly AddressedLine[],
  products: readonly NamedProduct[],
): AddressedList {
  const unknown: string[] = []
  const lines = addressed.map(({ ref, words, ...rest }) => {
    const product = ref === '' ? undefined : findProduct(products, ref)
    if (ref !== '' && !product) unknown.push(ref)
    return { ...(product ? lineOf(product) : freeLine(ref || words)), ...rest }
  })
  return { lines, unknown }
}

/** "1 línea", "5 líneas". */
export function countText({ lines }: AddressedList): string {
  return counted(lines.length, 'línea')
}

function leaveAddress(): void {
  history.replaceState(history.state, '', location.pathname)
}

/** Lines that do not fit stay offered, and in the address. */
function takeList(list: AddressedList, how: 'replace' | 'append'): AddressState {
  const left = (how === 'replace' ? replaceQuoteList : appendToQuoteList)(list.lines)
  if (left > 0) {
    announce(LIST_FULL)
    const lines = list.lines.slice(-left)
    history.replaceState(history.state, '', listAddress(lines, '').address)
    return { offered: { lines, unknown: [] }, unknown: list.unknown }
  }
  leaveAddress()
  announce(`${countText(list)} del enlace, en la lista.`)
  return { unknown: list.unknown }
}

const inAddress = () => readListAddress(location.search, location.hash)

/** Adopts the list of the address if the visitor has none; otherwise offers it. Undefined if the address has none. */
async function arrive(): Promise<AddressState | undefined> {
  const { products } = Array.isArray(inAddress()) ? await loadProductData() : { products: [] }
  // Read after the wait, in which another run may have taken the list.
  const addressed = inAddress()
  if (addressed === undefined) return undefined
  if (addressed === 'unknown') return { unknown: [], problem: NEWER }
  const list = resolveLines(addressed, products)
  return readQuoteList().length === 0 ? takeList(list, 'replace') : { offered: list, unknown: [] }
}

/** Watches the page's address for a list. */
export function useAddressedList() {
  const [state, setState] = useState(NOTHING_CAME)
  useEffect(() => {
    // Offline and without cached products the address is left as it is.
    const read = () =>
      void arrive().then(
        (next) => next && setState(next),
        () => setState({ unknown: [], problem: UNREAD }),
      )
    read()
    addEventListener('hashchange', read)
    addEventListener('online', read)
    return () => {
      removeEventListener('hashchange', read)
      removeEventListener('online', read)
    }
  }, [])
  return {
    ...state,
    take: (list: AddressedList, how: 'replace' | 'append') => setState(takeList(list, how)),
    leave: () => {
      leaveAddress()
      setState(NOTHING_CAME)
    },
  }
}
