import { useSyncExternalStore } from 'react'
import { isMetered } from './metered.ts'

const never = () => () => {}

/**
 * When a page behind a link is fetched ahead: once the link is in view, where data cost little;
 * otherwise at the visitor's intent, by a pointer that rests on it, the focus or a touch.
 */
export function usePrefetch(isLikely: boolean): 'viewport' | 'intent' {
  const isFree = useSyncExternalStore(
    never,
    () => isLikely && !isMetered(),
    () => false,
  )
  return isFree ? 'viewport' : 'intent'
}
