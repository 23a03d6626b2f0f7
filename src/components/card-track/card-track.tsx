import { useRef } from 'react'
import styles from './card-track.module.css'
import { type Direction, pageTarget, rangeText } from './paging.ts'
import { TrackFrame, type TrackItem } from './track-frame.tsx'
import { useTrackView } from './use-track-view.ts'

type CardTrackProps = {
  id: string
  heading: string
  /** Cards in view on a wide screen, and so the length of a page; fewer on narrower ones. */
  across: number
  items: readonly TrackItem[]
}

/** A row of cards turned page by page, both ends joined (spec 4, solutions carousel). */
export function CardTrack({ id, heading, across, items }: CardTrackProps) {
  const track = useRef<HTMLUListElement>(null)
  const view = useTrackView(track, items.length)

  const turn = (direction: Direction) => {
    const row = track.current
    if (!row || !view) return
    const card = row.children[pageTarget(view, direction)]
    const start = row.firstElementChild
    if (!card || !start) return
    const left = card.getBoundingClientRect().left - start.getBoundingClientRect().left
    row.scrollTo({ left })
  }

  return (
    <TrackFrame
      id={id}
      heading={heading}
      across={across}
      canMove={view !== undefined && view.visible < view.count}
      onMove={turn}
      trackRef={track}
      aside={
        <p className={styles.range} aria-live="polite">
          {view && rangeText(view)}
        </p>
      }
    >
      {items.map(({ id: itemId, content }) => (
        <li key={itemId}>{content}</li>
      ))}
    </TrackFrame>
  )
}
