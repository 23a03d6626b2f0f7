import { flushSync } from 'react-dom'

/** Makes a change that takes the pressed button away, and gives the focus to what is looked up after it. */
export function focusAfter(change: () => void, next: () => HTMLElement | null | undefined): void {
  flushSync(change)
  next()?.focus({ preventScroll: true })
}
