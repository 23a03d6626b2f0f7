/** A part counts as being read once its heading is above the middle of the window, however far. */
const PASSED = '9999999px 0px -50% 0px'

/** The areas below the header and behind the bottom bar count as out of sight. */
const IN_SIGHT = '-64px 0px -64px'

/** Marks the part being read in the bar of product-bar.tsx, and shows its buttons when they are needed. */
class PartMarks extends HTMLElement {
  #observer: IntersectionObserver | undefined
  #watching: IntersectionObserver | undefined

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
    const watched = document.getElementById(this.dataset['watched'] ?? '')
    if (!watched) return
    this.#watching = new IntersectionObserver(
      // A slow machine may report several changes at once: the last one counts.
      (entries) => this.toggleAttribute('data-away', entries.at(-1)?.isIntersecting === false),
      { rootMargin: IN_SIGHT },
    )
    this.#watching.observe(watched)
  }

  disconnectedCallback() {
    this.#observer?.disconnect()
    this.#watching?.disconnect()
  }
}

customElements.define('part-marks', PartMarks)
