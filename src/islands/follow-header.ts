/** Less is a finger that trembles. */
const MOVE_PX = 8

/**
 * On telephones the header leaves with the page and is back with a move upwards, wherever the page is (tokens.css,
 * `--header-height`). From 56rem it stays, and what is said here changes nothing.
 */
function followHeader(): void {
  let last = scrollY
  /** How far the page has moved since it last turned. */
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
