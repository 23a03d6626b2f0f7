/** Event on the window when this page has changed a stored value. */
export const STORED_CHANGED = 'stored-changed'

/** Events after which the value may differ: another tab changed it, or the page comes back from the browser's cache. */
const FROM_ELSEWHERE = ['storage', 'pageshow']

/** `local` is shared by all tabs, `session` belongs to one. */
type Keeping = 'localStorage' | 'sessionStorage'

/** A value in the browser's storage, kept across reloads and, unless it is a tab's own, shared by all tabs. */
export type StoredValue<Value> = {
  /** What it is where nothing is stored, and before hydration. */
  empty: Value
  read: () => Value
  /** Stores the result of `change` on the newest value, also one of another tab. */
  update: (change: (value: Value) => Value) => void
  subscribe: (onChange: () => void) => () => void
}

/**
 * Keeps a value under `key` of the browser's storage. `parse` must return a valid value for any input, since an earlier
 * version of the site or another program may have written it, and the empty one for `undefined`, which is not stored. If
 * storage is blocked or full, the value lasts as long as the page.
 */
export function storedValue<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  keeping: Keeping = 'localStorage',
): StoredValue<Value> {
  const listeners = new Set<() => void>()
  const empty = parse(undefined)
  let text: string | null | undefined
  let value = empty

  const read = () => {
    const stored = readText(keeping, key)
    // Without storage this page's own value is used.
    if (stored !== undefined && stored !== text) {
      text = stored
      value = parse(jsonOf(stored))
    }
    return value
  }
  const announce = () => {
    for (const listener of listeners) listener()
    dispatchEvent(new Event(STORED_CHANGED))
  }
  const tell = (event: Event) => {
    if (event instanceof StorageEvent && event.key !== key && event.key !== null) return
    for (const listener of listeners) listener()
  }

  return {
    empty,
    read,
    update: (change) => {
      value = change(read())
      const written = JSON.stringify(value)
      text = writeText(keeping, key, written === JSON.stringify(empty) ? null : written)
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

/** A text in the browser's storage; empty where there is none. */
export function storedText(key: string, keeping?: Keeping): StoredValue<string> {
  return storedValue(key, textOf, keeping)
}

/** A text of a stored value; empty if it is none. */
export function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored : ''
}

/** The parts of a stored object; none if it is no object. */
export function partsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

/** Uses the browser's storage; returns undefined, without effect, if it is blocked or full. */
export function ifAllowed<Result>(
  keeping: Keeping,
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(window[keeping])
  } catch {
    return undefined
  }
}

function readText(keeping: Keeping, key: string): string | null | undefined {
  return ifAllowed(keeping, (storage) => storage.getItem(key))
}

/** The value in the storage after the change, if it can be read. */
function writeText(keeping: Keeping, key: string, text: string | null): string | null | undefined {
  try {
    if (text === null) window[keeping].removeItem(key)
    else window[keeping].setItem(key, text)
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
