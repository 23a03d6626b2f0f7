import { COMPARISON_PATH, comparisonPath } from '#catalogue/paths.ts'
import {
  type ComparedProduct,
  comparedProducts,
  toggleCompared,
} from '#visitor/compared-products.ts'
import { onAddressQuery } from '#visitor/address-query.ts'
import { announce } from '../announcer/announce.ts'

/** Fewer products cannot be compared. */
const COMPARED_LEAST = 2

/** Fills the tray of compare-tray.tsx. */
class CompareTray extends HTMLElement {
  #stops: (() => void)[] = []

  connectedCallback() {
    const show = () => this.#show()
    this.#stops = [comparedProducts.subscribe(show), onAddressQuery(show)]
    // What a search asks is known only once it has answered.
    this.addEventListener('click', show, { capture: true })
    show()
  }

  disconnectedCallback() {
    for (const stop of this.#stops) stop()
  }

  #show() {
    const tray = this.querySelector('aside')
    const picks = this.querySelector('ul')
    const link = this.querySelector('a')
    if (!tray || !picks || !link) return
    const marked = location.pathname.startsWith(COMPARISON_PATH) ? [] : comparedProducts.read()
    tray.hidden = marked.length === 0
    tray.toggleAttribute('data-floor', marked.length > 0)
    // Existing items are reused, so that they keep their place and the focus.
    const there = new Map([...picks.children].map((pick) => [pick.id, pick]))
    picks.replaceChildren(...marked.map((product) => there.get(idOf(product)) ?? pickOf(product)))
    const canCompare = marked.length >= COMPARED_LEAST
    // A visitor who marks by keyboard can go on from the checkbox with Enter (compare-tick.element.ts).
    const key = document.activeElement?.matches('compare-tick :focus-visible') ? ' · Enter' : ''
    link.textContent = canCompare ? `Comparar (${marked.length})${key}` : 'Marca otro para comparar'
    const ids = marked.map(({ id }) => id)
    if (canCompare) link.href = comparisonPath(ids, askedHere())
    else link.removeAttribute('href')
  }
}

/** The machine that the products were found for: a search says it, elsewhere the address does. */
function askedHere(): string {
  const told = document.querySelector<HTMLElement>('[data-compared-for]')?.dataset['comparedFor']
  return told ?? location.search.slice(1)
}

const idOf = ({ id }: ComparedProduct) => `comparar-${id}`

function pickOf(product: ComparedProduct): HTMLElement {
  const pick = Object.assign(document.createElement('li'), { id: idOf(product) })
  const drop = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: product.label,
    ariaLabel: `Quitar ${product.label} de la comparación`,
  })
  drop.addEventListener('click', () => {
    const next = (pick.nextElementSibling ?? pick.previousElementSibling)?.querySelector('button')
    toggleCompared(product)
    next?.focus()
    announce(`${product.label}, fuera de la comparación.`)
  })
  pick.append(drop)
  return pick
}

customElements.define('compare-tray', CompareTray)
