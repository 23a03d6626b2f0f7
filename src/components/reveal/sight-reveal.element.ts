/** Fades the content of reveal.tsx in when it comes into view, unless it already is. */
class SightReveal extends HTMLElement {
  #observer: IntersectionObserver | undefined

  connectedCallback() {
    const content = this.querySelector<HTMLElement>('[data-reveal]')
    if (!content || content.getBoundingClientRect().top < window.innerHeight) return
    content.dataset['reveal'] = 'waiting'
    this.#observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      content.dataset['reveal'] = 'shown'
      this.#observer?.disconnect()
    })
    this.#observer.observe(content)
  }

  disconnectedCallback() {
    this.#observer?.disconnect()
  }
}

customElements.define('sight-reveal', SightReveal)
