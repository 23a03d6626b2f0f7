import { useCallback, useEffect, useState } from 'react'
import { PRODUCT_DATA_PATH } from '#catalogue/paths.ts'
import { useIsLive } from '#islands/use-is-live.ts'
import { fetchedOnce } from '../fetched-once.ts'
import type { ProductData } from '#views/product-data.ts'

export const loadProductData = fetchedOnce(PRODUCT_DATA_PATH, (data) => data as ProductData)

export type ProductDataState =
  | { status: 'unasked' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: ProductData }

/**
 * The products' data and a retry; loads again by itself when the browser comes online. Nothing is loaded before the
 * island is live, so that a page that is only glanced at does not cost the data.
 */
export function useProductData(isNeeded = true): { state: ProductDataState; retry: () => void } {
  const [state, setState] = useState<ProductDataState>({ status: 'loading' })
  const load = useCallback(() => {
    loadProductData().then(
      (data) => setState({ status: 'ready', data }),
      () => setState({ status: 'failed' }),
    )
  }, [])
  const isLive = useIsLive()
  useEffect(() => {
    if (!isNeeded) return
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isNeeded, load])
  const retry = useCallback(() => {
    setState({ status: 'loading' })
    load()
  }, [load])
  return { state: isLive ? state : { status: 'unasked' }, retry }
}
