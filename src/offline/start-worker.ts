import { WORKER_PATH } from '#catalogue/paths.ts'
import { isMetered } from '#startup/fetch-ahead/metered.ts'
import type { Visit } from './page-and-worker.ts'

const NO_SIGNAL = 'Sin señal: puedes ver las páginas que están guardadas en este equipo.'
const PICTURE = /^\/(?:dibujos|fotos)\/[\w.-]+$/

let hasStarted = false

/** Called on each page: has it cached, and starts the worker and the notice of a lost signal on the first. */
export function arrive(path: string, notice: HTMLElement | null): void {
  if (!hasStarted) start(notice)
  hasStarted = true
  tellVisit(path)
}

function start(notice: HTMLElement | null) {
  const tell = () => {
    if (notice) notice.textContent = navigator.onLine ? '' : NO_SIGNAL
  }
  addEventListener('online', tell)
  addEventListener('offline', tell)
  tell()
  startWorker()
}

/**
 * Registers the worker, except for a new visitor on a metered connection. A new version serves pages opened from
 * then on; see `followLinksByDocument`.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) tellVisit(location.pathname)
    else followLinksByDocument()
    isFirst = false
  })
  if (!serviceWorker.controller && isMetered()) return
  // If it is refused (private window, blocked storage), the site works without a cache.
  registerWorker().catch(() => {})
}

/**
 * Lets the browser follow the links instead of the router. This page is of the former version, and the data of
 * the next one may have another shape: a document load brings the scripts of its own build.
 */
function followLinksByDocument(): void {
  const leaveToBrowser = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="/"]')
    if (link) event.stopPropagation()
  }
  addEventListener('click', leaveToBrowser, { capture: true })
}

/** Registers the worker; idempotent. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
}

/**
 * Tells the worker which page and drawings are shown. It has not seen the request of a page that was opened before
 * it was active, or by the router, which fetches only data.
 */
function tellVisit(path: string): void {
  const controller = navigator.serviceWorker?.controller
  if (!controller) return
  const drawings = [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => new URL(currentSrc, location.href).pathname)
    .filter((drawing) => PICTURE.test(drawing))
  const visit: Visit = { type: 'visit', path, drawings }
  controller.postMessage(visit, [])
}
