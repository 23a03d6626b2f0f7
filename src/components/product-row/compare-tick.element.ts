import {
  COMPARED_MOST,
  type ComparedProduct,
  comparedProducts,
  toggleCompared,
} from '#visitor/compared-products.ts'
import { announce } from '../announcer/announce.ts'

const trayLink = () => document.querySelector<HTMLElement>('compare-tray [href]')

/** Brings the checkbox of compare-tick.tsx to life; a tick set earlier counts. */
class CompareTick extends HTMLElement {
  #stop = () => {}

  connectedCallback() {
    const box = this.querySelector('input')
    if (!box) return
    // Not saved by the browser: restored, it would pass for an early press.
    box.autocomplete = 'off'
    const controller = new AbortController()
    const { signal } = controller
    box.addEventListener('change', () => this.#press(box), { signal })
    // Enter leads to the tray's link, which is otherwise as many Tab stops away as there are rows.
    const goOn = (event: KeyboardEvent) => {
      const link = event.key === 'Enter' ? trayLink() : undefined
      if (!link) return
      event.preventDefault()
      link.click()
    }
    box.addEventListener('keydown', goOn, { signal })
    const stop = comparedProducts.subscribe(() => this.#show(box))
    this.#stop = () => {
      stop()
      controller.abort()
    }
    if (box.checked && !this.#isMarked) toggleCompared(this.#product)
    this.#show(box)
  }

  disconnectedCallback() {
    this.#stop()
  }

  /** The product's id is the checkbox's value, its label the screen-reader text. */
  get #product(): ComparedProduct {
    const id = this.querySelector('input')?.value ?? ''
    const label = this.querySelector('span span')?.textContent.trim() ?? ''
    return { id, label }
  }

  get #isMarked(): boolean {
    const { id } = this.#product
    return comparedProducts.read().some((one) => one.id === id)
  }

  #show(box: HTMLInputElement) {
    const isMarked = this.#isMarked
    box.checked = isMarked
    box.ariaDisabled = !isMarked && comparedProducts.read().length >= COMPARED_MOST ? 'true' : null
  }

  #press(box: HTMLInputElement) {
    const product = this.#product
    const { label } = product
    const isMarked = this.#isMarked
    if (!isMarked && comparedProducts.read().length >= COMPARED_MOST) {
      announce(
        `Se comparan ${COMPARED_MOST} productos como máximo. Quita uno para marcar ${label}.`,
      )
      this.#show(box)
      return
    }
    toggleCompared(product)
    announce(
      `${label}, ${isMarked ? 'fuera de' : 'en'} la comparación.${trayLink() ? ' Con Enter se compara.' : ''}`,
    )
  }
}

customElements.define('compare-tick', CompareTick)
