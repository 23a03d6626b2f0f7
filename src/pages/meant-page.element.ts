import { meantPaths } from '#catalogue/meant-path.ts'

/**
 * Leads a disfigured address to the page that it means, where the host did not: those of static files look
 * names up as they stand.
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
