import { type Direction, pageTarget, rangeText } from './paging.ts'
import { viewOf } from './track-view.ts'

/** Pages through the row of card-track.tsx and reports which cards are in view. */
class CardTrack extends HTMLElement {
  #controller = new AbortController()

  connectedCallback() {
    const row = this.querySelector('ul')
    if (!row) return
    this.#controller = new AbortController()
    const { signal } = this.#controller
    const show = () => this.#show(row)
    const resizes = new ResizeObserver(show)
    resizes.observe(row)
    signal.addEventListener('abort', () => resizes.disconnect())
    row.addEventListener('scroll', show, { passive: true, signal })
    // A focused link may be visible while the rest of its card is cut off.
    row.addEventListener(
      'focusin',
      ({ target }) => {
        const card = target instanceof Element && target.closest('li')
        if (card) card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      },
      { signal },
    )
    this.addEventListener(
      'click',
      ({ target }) => {
        const arrow = target instanceof Element && target.closest<HTMLElement>('[data-turn]')
        if (arrow) turn(row, arrow.dataset['turn'] as Direction)
      },
      { signal },
    )
    show()
  }

  disconnectedCallback() {
    this.#controller.abort()
  }

  #show(row: HTMLElement) {
    const view = viewOf(row)
    this.querySelector('[data-controls]')?.toggleAttribute('data-live', view.visible < view.count)
    const range = this.querySelector('[data-range]')
    const text = rangeText(view)
    if (range && range.textContent !== text) range.textContent = text
  }
}

function turn(row: HTMLElement, direction: Direction): void {
  const [start] = row.children
  const card = row.children[pageTarget(viewOf(row), direction)]
  if (!card || !start) return
  row.scrollTo({ left: card.getBoundingClientRect().left - start.getBoundingClientRect().left })
}

customElements.define('card-track', CardTrack)
