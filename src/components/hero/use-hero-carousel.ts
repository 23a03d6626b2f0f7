import { type FocusEvent, type PointerEvent, useEffect, useReducer, useRef } from 'react'
import { useIsLive } from '#startup/use-is-live.ts'
import {
  firstState,
  isPlaying,
  nextState,
  scheduleAdvance,
  swipeEvent,
} from './hero-carousel-state.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Ties the carousel's states to the browser: clock, pointer, focus, tab, motion preference. */
export function useHeroCarousel(slideCount: number) {
  const [state, dispatch] = useReducer(nextState, slideCount, firstState)
  const isLive = useIsLive()
  const touchStart = useRef({ x: 0, y: 0 })

  useEffect(() => {
    const reduced = matchMedia(REDUCED_MOTION)
    const followMotion = () => reduced.matches && dispatch({ type: 'stop' })
    const followTab = () => dispatch({ type: document.hidden ? 'hold' : 'release', by: 'hidden' })
    followMotion()
    followTab()
    reduced.addEventListener('change', followMotion)
    document.addEventListener('visibilitychange', followTab)
    return () => {
      reduced.removeEventListener('change', followMotion)
      document.removeEventListener('visibilitychange', followTab)
    }
  }, [])

  const { active } = state
  const isRunning = isLive && isPlaying(state)
  useEffect(() => (isRunning ? scheduleAdvance(active, dispatch) : undefined), [isRunning, active])

  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') dispatch({ type: 'hold', by: 'pointer' })
    },
    onPointerLeave: () => dispatch({ type: 'release', by: 'pointer' }),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) dispatch({ type: 'hold', by: 'focus' })
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'release', by: 'focus' })
    },
  }

  const swipeHandlers = {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      touchStart.current = { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY, pointerType }: PointerEvent) => {
      const { x, y } = touchStart.current
      const event = swipeEvent(clientX - x, clientY - y)
      if (event && pointerType === 'touch') dispatch(event)
    },
  }

  return {
    active,
    isStopped: state.isStopped,
    isRunning,
    isLive,
    isNeeded: (slide: number) => state.wanted.includes(slide),
    openPlace: state.openPlace,
    dispatch,
    handlers,
    swipeHandlers,
  }
}
