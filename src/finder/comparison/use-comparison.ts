import { type RefObject, useEffect, useRef } from 'react'
import { COMPARED_FOR, COMPARISON_PATH, comparisonPath } from '#catalogue/paths.ts'
import type { ProductRecord } from '#views/product-data.ts'
import { pushAddressQuery } from '#visitor/address-query.ts'
import { COMPARED_MOST, rememberCompared } from '#visitor/compared-products.ts'
import { useAddressQuery } from '#visitor/use-address-query.ts'
import { useComparedProducts } from '#visitor/use-visitor.ts'
import { useProductData } from '../products/use-product-data.ts'

const NONE: readonly ProductRecord[] = []

/** Up to six products: those of the address, else those gathered on the way. */
export function useComparison(heading: RefObject<HTMLElement | null>) {
  const query = new URLSearchParams(useAddressQuery())
  const list = (query.get('p') ?? '').toLowerCase() // codes are written in capitals
  const machine = query.get(COMPARED_FOR) ?? ''
  const { state, retry } = useProductData()
  const isChanged = useRef(false)
  const gathered = useComparedProducts()
  const marked = useRef(gathered)
  const data = state.status === 'ready' ? state.data : undefined
  const all = data?.products ?? NONE
  const ids = list === '' ? gathered.map(({ id }) => id) : idsIn(list)
  const found = (wanted: readonly string[]) =>
    wanted.flatMap((id) => all.find((product) => product.id === id) ?? [])
  const compared = found(ids)
  const known = compared.map(({ id }) => id).join(',')

  const shown = data && known
  useEffect(() => {
    if (shown === undefined) return
    // The pressed button is gone, so the heading, which tells the effect, takes the focus.
    if (isChanged.current) heading.current?.focus()
    isChanged.current = false
  }, [shown, heading])

  useEffect(() => {
    // A tick in a row below changes the comparison that is shown.
    const before = marked.current
    marked.current = gathered
    const out = before.filter(({ id }) => !gathered.some((one) => one.id === id))
    const added = gathered.filter(({ id }) => !before.some((one) => one.id === id))
    if (list === '' || !data) return
    const kept = compared.filter(({ id }) => !out.some((one) => one.id === id))
    const next = [...new Set([...kept, ...added].map(({ id }) => id))]
    if (next.join(',') === known) return
    // The search for another product changes its place when a second one comes or goes, so the focus must move.
    isChanged.current = Math.min(compared.length, next.length) === 1
    show(next)
  })

  /** Shows the comparison of these products, with a history entry. */
  function show(next: readonly string[]) {
    pushAddressQuery(comparisonPath(next, machine).slice(COMPARISON_PATH.length))
  }

  /** Compares these from now on; the heading takes the focus. */
  function compare(next: readonly string[]) {
    isChanged.current = true
    const isOwn = list === '' || ids.join(',') === gathered.map(({ id }) => id).join(',')
    // A comparison opened from a shared link leaves the visitor's own marks as they are.
    if (isOwn) rememberCompared(found(next).map(({ id, label }) => ({ id, label })))
    show(next)
  }

  return {
    data,
    ids,
    compared,
    /** Ids in the address that belong to no product. */
    unknown: data ? ids.filter((id) => !compared.some((one) => one.id === id)) : [],
    isComing: ids.length > 0 && state.status === 'loading',
    hasFailed: state.status === 'failed',
    retry,
    /** The service they are compared for, as an address query; empty for none. */
    machine,
    compare,
  }
}

/** The ids of an address without duplicates, at most `COMPARED_MOST`. */
function idsIn(list: string): string[] {
  const ids = list.split(',').filter((id) => /^[a-z0-9-]+$/.test(id))
  return [...new Set(ids)].slice(0, COMPARED_MOST)
}
