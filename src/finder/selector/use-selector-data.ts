import { useCallback, useEffect, useState } from 'react'
import { SELECTOR_DATA_PATH } from '#catalogue/paths.ts'
import { useAddressQuery } from '#visitor/address-query.ts'
import { useHasActed } from '#startup/use-has-acted.ts'
import { fetchedOnce } from '../fetched-once.ts'
import type { SelectorData } from './selector-data.ts'

const loadSelectorData = fetchedOnce(SELECTOR_DATA_PATH, (data) => data as SelectorData)

type SelectorDataState =
  | { status: 'unasked' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: SelectorData }

/**
 * The products' data, and how to ask for them again. A glance costs nothing of them: they come at the
 * visitor's first sign, or where the address asks something.
 */
export function useSelectorData(): { state: SelectorDataState; retry: () => void } {
  const [state, setState] = useState<SelectorDataState>({ status: 'loading' })
  const load = useCallback(() => {
    loadSelectorData().then(
      (data) => setState({ status: 'ready', data }),
      () => setState({ status: 'failed' }),
    )
  }, [])
  const hasActed = useHasActed()
  const isAsked = useAddressQuery() !== ''
  const isWanted = hasActed || isAsked
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  const retry = useCallback(() => {
    setState({ status: 'loading' })
    load()
  }, [load])
  return { state: isWanted || state.status !== 'loading' ? state : { status: 'unasked' }, retry }
}
