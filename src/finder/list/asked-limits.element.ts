import { FACET_NAMES, FACETS } from '#figures/facets.ts'
import { onAddressQuery } from '#visitor/address-query.ts'
import { unitMark, unitSystemOf } from '#visitor/unit-system.ts'

/** Notes on a product page's limits (components/product-page/gauge-panel.tsx) how they meet the address's figures. */
class AskedLimits extends HTMLElement {
  #stops: (() => void)[] = []
  #question = 0

  connectedCallback() {
    const answer = () => void this.#answer().catch(() => {})
    this.#stops = [onAddressQuery(answer), unitMark.subscribe(answer)]
    answer()
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop()
  }

  /** The judging code is loaded on first use; only the latest question is answered. */
  async #answer() {
    const question = ++this.#question
    const query = new URLSearchParams(location.search)
    const isAsked = FACET_NAMES.some((facet) => query.has(FACETS[facet].parameter))
    if (!isAsked && !this.querySelector('[data-tone], [data-unsaid]')) return
    const { markLimits } = await import('./mark-limits.ts')
    const mark = await markLimits(this.dataset['product'] ?? '')
    if (question === this.#question) mark(this, query, unitSystemOf(unitMark.read()))
  }
}

customElements.define('asked-limits', AskedLimits)
