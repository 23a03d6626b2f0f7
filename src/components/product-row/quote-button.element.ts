import {
  LINES_MOST,
  quoteLines,
  removeFromQuoteList,
  type AskedOfLine,
  type NewLine,
} from '#visitor/quote-list.ts'
import { QUOTE_PATH } from '#catalogue/paths.ts'
import { onAddressQuery } from '#visitor/address-query.ts'
import { announce } from '../announcer/announce.ts'
import { asButton } from '../button/as-button.ts'
import { askedNote, addressedService } from './addressed-service.ts'
import { addAndAnnounce } from './add-and-announce.ts'
import { rowWords } from './row-words.ts'

/** A button's product, as JSON in `data-line`; its label is in the link's address, in a row its id and name are the row's. */
export type NewQuoteLine = AskedOfLine & Partial<Pick<NewLine, 'id' | 'name'>>

/** Brings the button of quote-button.tsx to life: pressed while the product is in the list. */
class QuoteButton extends HTMLElement {
  #stop = () => {}

  connectedCallback() {
    const link = this.querySelector('a')
    if (!link) return
    const show = () => this.#show(link)
    const stops = [quoteLines.subscribe(show), onAddressQuery(show)]
    const removePress = asButton(link, () => this.#press())
    this.#stop = () => {
      for (const stop of stops) stop()
      removePress()
    }
    this.#show(link)
  }

  disconnectedCallback() {
    this.#stop()
  }

  get #line(): NewQuoteLine & Pick<NewLine, 'id' | 'label' | 'name'> {
    const query = new URLSearchParams(this.querySelector('a')?.search)
    const line: NewQuoteLine = JSON.parse(this.dataset['line'] ?? '{}')
    const label = query.get('producto') ?? ''
    const row = this.closest('tr')
    return { id: row?.id ?? '', name: row ? nameIn(row) : label, ...line, label }
  }

  /** Whether it becomes a link to the list once the product is there. */
  get #leads(): boolean {
    return 'leads' in this.dataset
  }

  #show(link: HTMLElement) {
    const { id, label } = this.#line
    const lines = quoteLines.read()
    const isListed = lines.some((line) => line.id === id)
    // On the product's page, its label includes the chosen size.
    const size = this.#leads && !isListed ? chosenSize() : ''
    const name = link.querySelector('span')
    if (name) name.textContent = ` ${label}${size && `, ${size}`}`
    // As a link to the list it is no toggle.
    link.ariaPressed = this.#leads ? null : String(isListed)
    this.toggleAttribute('data-listed', isListed)
    link.ariaDisabled = !isListed && lines.length >= LINES_MOST ? 'true' : null
    if (link.firstChild)
      link.firstChild.nodeValue = isListed
        ? this.#leads
          ? 'En la lista · Ver'
          : 'En la lista'
        : 'Agregar'
  }

  #press() {
    const { id, label, name, service, note: named } = this.#line
    const isListed = quoteLines.read().some((line) => line.id === id)
    if (isListed && this.#leads) {
      location.assign(QUOTE_PATH)
    } else if (isListed) {
      removeFromQuoteList(id)
      announce(`${label}, fuera de la lista para cotizar.`)
    } else {
      const query = new URLSearchParams(location.search)
      const asked = { ...service, ...addressedService(query) }
      const note = askedNote(query) || named
      addAndAnnounce({ id, label, name, service: asked, ...(note && { note }) })
    }
  }
}

/** A product's name as its row shows it, the words that are heard alone before the others. */
function nameIn(row: HTMLElement): string {
  const name = row.querySelector('th > a')?.lastElementChild
  const shared = name?.firstElementChild?.textContent.trim() ?? ''
  return rowWords(shared, name?.lastChild?.textContent ?? '')
}

/** The choice in the page's address: "45 mm", "NPS 3", "compuesto W". */
function chosenSize(): string {
  const query = new URLSearchParams(location.search)
  const { diameter, flange } = addressedService(query)
  return diameter ?? flange ?? askedNote(query)
}

customElements.define('quote-button', QuoteButton)
