/** A floor with `data-watches` (action-floor.tsx): seen while the page's own buttons are out of the window. */
class ActionFloor extends HTMLElement {
  #seen: IntersectionObserver | undefined

  connectedCallback() {
    const own = document.getElementById(this.dataset['watches'] ?? '')
    if (!own) return
    this.#seen = new IntersectionObserver(([entry]) => {
      this.dataset['out'] = String(entry?.isIntersecting === false)
    })
    this.#seen.observe(own)
  }

  disconnectedCallback() {
    this.#seen?.disconnect()
  }
}

customElements.define('action-floor', ActionFloor)
