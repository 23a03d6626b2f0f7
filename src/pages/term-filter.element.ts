import { wordsOf } from '#schema/fold-text.ts'
import { announce } from '#components/announcer/announce.ts'

/** Filters the glossary (pages/glossary.tsx): hides terms without words that begin with the typed ones. */
class TermFilter extends HTMLElement {
  #controller = new AbortController()

  connectedCallback() {
    this.#controller = new AbortController()
    this.addEventListener('input', () => this.#filter(), { signal: this.#controller.signal })
    this.#filter()
  }

  disconnectedCallback() {
    this.#controller.abort()
  }

  #filter() {
    const asked = wordsOf(this.querySelector('input')?.value ?? '')
    let found = 0
    for (const letter of this.querySelectorAll('section')) {
      const terms = [...letter.querySelectorAll<HTMLElement>('dl > div')]
      for (const term of terms) {
        const own = wordsOf(term.textContent)
        term.hidden = !asked.every((word) => own.some((one) => one.startsWith(word)))
      }
      const shown = terms.filter(({ hidden }) => !hidden).length
      letter.hidden = shown === 0
      found += shown
    }
    this.querySelector('[data-none]')?.toggleAttribute('hidden', found > 0)
    if (asked.length > 0) announce(found === 1 ? '1 término' : `${found} términos`)
  }
}

customElements.define('term-filter', TermFilter)
