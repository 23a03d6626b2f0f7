/** Small movements, such as a trembling finger's, change nothing. */
const THRESHOLD_PX = 8

export type HeaderVisibility = { scrollY: number; isShown: boolean }

export const AT_TOP: HeaderVisibility = { scrollY: 0, isShown: true }

/** The header makes room while reading on, and comes back on the way up or at the top. */
export function afterScroll(
  state: HeaderVisibility,
  scrollY: number,
  headerHeight: number,
): HeaderVisibility {
  if (scrollY <= headerHeight) return { scrollY, isShown: true }
  const moved = scrollY - state.scrollY
  return Math.abs(moved) < THRESHOLD_PX ? state : { scrollY, isShown: moved < 0 }
}
