import { useCallback, useEffect, useState } from 'react'
import { SELECTOR_DATA_PATH } from '#catalogue/paths.ts'
import { useIsLive } from '#islands/use-is-live.ts'
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
  const isLive = useIsLive()
  const [state, setState] = useState<SelectorDataState>({ status: 'loading' })
  const load = useCallback(() => {
    loadSelectorData().then(
      (data) => setState({ status: 'ready', data }),
      () => setState({ status: 'failed' }),
    )
  }, [])
  useEffect(load, [load])
  const retry = () => {
    setState({ status: 'loading' })
    load()
  }
  return { state: isLive ? state : { status: 'unasked' }, retry }
}
