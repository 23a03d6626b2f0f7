/** Spec 4 and 9: the hero advances every 3 seconds. */
const AUTOPLAY_INTERVAL_MS = 3000

/** How long before its turn a picture is fetched; no sooner, since many visitors have left by then. */
const PREPARATION_MS = 400

/** A shorter move is a tap or a trembling finger. */
const SWIPE_DISTANCE_PX = 40

/** Reasons that pause the autoplay while they last. */
export type Hold = 'pointer' | 'focus' | 'hidden'

export type HeroCarouselState = {
  slideCount: number
  active: number
  /** The slides shown so far and the next one; the pictures of the others are not loaded. */
  wanted: readonly number[]
  /** The place that the visitor has opened on the first slide's map. */
  openPlace: string | undefined
  /** Stopped by the visitor, or from the start under reduced motion. */
  isStopped: boolean
  holds: readonly Hold[]
}

export type HeroCarouselEvent =
  | { type: 'next' | 'previous' | 'stop' | 'resume' }
  | { type: 'prepare' | 'advance'; from: number }
  | { type: 'place'; id: string | undefined }
  | { type: 'go'; to: number }
  | { type: 'hold' | 'release'; by: Hold }

export function firstState(slideCount: number): HeroCarouselState {
  return {
    slideCount,
    active: 0,
    wanted: [0],
    openPlace: undefined,
    isStopped: false,
    holds: [],
  }
}

/** Spec 4, hero carousel. */
export function nextState(state: HeroCarouselState, event: HeroCarouselEvent): HeroCarouselState {
  const { active, slideCount, holds } = state
  switch (event.type) {
    case 'next':
      return show(state, active + 1)
    case 'previous':
      return show(state, active - 1 + slideCount)
    case 'prepare':
      return active === event.from
        ? { ...state, wanted: withSlide(state, (active + 1) % slideCount) }
        : state
    case 'advance':
      return active === event.from ? show(state, active + 1) : state
    case 'go':
      return show(state, event.to)
    case 'stop':
      return { ...state, isStopped: true }
    case 'resume':
      // The button that starts it is hovered and focused: the visitor's wish overrides both holds.
      return {
        ...state,
        isStopped: false,
        openPlace: undefined,
        holds: holds.filter((hold) => hold === 'hidden'),
      }
    case 'place':
      return { ...state, openPlace: event.id }
    case 'hold':
      return holds.includes(event.by) ? state : { ...state, holds: [...holds, event.by] }
    case 'release':
      return { ...state, holds: holds.filter((hold) => hold !== event.by) }
  }
}

function show(state: HeroCarouselState, position: number): HeroCarouselState {
  const active = position % state.slideCount
  return { ...state, active, openPlace: undefined, wanted: withSlide(state, active) }
}

function withSlide({ wanted }: HeroCarouselState, slide: number): readonly number[] {
  return wanted.includes(slide) ? wanted : [...wanted, slide]
}

/** Whether the slides advance; they stay while a visitor reads about a place. */
export function isPlaying({ isStopped, holds, openPlace }: HeroCarouselState): boolean {
  return !isStopped && holds.length === 0 && openPlace === undefined
}

/** Starts a slide's three seconds, afresh after every pause; returns a function that stops them. */
export function scheduleAdvance(
  from: number,
  dispatch: (event: HeroCarouselEvent) => void,
): () => void {
  const timers = [
    setTimeout(() => dispatch({ type: 'prepare', from }), AUTOPLAY_INTERVAL_MS - PREPARATION_MS),
    setTimeout(() => dispatch({ type: 'advance', from }), AUTOPLAY_INTERVAL_MS),
  ]
  return () => timers.forEach(clearTimeout)
}

/** The event for a finger's move; undefined unless it moved sideways far enough. */
export function swipeEvent(deltaX: number, deltaY: number): HeroCarouselEvent | undefined {
  if (Math.abs(deltaX) < SWIPE_DISTANCE_PX || Math.abs(deltaX) < Math.abs(deltaY)) return undefined
  return { type: deltaX < 0 ? 'next' : 'previous' }
}
