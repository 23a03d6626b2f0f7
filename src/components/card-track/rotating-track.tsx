import { Button } from '../button/button.tsx'
import styles from './track-frame.module.css'
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
 * A row that moves by one card in an endless loop (spec 4, industries and expansion joints;
 * rotating-track.element.ts). Without a script all cards stand in one scrollable row.
 */
export function RotatingTrack(props: RotatingTrackProps) {
  const { id, heading, across, items, firstGroup } = props
  return (
    <rotating-track data-wake="near" data-group={firstGroup?.size ?? items.length}>
      <TrackFrame
        id={id}
        heading={heading}
        across={across}
        narrow={firstGroup && 'grid'}
        aside={
          firstGroup ? (
            <Button
              kind="text"
              data-toggle
              data-first={firstGroup.showFirst}
              data-rest={firstGroup.showRest}
            >
              {firstGroup.showRest}
            </Button>
          ) : (
            <span className={styles.range} aria-live="polite" data-range />
          )
        }
      >
        {items.map(({ id: itemId, content }) => (
          <li key={itemId}>{content}</li>
        ))}
      </TrackFrame>
    </rotating-track>
  )
}
