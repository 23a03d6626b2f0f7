/** So much of a button is enough to see and press it. */
const MOSTLY = 0.5

/** A floor with `data-watches` (action-floor.tsx): seen while the page's own button is out of the window, or under its foot. */
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
        // Once its island is alive another button stands in its place.
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
