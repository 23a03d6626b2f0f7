import { meantPaths } from '#catalogue/meant-path.ts'

/**
 * Redirects a damaged address to the page that it means, for hosts that do not: static file hosts match names
 * exactly.
 */
class MeantPage extends HTMLElement {
  connectedCallback() {
    void this.#leadOn()
  }

  async #leadOn() {
    for (const path of meantPaths(location.pathname)) {
      const answer = await fetch(path, { method: 'HEAD' }).catch(() => undefined)
      if (!answer?.ok) continue
      location.replace(path + location.search)
      return
    }
  }
}

customElements.define('meant-page', MeantPage)
