import { useSyncExternalStore } from 'react'
import { onAddressQuery } from './address-query.ts'

/** The query of the page's address; empty in the page as it was built, which knows its path only. */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    onAddressQuery,
    () => location.search,
    () => '',
  )
}
