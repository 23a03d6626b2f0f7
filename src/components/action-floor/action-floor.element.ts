/** The visible share of a button that is enough to notice and press it. */
const MOSTLY = 0.5

/** A floor with `data-watches` (action-floor.tsx): shown while the page's own buttons are out of view or covered. */
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
      { rootMargin: `0px 0px -${foot}px`, threshold: MOSTLY },
    )
    watch()
  }

  disconnectedCallback() {
    this.#seen?.disconnect()
  }
}

customElements.define('action-floor', ActionFloor)
