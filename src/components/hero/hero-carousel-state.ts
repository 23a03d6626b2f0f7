/** Spec 4 and 9: the hero advances every 3 seconds. */
export const AUTOPLAY_INTERVAL_MS = 3000

/** Less than this is a tap or a trembling finger. */
const SWIPE_DISTANCE_PX = 40

/** What holds the autoplay for as long as it lasts. */
export type Hold = 'pointer' | 'focus' | 'hidden'

export type HeroCarouselState = {
  slideCount: number
  active: number
  /** Slides shown so far; the pictures of the others need not be loaded. */
  seen: readonly number[]
  /** By the visitor's button, or from the start where the system asks for less motion. */
  isStopped: boolean
  holds: readonly Hold[]
}

export type HeroCarouselEvent =
  | { type: 'next' | 'previous' | 'stop' | 'resume' }
  | { type: 'advance'; from: number }
  | { type: 'go'; to: number }
  | { type: 'hold' | 'release'; by: Hold }

export function firstState(slideCount: number): HeroCarouselState {
  return { slideCount, active: 0, seen: [0], isStopped: false, holds: [] }
}

/** Spec 4, hero carousel. */
export function nextState(state: HeroCarouselState, event: HeroCarouselEvent): HeroCarouselState {
  const { active, slideCount, holds } = state
  switch (event.type) {
    case 'next':
      return show(state, active + 1)
    case 'previous':
      return show(state, active - 1 + slideCount)
    case 'advance':
      return active === event.from ? show(state, active + 1) : state
    case 'go':
      return show(state, event.to)
    case 'stop':
      return { ...state, isStopped: true }
    case 'resume':
      // The button is under the pointer and has the focus: asking for motion outweighs both.
      return { ...state, isStopped: false, holds: holds.filter((hold) => hold === 'hidden') }
    case 'hold':
      return holds.includes(event.by) ? state : { ...state, holds: [...holds, event.by] }
    case 'release':
      return { ...state, holds: holds.filter((hold) => hold !== event.by) }
  }
}

function show(state: HeroCarouselState, position: number): HeroCarouselState {
  const active = position % state.slideCount
  const seen = state.seen.includes(active) ? state.seen : [...state.seen, active]
  return { ...state, active, seen }
}

export function isPlaying({ isStopped, holds }: HeroCarouselState): boolean {
  return !isStopped && holds.length === 0
}

/** A picture is loaded once it is shown, or is about to be. */
export function isNeeded(state: HeroCarouselState, slide: number): boolean {
  const isUpcoming = isPlaying(state) && slide === (state.active + 1) % state.slideCount
  return isUpcoming || state.seen.includes(slide)
}

/** Starts a slide's three seconds; returns how to stop them. They begin anew after every pause. */
export function scheduleAdvance(
  from: number,
  dispatch: (event: HeroCarouselEvent) => void,
): () => void {
  const timer = setTimeout(() => dispatch({ type: 'advance', from }), AUTOPLAY_INTERVAL_MS)
  return () => clearTimeout(timer)
}

/** What a finger asked for by moving that far, if it moved sideways at all. */
export function swipeEvent(deltaX: number, deltaY: number): HeroCarouselEvent | undefined {
  if (Math.abs(deltaX) < SWIPE_DISTANCE_PX || Math.abs(deltaX) < Math.abs(deltaY)) return undefined
  return { type: deltaX < 0 ? 'next' : 'previous' }
}
