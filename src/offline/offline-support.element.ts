import { firstSign } from '#islands/first-sign.ts'

const NO_SIGNAL = 'Sin señal: puedes ver las páginas que están guardadas en este equipo.'

/** The notice of offline-support.tsx. The worker's start is fetched after a new visitor's first sign. */
class OfflineSupport extends HTMLElement {
  connectedCallback() {
    const tell = () => {
      this.textContent = navigator.onLine ? '' : NO_SIGNAL
    }
    addEventListener('online', tell)
    addEventListener('offline', tell)
    tell()
    // While the site is edited nothing is kept.
    if (!import.meta.env.PROD) return
    const isKnown = navigator.serviceWorker?.controller
    // If it cannot be loaded, the site works without it.
    void (isKnown ? Promise.resolve() : firstSign)
      .then(() => import('./start-worker.ts'))
      .then(({ startWorker }) => startWorker())
      .catch(() => {})
  }
}

customElements.define('offline-support', OfflineSupport)
