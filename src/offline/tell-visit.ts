import type { Visit } from './visit.ts'

const PICTURE = /^\/(?:dibujos|fotos)\/[\w.-]+$/

/**
 * A page that was opened before the worker was there, or by a link that fetched only its data, has
 * passed the worker by: it is told.
 */
export function tellVisit(path: string): void {
  const controller = navigator.serviceWorker?.controller
  if (!controller) return
  const drawings = [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => new URL(currentSrc, location.href).pathname)
    .filter((drawing) => PICTURE.test(drawing))
  const visit: Visit = { type: 'visit', path, drawings }
  controller.postMessage(visit, [])
}
