import { useSyncExternalStore } from 'react'

const CHANGED = 'address-query-changed'

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('popstate', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('popstate', listener)
  }
}

/** The query of the page's address; empty in the page as it was built, which knows its path only. */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
}

/** Writes the page's state into its address, without an entry in the history and without loading anything. */
export function replaceAddressQuery(query: string): void {
  const { pathname, hash } = location
  history.replaceState(history.state, '', pathname + query + hash)
  dispatchEvent(new Event(CHANGED))
}

/** The same as a step of its own, from which the visitor can go back. */
export function pushAddressQuery(query: string): void {
  history.pushState(null, '', location.pathname + query)
  dispatchEvent(new Event(CHANGED))
}
