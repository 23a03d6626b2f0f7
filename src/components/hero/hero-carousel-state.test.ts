import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  firstState,
  type HeroCarouselEvent,
  isPlaying,
  nextState,
  scheduleAdvance,
  swipeEvent,
} from './hero-carousel-state.ts'

/** Runs the carousel as its element does: the timer restarts with each slide and after every pause. */
function startCarousel(slideCount = 10) {
  let state = firstState(slideCount)
  let cancel = () => {}
  const settle = () => {
    cancel()
    cancel = isPlaying(state) ? scheduleAdvance(state.active, dispatch) : () => {}
  }
  const dispatch = (event: HeroCarouselEvent) => {
    const { active } = state
    const wasPlaying = isPlaying(state)
    state = nextState(state, event)
    if (active !== state.active || wasPlaying !== isPlaying(state)) settle()
  }
  settle()
  return { dispatch, state: () => state, active: () => state.active }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('spec 4: after the tenth slide comes the first', () => {
  const { active } = startCarousel()
  vi.advanceTimersByTime(9 * 3000)
  expect(active()).toBe(9)
  vi.advanceTimersByTime(3000)
  expect(active()).toBe(0)
})

test('it pauses in a hidden tab and goes on three seconds after', () => {
  const { active, dispatch } = startCarousel()
  vi.advanceTimersByTime(2000)
  dispatch({ type: 'hold', by: 'hidden' })
  vi.advanceTimersByTime(60_000)
  expect(active()).toBe(0)
  dispatch({ type: 'release', by: 'hidden' })
  vi.advanceTimersByTime(2999)
  expect(active()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(active()).toBe(1)
})

test('the carousel resumes after the last of several pauses ends', () => {
  const { active, dispatch } = startCarousel()
  dispatch({ type: 'hold', by: 'pointer' })
  dispatch({ type: 'hold', by: 'focus' })
  dispatch({ type: 'release', by: 'pointer' })
  vi.advanceTimersByTime(10_000)
  expect(active()).toBe(0)
})

test('the visitor who stops it is not overruled by a pointer that leaves', () => {
  const { active, dispatch } = startCarousel()
  dispatch({ type: 'hold', by: 'pointer' })
  dispatch({ type: 'stop' })
  dispatch({ type: 'release', by: 'pointer' })
  vi.advanceTimersByTime(10_000)
  expect(active()).toBe(0)
})

test('resuming plays at once, although pointer and focus are on the button', () => {
  const { active, dispatch } = startCarousel()
  dispatch({ type: 'hold', by: 'pointer' })
  dispatch({ type: 'hold', by: 'focus' })
  dispatch({ type: 'stop' })
  dispatch({ type: 'resume' })
  vi.advanceTimersByTime(3000)
  expect(active()).toBe(1)
})

test('resuming in a hidden tab waits until it is seen', () => {
  const { dispatch, state } = startCarousel()
  dispatch({ type: 'hold', by: 'hidden' })
  dispatch({ type: 'resume' })
  expect(isPlaying(state())).toBe(false)
})

test('spec 4: a dot jumps to its slide, which then stays for three seconds', () => {
  const { active, dispatch } = startCarousel()
  vi.advanceTimersByTime(2500)
  dispatch({ type: 'go', to: 6 })
  vi.advanceTimersByTime(2999)
  expect(active()).toBe(6)
  vi.advanceTimersByTime(1)
  expect(active()).toBe(7)
})

test('a picture is loaded shortly before its turn or when shown, and kept', () => {
  const { dispatch, state } = startCarousel()
  expect(state().wanted).toEqual([0])
  vi.advanceTimersByTime(2599)
  expect(state().wanted).toEqual([0])
  vi.advanceTimersByTime(1)
  expect(state().wanted).toEqual([0, 1])
  dispatch({ type: 'stop' })
  dispatch({ type: 'go', to: 5 })
  dispatch({ type: 'go', to: 0 })
  vi.advanceTimersByTime(10_000)
  expect(state().wanted).toEqual([0, 1, 5])
})

test('an open place holds its slide until it is closed', () => {
  const { active, dispatch } = startCarousel()
  dispatch({ type: 'place', id: 'sello-mecanico' })
  vi.advanceTimersByTime(60_000)
  expect(active()).toBe(0)
  dispatch({ type: 'place', id: undefined })
  vi.advanceTimersByTime(3000)
  expect(active()).toBe(1)
})

test('moving on closes the open place', () => {
  const { dispatch, state } = startCarousel()
  dispatch({ type: 'place', id: 'sello-mecanico' })
  dispatch({ type: 'next' })
  expect(state().openPlace).toBeUndefined()
  expect(isPlaying(state())).toBe(true)
})

test('a tick that comes too late changes nothing', () => {
  const moved = nextState(firstState(10), { type: 'go', to: 4 })
  expect(nextState(moved, { type: 'advance', from: 0 })).toBe(moved)
})

test.each([
  [-80, 10, { type: 'next' }],
  [80, -10, { type: 'previous' }],
  [-30, 0, undefined],
  [-60, 90, undefined],
])('a finger moving by %i, %i asks for %o', (deltaX, deltaY, event) => {
  expect(swipeEvent(deltaX, deltaY)).toEqual(event)
})
