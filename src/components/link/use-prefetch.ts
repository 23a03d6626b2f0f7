import { useSyncExternalStore } from 'react'
import { isMetered } from './metered.ts'

const never = () => () => {}

/**
 * When the page behind a link is fetched ahead: once the link is in view, where data cost little;
 * otherwise at the visitor's intent, by a pointer that rests on it, the focus or a touch. A page that
 * is asked something, as every product's link to the form does, would be fetched for each question.
 */
export function usePrefetch(href: string): 'viewport' | 'intent' {
  const isFree = useSyncExternalStore(
    never,
    () => !href.includes('?') && !isMetered(),
    () => false,
  )
  return isFree ? 'viewport' : 'intent'
}
