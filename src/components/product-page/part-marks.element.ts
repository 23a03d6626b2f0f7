/** A part is read from where its heading passes the middle of the window, however far above it has gone. */
const PASSED = '9999999px 0px -50% 0px'

/** What has gone under the header and the bar, or under the bars at the foot, is out of sight. */
const IN_SIGHT = '-64px 0px -64px'

/** Marks, in the bar of product-bar.tsx, the part of the page that is being read, and says when its buttons are needed. */
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
      // On a busy machine two changes come at once.
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
