import { WORKER_PATH } from '#catalogue/paths.ts'
import { isMetered } from '#islands/metered.ts'
import { declareTrustedTypes } from '#islands/trusted-types.ts'
import type { Visit } from './page-and-worker.ts'

const PICTURE = /^\/(?:dibujos|fotos)\/[\w.-]+$/

/**
 * Registers the worker, except for a new visitor on a metered connection, and tells it what this page shows: it has not
 * seen the request of a page that was opened before it was active.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (serviceWorker.controller) tellVisit()
  else if (isMetered()) return
  else serviceWorker.addEventListener('controllerchange', tellVisit, { once: true })
  // If it is refused (private window, blocked storage), the site works without a cache.
  registerWorker().catch(() => {})
}

/** Registers the worker; idempotent. */
export async function registerWorker(): Promise<void> {
  declareTrustedTypes()
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
}

/** Tells the worker which page and drawings are shown. */
function tellVisit(): void {
  const drawings = [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => new URL(currentSrc, location.href).pathname)
    .filter((drawing) => PICTURE.test(drawing))
  const visit: Visit = { type: 'visit', path: location.pathname, drawings }
  navigator.serviceWorker.controller?.postMessage(visit, [])
}
