import { counted } from '#catalogue/labels.ts'
import { codeKey } from '#schema/fold-text.ts'

/** A field that filters an index of codes (`data-of`): shows each code that contains the text once, with a count. */
class CodeFilter extends HTMLElement {
  #stop: AbortController | undefined

  connectedCallback() {
    this.#stop = new AbortController()
    const { signal } = this.#stop
    this.addEventListener('input', () => this.#apply(), { signal })
    // After "back", a browser restores the typed text.
    addEventListener('pageshow', () => this.#apply(), { signal })
    this.#apply()
  }

  disconnectedCallback() {
    this.#stop?.abort()
  }

  #apply() {
    const typed = codeKey(this.querySelector('input')?.value ?? '')
    const index = document.getElementById(this.dataset['of'] ?? '')
    const shown = new Set<string | undefined>()
    for (const entry of index?.querySelectorAll<HTMLElement>('[data-code]') ?? []) {
      const { dataset } = entry
      const href = entry.querySelector('a')?.href
      // A product in two categories is listed twice: show it once.
      const isMatch = codeKey(dataset['code'] ?? '').includes(typed) && !shown.has(href)
      if (isMatch) shown.add(href)
      if (typed === '') delete dataset['match']
      else dataset['match'] = String(isMatch)
    }
    const found = shown.size
    const said = this.querySelector('output')
    if (!said) return
    if (typed === '') said.textContent = ''
    else said.textContent = found === 0 ? 'Ningún código lo lleva.' : counted(found, 'producto')
  }
}

customElements.define('code-filter', CodeFilter)
