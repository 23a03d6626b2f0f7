/** Whole, save for a fraction of a pixel. */
const WHOLE = 0.98

/** The header that stays above from 56rem on, where there is no bar at the foot; on telephones it comes and goes. */
const HEADER_PX = 64

/**
 * A floor with `data-watches` (action-floor.tsx): shown while the page's own button is not whole in view; so are the
 * actions of a product's bar (product-bar.module.css).
 */
class ActionFloor extends HTMLElement {
  #seen: IntersectionObserver | undefined

  connectedCallback() {
    const own = document.getElementById(this.dataset['watches'] ?? '')
    if (!own) return
    const foot = document.querySelector<HTMLElement>('[data-thumb-bar]')?.offsetHeight ?? 0
    const watch = () => this.#seen?.observe(own.querySelector('quote-button > *') ?? own)
    this.#seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        // Once its island is alive, the watched element has been replaced.
        if (entry?.target.isConnected === false) watch()
        else this.dataset['out'] = String(entry?.isIntersecting === false)
      },
      { rootMargin: `${foot > 0 ? 0 : -HEADER_PX}px 0px -${foot}px`, threshold: WHOLE },
    )
    watch()
  }

  disconnectedCallback() {
    this.#seen?.disconnect()
  }
}

customElements.define('action-floor', ActionFloor)
