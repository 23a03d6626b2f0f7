import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
  useRef,
} from 'react'
import { WIDE_SCREEN } from './use-menu-screen.ts'

/**
 * Which submenu is open, and whether by hovering or by a press. The first press on a submenu that
 * hovering opened pins it, since a click that closed what it points at would look broken.
 */
type SubmenuState = { status: 'closed' } | { status: 'open'; id: string; by: 'hover' | 'press' }

export type SubmenuEvent =
  | { type: 'press'; id: string }
  | { type: 'enter'; id: string }
  | { type: 'leave'; id: string }
  | { type: 'adopt'; id: string; by: 'hover' | 'press' }
  | { type: 'dismiss' }

export const ALL_CLOSED: SubmenuState = { status: 'closed' }

/** Spec 4, Navigation: submenus toggle by click; one at a time; Soluciones by hovering too. */
export function nextSubmenuState(state: SubmenuState, event: SubmenuEvent): SubmenuState {
  const isThisOpen = state.status === 'open' && 'id' in event && state.id === event.id
  switch (event.type) {
    case 'press':
      return isThisOpen && state.by === 'press'
        ? ALL_CLOSED
        : { status: 'open', id: event.id, by: 'press' }
    case 'enter':
      return state.status === 'open' && (isThisOpen || state.by === 'press')
        ? state
        : { status: 'open', id: event.id, by: 'hover' }
    case 'leave':
      return isThisOpen && state.by === 'hover' ? ALL_CLOSED : state
    case 'adopt':
      return { status: 'open', id: event.id, by: event.by }
    case 'dismiss':
      return ALL_CLOSED
  }
}

/** A pointer on its way elsewhere opens nothing. */
const ENTER_DELAY_MS = 120
/** Lets the pointer take a corner on its way from the item to its panel (WCAG 1.4.13). */
const LEAVE_DELAY_MS = 200

/** The submenus' state, and what dismisses it: Escape, a press elsewhere, the focus going on. */
export function useSubmenus(nav: RefObject<HTMLElement | null>) {
  const [state, apply] = useReducer(nextSubmenuState, ALL_CLOSED)
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What the pointer was about to do gives way to what the visitor does. */
  const dispatch = useCallback((event: SubmenuEvent) => {
    clearTimeout(hoverTimer.current)
    apply(event)
  }, [])
  const openId = state.status === 'open' ? state.id : undefined
  const isPinned = state.status === 'open' && state.by === 'press'

  useEffect(() => {
    if (!openId) return
    const item = () => nav.current?.querySelector(`[data-submenu='${openId}']`)
    const isDropDown = () => !nav.current?.matches(':popover-open')
    const onKeyDown = (event: KeyboardEvent) => {
      // The menu that fills a narrow screen closes as a whole.
      if (event.key !== 'Escape' || !isDropDown()) return
      event.preventDefault()
      if (item()?.contains(document.activeElement)) item()?.querySelector('button')?.focus()
      dispatch({ type: 'dismiss' })
    }
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) dispatch({ type: 'dismiss' })
    }
    const onFocusIn = ({ target }: Event) => {
      const leaves = target instanceof Node && !item()?.contains(target)
      if (leaves && isPinned && isDropDown()) dispatch({ type: 'dismiss' })
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [nav, openId, isPinned, dispatch])

  const hoverHandlers = (id: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      clearTimeout(hoverTimer.current)
      if (!canHover(event)) return
      hoverTimer.current = setTimeout(() => apply({ type: 'enter', id }), ENTER_DELAY_MS)
    },
    onPointerLeave: (event: PointerEvent) => {
      clearTimeout(hoverTimer.current)
      if (!canHover(event)) return
      hoverTimer.current = setTimeout(() => apply({ type: 'leave', id }), LEAVE_DELAY_MS)
    },
  })

  return { openId, dispatch, hoverHandlers }
}

function canHover(event: PointerEvent): boolean {
  return event.pointerType !== 'touch' && matchMedia(WIDE_SCREEN).matches
}
