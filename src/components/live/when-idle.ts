/** Idle time comes late on a slow telephone; after this long it is done anyway. */
const IDLE_TIMEOUT_MS = 5000
const PAUSE_WITHOUT_IDLE_MS = 100

/** After `load`, in an idle moment: what is done then is not on the visitor's way. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(task, PAUSE_WITHOUT_IDLE_MS)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
