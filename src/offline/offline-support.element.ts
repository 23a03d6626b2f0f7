import { firstSign } from '#islands/first-sign.ts'
import { unsentCount } from '#visitor/stored-keys.ts'
import { STORED_CHANGED } from '#visitor/stored-value.ts'

const NO_SIGNAL = 'Sin señal: puedes ver lo guardado en este equipo.'
const SIGNAL_IS_BACK = 'Volvió la señal.'
/** How long it says that the signal is back. */
const SAID_MS = 8000
/** How often the offline page tries to load the page that it replaces. */
const LOOK_MS = 3000

/**
 * The notice of offline-support.tsx: whether there is a signal, and which enquiries wait for it. The component passes the
 * addresses, since their module is larger than this one. The code that starts the worker is loaded after a new visitor's
 * first interaction.
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
    for (const change of [STORED_CHANGED, 'storage', 'pageshow'])
      addEventListener(change, () => this.#tell())
    this.#tell()
    // Opened at its own address it replaces no page.
    const standIn = document.querySelector<HTMLElement>('[data-stands-in]')?.dataset['standsIn']
    if (standIn !== undefined && standIn !== location.pathname) this.#openOnceThereIsSignal()
    // In development nothing is cached.
    if (!import.meta.env.PROD) return
    const isKnown = navigator.serviceWorker?.controller
    // If it cannot be loaded, the site works without it.
    void (isKnown ? Promise.resolve() : firstSign)
      .then(() => import('./start-worker.ts'))
      .then(({ startWorker }) => startWorker())
      .catch(() => {})
  }

  /** Loads the requested page in place of the offline page, with retries: `online` may come before data flows. */
  #openOnceThereIsSignal() {
    const look = async () => {
      // From the network: the browser's own copy would answer without a signal, and the page would reload for ever.
      const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      // A page that the site does not have says so itself.
      if (status < 500) location.reload()
    }
    setInterval(() => document.hidden || void look().catch(() => {}), LOOK_MS)
  }

  #tell() {
    // The form itself says more about its enquiry.
    const { form = '', send: sendPath = '' } = this.dataset
    const unsent = location.pathname.startsWith(form) ? 0 : unsentCount.read()
    const signal = navigator.onLine ? (this.#isBack ? SIGNAL_IS_BACK : '') : NO_SIGNAL
    const kept = unsent > 0 ? `${unsent} ${unsent === 1 ? 'consulta' : 'consultas'} sin enviar` : ''
    const text = [signal, kept].filter(Boolean).join(' ')
    // Written only if it differs: rewriting the same text would be announced again.
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
