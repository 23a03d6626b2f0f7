import type { Direction } from './paging.ts'

/**
 * Spec 4, industries carousel: an index that wraps around all items, and a toggle between the first
 * group and the rest. From `index` on, `groupSize` items are shown, or only the rest.
 */
export type Rotation = {
  count: number
  groupSize: number
  index: number
  shows: 'group' | 'rest'
}

export type RotationEvent = { type: Direction | 'toggle' }

export function nextRotation(state: Rotation, event: RotationEvent): Rotation {
  const { count, groupSize, index } = state
  switch (event.type) {
    case 'next':
      return { ...state, index: (index + 1) % count, shows: 'group' }
    case 'previous':
      return { ...state, index: (index - 1 + count) % count, shows: 'group' }
    case 'toggle':
      return state.shows === 'rest'
        ? { ...state, index: 0, shows: 'group' }
        : { ...state, index: groupSize, shows: 'rest' }
  }
}

/** The indices of all items in their present order, those shown first. */
export function rotatedOrder({ count, index }: Rotation): number[] {
  return Array.from({ length: count }, (_, offset) => (index + offset) % count)
}

export function shownCount({ count, groupSize, shows }: Rotation): number {
  return shows === 'rest' ? count - groupSize : groupSize
}
