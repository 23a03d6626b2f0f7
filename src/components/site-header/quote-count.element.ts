import { quoteLines } from '#visitor/quote-list.ts'

/** The number of lines in the list to quote, beside its link; empty for an empty list. */
class QuoteCount extends HTMLElement {
  #stop = () => {}

  connectedCallback() {
    this.#stop = quoteLines.subscribe(() => this.#show())
    this.#show()
  }

  disconnectedCallback() {
    this.#stop()
  }

  #show() {
    const count = quoteLines.read().length
    const sign = (text: string) => Object.assign(document.createElement('i'), { textContent: text })
    this.replaceChildren(...(count > 0 ? [sign('('), String(count), sign(')')] : []))
  }
}

customElements.define('quote-count', QuoteCount)
