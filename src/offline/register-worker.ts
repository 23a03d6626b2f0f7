import { isMetered } from './metered.ts'
import { tellVisit } from './tell-visit.ts'

/** Served from the root, so that its scope is the whole site. */
const WORKER_PATH = '/sw.js'
/** Idle time comes late on a slow telephone; after this long it is done anyway. */
const IDLE_TIMEOUT_MS = 5000
const TIMEOUT_WITHOUT_IDLE_MS = 300

export const canKeepPages = () => 'serviceWorker' in navigator && 'caches' in window

/** Registers the worker; twice is once. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
}

/** After `load`, in an idle moment: nothing that is done here is on the visitor's way. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(task, TIMEOUT_WITHOUT_IDLE_MS)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/**
 * Starts the worker for a visitor who has none, unless data is dear here. What a new version brings
 * is for pages opened from then on; see `followLinksByDocument`.
 */
export function startWorker(): void {
  if (!canKeepPages()) return
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) tellVisit(location.pathname)
    else followLinksByDocument()
    isFirst = false
  })
  if (!serviceWorker.controller && isMetered()) return
  // Refused (private window, blocked storage) means a site without a kept copy, as before.
  registerWorker().catch(() => {})
}

/**
 * This page is of the former version, and the data of the next one may be of another shape: the
 * browser follows its links itself, so that each page comes with the scripts it was built with.
 */
function followLinksByDocument(): void {
  const leaveToBrowser = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="/"]')
    if (link) event.stopPropagation()
  }
  addEventListener('click', leaveToBrowser, { capture: true })
}
