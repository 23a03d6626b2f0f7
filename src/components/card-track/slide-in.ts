import type { Direction } from './paging.ts'

/** Lets a row that has changed its order arrive from the side it moved from. */
export function slideIn(row: HTMLElement, direction: Direction): void {
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
