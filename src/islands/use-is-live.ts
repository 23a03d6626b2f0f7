import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated: false in the prerendered page. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
