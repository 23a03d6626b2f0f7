import { WORKER_PATH } from '#catalogue/paths.ts'
import { isMetered } from '#components/link/metered.ts'
import type { Visit } from './page-and-worker.ts'

const NO_SIGNAL = 'Sin señal: puedes ver las páginas que están guardadas en este equipo.'
const PICTURE = /^\/(?:dibujos|fotos)\/[\w.-]+$/

let hasStarted = false

/** On each page: what it shows is kept, and the line at its end says when there is no signal. */
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
 * Starts the worker for a visitor who has none, unless data is dear here. What a new version brings
 * is for pages opened from then on; see `followLinksByDocument`.
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

/** Registers the worker; twice is once. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
}

/**
 * A page that was opened before the worker was there, or by a link that fetched only its data, has
 * passed the worker by: it is told.
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
