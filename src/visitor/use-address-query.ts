import { useSyncExternalStore } from 'react'
import { onAddressQuery } from './address-query.ts'

/** The query of the page's address; empty during static rendering. */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    onAddressQuery,
    () => location.search,
    () => '',
  )
}
