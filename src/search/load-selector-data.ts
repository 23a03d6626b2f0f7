import { SELECTOR_DATA_PATH } from '#catalogue/paths.ts'
import type { SelectorData } from './selector-data.ts'

let loading: Promise<SelectorData> | undefined

/** The products as the selector and the comparison need them, fetched once; a failure may be retried. */
export function loadSelectorData(): Promise<SelectorData> {
  loading ??= fetchData().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchData(): Promise<SelectorData> {
  const response = await fetch(SELECTOR_DATA_PATH)
  if (!response.ok) throw new Error(`${SELECTOR_DATA_PATH}: ${response.status}`)
  // The build makes this file from the same types.
  return (await response.json()) as SelectorData
}
