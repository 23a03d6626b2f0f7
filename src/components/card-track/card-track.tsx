import styles from './track-frame.module.css'
import { TrackFrame, type TrackItem } from './track-frame.tsx'

type CardTrackProps = {
  id: string
  heading: string
  /** Cards in view on a wide screen, which is also a page's length; fewer on narrower ones. */
  across: number
  items: readonly TrackItem[]
}

/** A row of cards that is paged through in a loop (spec 4, solutions carousel; card-track.element.ts). */
export function CardTrack({ id, heading, across, items }: CardTrackProps) {
  return (
    <card-track data-wake="near">
      <TrackFrame
        id={id}
        heading={heading}
        across={across}
        narrow="rows"
        aside={<p className={styles.range} aria-live="polite" data-range />}
      >
        {items.map(({ id: itemId, content }) => (
          <li key={itemId}>{content}</li>
        ))}
      </TrackFrame>
    </card-track>
  )
}
