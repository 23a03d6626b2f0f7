/** A part counts as being read once its heading is above the middle of the window, however far. */
const PASSED = '9999999px 0px -50% 0px'

/** Marks the part being read among its links: of a product (product-bar.tsx), of a list (place-index.tsx). */
class PartMarks extends HTMLElement {
  #observer: IntersectionObserver | undefined

  connectedCallback() {
    const links = [...this.querySelectorAll('a')]
    const passed = new Set<string>()
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        const current = links.findLast(({ hash }) => passed.has(hash.slice(1)))
        for (const link of links) link.ariaCurrent = link === current ? 'true' : null
      },
      { rootMargin: PASSED },
    )
    for (const { hash } of links) {
      const heading = document.getElementById(hash.slice(1))
      if (heading) this.#observer.observe(heading)
    }
  }

  disconnectedCallback() {
    this.#observer?.disconnect()
  }
}

customElements.define('part-marks', PartMarks)
