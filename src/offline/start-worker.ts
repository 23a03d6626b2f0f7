import { isMetered } from '#components/link/metered.ts'
import { registerWorker } from './register-worker.ts'
import { tellVisit } from './tell-visit.ts'

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
