import { type Direction, rangeText } from './paging.ts'
import {
  nextRotation,
  rotatedOrder,
  type Rotation,
  type RotationEvent,
  shownCount,
} from './rotation.ts'
import { viewOf } from './track-view.ts'

/** Moves the row of rotating-track.tsx by one card, in an endless loop. */
class RotatingTrack extends HTMLElement {
  #rotation: Rotation = { count: 0, groupSize: 0, index: 0, shows: 'group' }
  #cards: readonly Element[] = []
  #controller = new AbortController()

  connectedCallback() {
    const row = this.querySelector('ul')
    if (!row) return
    this.#cards = [...row.children]
    const count = this.#cards.length
    const groupSize = Number(this.dataset['group'] ?? count)
    this.#rotation = { count, groupSize, index: 0, shows: 'group' }
    this.#controller = new AbortController()
    const { signal } = this.#controller
    this.addEventListener('click', ({ target }) => this.#press(row, target), { signal })
    const resizes = new ResizeObserver(() => this.#count(row))
    resizes.observe(row)
    signal.addEventListener('abort', () => resizes.disconnect())
    this.querySelector('[data-controls]')?.toggleAttribute('data-live', count > 1)
    this.#show(row)
  }

  disconnectedCallback() {
    this.#controller.abort()
  }

  #press(row: HTMLElement, target: EventTarget | null) {
    const button = target instanceof Element && target.closest<HTMLElement>('button')
    if (!button) return
    const { turn, toggle } = button.dataset
    if (turn !== undefined) {
      this.#turn(row, { type: turn as Direction })
      slideIn(row, turn as Direction)
    } else if (toggle !== undefined) {
      this.#turn(row, { type: 'toggle' })
      const { first = '', rest = '' } = button.dataset
      button.textContent = this.#rotation.shows === 'rest' ? first : rest
    }
  }

  #turn(row: HTMLElement, event: RotationEvent) {
    this.#rotation = nextRotation(this.#rotation, event)
    this.#show(row)
  }

  #show(row: HTMLElement) {
    const shown = shownCount(this.#rotation)
    this.dataset['shows'] = this.#rotation.shows
    const focused = document.activeElement
    const ordered = rotatedOrder(this.#rotation).flatMap((at) => this.#cards[at] ?? [])
    row.append(...ordered)
    ordered.forEach((card, position) => card.toggleAttribute('hidden', position >= shown))
    this.#count(row)
    // Moving an element within the page takes its focus away.
    if (focused instanceof HTMLElement && row.contains(focused))
      focused.focus({ preventScroll: true })
  }

  #count(row: HTMLElement) {
    const range = this.querySelector('[data-range]')
    const { index, count } = this.#rotation
    const text = rangeText({ count, first: index, visible: viewOf(row).visible })
    if (range && range.textContent !== text) range.textContent = text
  }
}

customElements.define('rotating-track', RotatingTrack)

/** Slides a reordered row in from the side that it moved from. */
function slideIn(row: HTMLElement, direction: Direction): void {
  row.scrollTo({ left: 0, behavior: 'instant' })
  const [card] = row.children
  if (!card) return
  const gap = Number.parseFloat(getComputedStyle(row).columnGap)
  const step = (card.getBoundingClientRect().width + gap) * (direction === 'next' ? 1 : -1)
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(card)
  for (const moving of row.children) {
    moving.animate([{ translate: `${step}px` }, { translate: '0' }], {
      duration: Number.parseFloat(transitionDuration) * 1000,
      easing: transitionTimingFunction,
    })
  }
}
