import { useCallback, useEffect, useState } from 'react'
import { SELECTOR_DATA_PATH } from '#catalogue/paths.ts'
import { fetchedOnce } from '../fetched-once.ts'
import type { SelectorData } from './selector-data.ts'

const loadSelectorData = fetchedOnce(SELECTOR_DATA_PATH, (data) => data as SelectorData)

type SelectorDataState =
  | { status: 'unasked' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: SelectorData }

/** The products' data, and how to ask for them again. They come once what needs them is alive. */
export function useSelectorData(): { state: SelectorDataState; retry: () => void } {
  const [state, setState] = useState<SelectorDataState>({ status: 'unasked' })
  const load = useCallback(() => {
    setState({ status: 'loading' })
    loadSelectorData().then(
      (data) => setState({ status: 'ready', data }),
      () => setState({ status: 'failed' }),
    )
  }, [])
  useEffect(load, [load])
  return { state, retry: load }
}
