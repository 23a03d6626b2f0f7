/** A slow telephone is seldom idle: after this long the task runs anyway. */
const IDLE_TIMEOUT_MS = 5000
const PAUSE_WITHOUT_IDLE_MS = 100

/** Runs a task after `load`, when the browser is idle, so that it never delays the visitor. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(task, PAUSE_WITHOUT_IDLE_MS)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
