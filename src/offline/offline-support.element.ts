import { firstSign } from '#islands/first-sign.ts'
import { KEPT_CHANGED, unsentCount } from '#visitor/kept.ts'

const NO_SIGNAL = 'Sin señal: puedes ver lo guardado en este equipo.'
const SIGNAL_IS_BACK = 'Volvió la señal.'
/** So long it says that the signal is back. */
const SAID_MS = 8000
/** So often the page that has no signal asks for the one in whose place it stands. */
const LOOK_MS = 3000

/**
 * The notice of offline-support.tsx, which names the addresses (their module would weigh more than this one): whether there
 * is a signal, and what was kept to be sent with it. The worker's start is
 * fetched after a new visitor's first sign.
 */
class OfflineSupport extends HTMLElement {
  #isBack = false

  connectedCallback() {
    addEventListener('offline', () => this.#tell())
    addEventListener('online', () => {
      this.#isBack = true
      this.#tell()
      setTimeout(() => {
        this.#isBack = false
        this.#tell()
      }, SAID_MS)
    })
    for (const change of [KEPT_CHANGED, 'storage', 'pageshow'])
      addEventListener(change, () => this.#tell())
    this.#tell()
    // Opened under its own address it stands in for none.
    const standIn = document.querySelector<HTMLElement>('[data-stands-in]')?.dataset['standsIn']
    if (standIn !== undefined && standIn !== location.pathname) this.#openOnceThereIsSignal()
    // While the site is edited nothing is kept.
    if (!import.meta.env.PROD) return
    const isKnown = navigator.serviceWorker?.controller
    // If it cannot be loaded, the site works without it.
    void (isKnown ? Promise.resolve() : firstSign)
      .then(() => import('./start-worker.ts'))
      .then(({ startWorker }) => startWorker())
      .catch(() => {})
  }

  /** The page that was asked for, instead of the one that stands in for it. A telephone says that there is a signal before it carries. */
  #openOnceThereIsSignal() {
    const look = async () => {
      const { ok } = await fetch(location.href, { method: 'HEAD' })
      if (ok) location.reload()
    }
    setInterval(() => document.hidden || void look().catch(() => {}), LOOK_MS)
  }

  #tell() {
    // The form says more of its enquiry itself.
    const { form = '', send: sendPath = '' } = this.dataset
    const unsent = location.pathname.startsWith(form) ? 0 : unsentCount()
    const signal = navigator.onLine ? (this.#isBack ? SIGNAL_IS_BACK : '') : NO_SIGNAL
    const kept = unsent > 0 ? `${unsent} ${unsent === 1 ? 'consulta' : 'consultas'} sin enviar` : ''
    const text = [signal, kept].filter(Boolean).join(' ')
    // Said once: the same words again would be read aloud again.
    if (this.dataset['said'] === text) return
    this.dataset['said'] = text
    this.replaceChildren(text)
    if (kept === '' || !navigator.onLine) return
    const send = Object.assign(document.createElement('a'), {
      href: sendPath,
      textContent: 'Enviar',
    })
    this.append(' ', send)
  }
}

customElements.define('offline-support', OfflineSupport)
