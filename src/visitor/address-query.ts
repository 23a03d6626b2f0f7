const CHANGED = 'address-query-changed'

/** Subscribes to changes of the page's query; returns the function that unsubscribes. */
export function onAddressQuery(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('popstate', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('popstate', listener)
  }
}

/** A query with its question mark; empty if it has no parameters. */
export function queryText(query: URLSearchParams): string {
  // A comma needs no escape in a query, and reads better without.
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** Writes the page's state into its address, without an entry in the history and without loading anything. */
export function replaceAddressQuery(query: string): void {
  const { pathname, hash } = location
  history.replaceState(history.state, '', pathname + query + hash)
  dispatchEvent(new Event(CHANGED))
}

/** The same, with a history entry. */
export function pushAddressQuery(query: string): void {
  history.pushState(null, '', location.pathname + query)
  dispatchEvent(new Event(CHANGED))
}
