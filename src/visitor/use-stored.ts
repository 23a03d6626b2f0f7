import { useSyncExternalStore } from 'react'
import type { StoredValue } from './stored-value.ts'

/** Subscribes a component to a stored value; the empty value until hydration. */
export function useStored<Value>({ read, subscribe, empty }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => empty)
}
