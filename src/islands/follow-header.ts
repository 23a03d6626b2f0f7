/** Smaller movements are an unsteady finger. */
const MOVE_PX = 8

/**
 * On telephones the header scrolls away with the page and returns on scrolling up, anywhere on the page (tokens.css,
 * `--header-height`). From 56rem on it is always visible, and this has no effect.
 */
function followHeader(): void {
  let last = scrollY
  /** How far the page has scrolled since its direction last changed. */
  let moved = 0
  const follow = () => {
    const step = scrollY - last
    last = scrollY
    moved = Math.sign(step) === Math.sign(moved) ? moved + step : step
    if (Math.abs(moved) < MOVE_PX) return
    if (moved < 0) document.documentElement.dataset['header'] = 'returned'
    else delete document.documentElement.dataset['header']
  }
  addEventListener('scroll', follow, { passive: true })
}
followHeader()
