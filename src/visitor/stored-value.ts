import { ifAllowed } from './if-allowed.ts'
import { KEPT_CHANGED } from './kept.ts'

/** Another tab has changed it; or the page was left and comes back as it was, and has heard nothing meanwhile. */
const FROM_ELSEWHERE = ['storage', 'pageshow']

/** The browser's two: one for all tabs, one for each. */
type Keeping = 'localStorage' | 'sessionStorage'

/** A value that the browser keeps for this site, after a reload and, unless it is the tab's own, in every tab. */
export type StoredValue<Value> = {
  read: () => Value
  /** Keeps what `change` makes of the newest value, another tab's included. */
  update: (change: (value: Value) => Value) => void
  subscribe: (onChange: () => void) => () => void
}

/**
 * Keeps a value under `key` of the browser's storage. `parse` reads what is stored, which may be of an
 * earlier publication, of another program or damaged: it gives a whole value for whatever it gets, and
 * the empty one for `undefined`. Where storage is forbidden or full, the value lasts as long as the page.
 */
export function storedValue<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  keeping: Keeping = 'localStorage',
): StoredValue<Value> {
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let value = parse(undefined)

  const read = () => {
    const stored = readText(keeping, key)
    // Without storage the value of this page holds.
    if (stored !== undefined && stored !== text) {
      text = stored
      value = parse(jsonOf(stored))
    }
    return value
  }
  const announce = () => {
    for (const listener of listeners) listener()
    dispatchEvent(new Event(KEPT_CHANGED))
  }
  const tell = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== key && event.key !== null) return
    for (const listener of listeners) listener()
  }

  return {
    read,
    update: (change) => {
      value = change(read())
      text = writeText(keeping, key, JSON.stringify(value))
      announce()
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) for (const change of FROM_ELSEWHERE) addEventListener(change, tell)
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0)
          for (const change of FROM_ELSEWHERE) removeEventListener(change, tell)
      }
    },
  }
}

function readText(keeping: Keeping, key: string): string | null | undefined {
  return ifAllowed(keeping, (storage) => storage.getItem(key))
}

/** The value in the storage after the change, if it can be read. */
function writeText(keeping: Keeping, key: string, text: string): string | null | undefined {
  try {
    window[keeping].setItem(key, text)
    return text
  } catch {
    return readText(keeping, key)
  }
}

function jsonOf(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
