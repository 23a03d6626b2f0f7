import { useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button/button.tsx'
import { useIsLive } from '#startup/use-is-live.ts'
import type { Direction } from './paging.ts'
import { nextRotation, rotatedOrder, shownCount } from './rotation.ts'
import { slideIn } from './slide-in.ts'
import { TrackFrame, type TrackItem } from './track-frame.tsx'

type RotatingTrackProps = {
  id: string
  heading: string
  /** Cards in view on a wide screen; fewer on narrower ones. */
  across: number
  items: readonly TrackItem[]
  /** Shows the first `size` items, with a button for the rest. */
  firstGroup?: { size: number; showRest: string; showFirst: string }
}

/**
 * A row that moves by one card and never ends (spec 4, industries and expansion joints). Without a
 * script all cards stand in one row to scroll.
 */
export function RotatingTrack({ id, heading, across, items, firstGroup }: RotatingTrackProps) {
  const track = useRef<HTMLUListElement>(null)
  const isLive = useIsLive()
  const [rotation, dispatch] = useReducer(nextRotation, {
    count: items.length,
    groupSize: firstGroup?.size ?? items.length,
    index: 0,
    shows: 'group',
  })
  const order = rotatedOrder(rotation)
  const shown = isLive ? shownCount(rotation) : items.length

  const move = (direction: Direction) => {
    flushSync(() => dispatch({ type: direction }))
    if (track.current) slideIn(track.current, direction)
  }

  return (
    <TrackFrame
      id={id}
      heading={heading}
      across={across}
      isGridInNarrow={firstGroup !== undefined}
      canMove={isLive && items.length > 1}
      onMove={move}
      trackRef={track}
      aside={
        firstGroup && (
          <Button kind="text" onClick={() => dispatch({ type: 'toggle' })}>
            {rotation.shows === 'rest' ? firstGroup.showFirst : firstGroup.showRest}
          </Button>
        )
      }
    >
      {order.map((item, position) => (
        <li key={items[item]?.id} hidden={position >= shown}>
          {items[item]?.content}
        </li>
      ))}
    </TrackFrame>
  )
}
