import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the script runs here: false in the prerendered page and until it has come alive. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
