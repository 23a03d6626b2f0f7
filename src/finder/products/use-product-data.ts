import { useCallback, useEffect, useState } from 'react'
import { PRODUCT_DATA_PATH } from '#catalogue/paths.ts'
import { useAddressQuery } from '#visitor/address-query.ts'
import { useHasActed } from '#startup/use-has-acted.ts'
import { fetchedOnce } from '../fetched-once.ts'
import type { ProductData } from './product-data.ts'

export const loadProductData = fetchedOnce(PRODUCT_DATA_PATH, (data) => data as ProductData)

export type ProductDataState =
  | { status: 'unasked' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: ProductData }

/**
 * The products' data, and how to ask for them again; with the signal they are asked for again by themselves. A glance
 * costs nothing of them: they come at the visitor's first sign, where the address asks something, or where they are
 * wanted at once.
 */
export function useProductData(isNeeded = false): { state: ProductDataState; retry: () => void } {
  const [state, setState] = useState<ProductDataState>({ status: 'loading' })
  const load = useCallback(() => {
    loadProductData().then(
      (data) => setState({ status: 'ready', data }),
      () => setState({ status: 'failed' }),
    )
  }, [])
  const hasActed = useHasActed()
  const isAsked = useAddressQuery() !== ''
  const isWanted = isNeeded || hasActed || isAsked
  useEffect(() => {
    if (!isWanted) return
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isWanted, load])
  const retry = useCallback(() => {
    setState({ status: 'loading' })
    load()
  }, [load])
  return { state: isWanted || state.status !== 'loading' ? state : { status: 'unasked' }, retry }
}
