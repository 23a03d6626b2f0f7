import { useSyncExternalStore } from 'react'

/** As many as stand side by side on a desk. */
export const COMPARED_MOST = 4
const KEY = 'comparar'
const CHANGED = 'comparison-changed'

/** The products that the visitor has gathered in this tab, by id; kept nowhere else. */
export function useCompareList(): readonly string[] {
  const stored = useSyncExternalStore(subscribe, read, () => '')
  return idsIn(stored)
}

/** Remembers what is compared, for the links that add to it. */
export function rememberComparison(ids: readonly string[]) {
  try {
    sessionStorage.setItem(KEY, ids.join(','))
  } catch {
    // Storage may be forbidden: then each comparison begins anew.
    return
  }
  dispatchEvent(new Event(CHANGED))
}

/** The ids of an address or of the store: each once, no more than fit. */
export function idsIn(list: string | null): string[] {
  const ids = (list ?? '').split(',').filter((id) => /^[a-z0-9-]+$/.test(id))
  return [...new Set(ids)].slice(0, COMPARED_MOST)
}

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function subscribe(onChange: () => void) {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}
