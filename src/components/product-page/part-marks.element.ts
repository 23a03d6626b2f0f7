/** A part counts as being read once its heading is in the window's upper third or above it, however far. */
const PASSED = '9999999px 0px -67% 0px'

/** At the page's end, which no heading below comes up to, it is the last. */
const END = 'body > footer > :last-child'

const headingOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1))

/** Marks the part being read among its links: of a product (product-bar.tsx), of a list (place-index.tsx). */
class PartMarks extends HTMLElement {
  #observers: IntersectionObserver[] = []

  connectedCallback() {
    const links = [...this.querySelectorAll<HTMLAnchorElement>('li a')]
    const end = document.querySelector(END)
    const seen = new Set<Element | null>()
    const mark = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      }
      const current = seen.has(end)
        ? links.at(-1)
        : links.findLast((link) => seen.has(headingOf(link)))
      for (const link of links) link.ariaCurrent = link === current ? 'true' : null
    }
    const atTop = new IntersectionObserver(mark, { rootMargin: PASSED })
    const atEnd = new IntersectionObserver(mark)
    this.#observers = [atTop, atEnd]
    for (const heading of links.map(headingOf)) if (heading) atTop.observe(heading)
    if (end) atEnd.observe(end)
  }

  disconnectedCallback() {
    for (const observer of this.#observers) observer.disconnect()
  }
}

customElements.define('part-marks', PartMarks)
