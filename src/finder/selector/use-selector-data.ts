import { useCallback, useEffect, useState } from 'react'
import { SELECTOR_DATA_PATH } from '#catalogue/paths.ts'
import { fetchedOnce } from '../fetched-once.ts'
import type { SelectorData } from './selector-data.ts'

const loadSelectorData = fetchedOnce(SELECTOR_DATA_PATH, (data) => data as SelectorData)

type SelectorDataState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: SelectorData }

/** The products' data, asked for when the page comes alive, and how to ask again. */
export function useSelectorData(): { state: SelectorDataState; retry: () => void } {
  const [state, setState] = useState<SelectorDataState>({ status: 'loading' })
  const load = useCallback(() => {
    loadSelectorData().then(
      (data) => setState({ status: 'ready', data }),
      () => setState({ status: 'failed' }),
    )
  }, [])
  useEffect(load, [load])
  const retry = useCallback(() => {
    setState({ status: 'loading' })
    load()
  }, [load])
  return { state, retry }
}
