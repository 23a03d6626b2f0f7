/**
 * Which submenu is open, and whether by hovering or by a press. The first press on a submenu that
 * hovering opened pins it, since a click that closed what it points at would look broken.
 */
export type SubmenuState =
  | { status: 'closed' }
  | { status: 'open'; id: string; by: 'hover' | 'press' }

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
