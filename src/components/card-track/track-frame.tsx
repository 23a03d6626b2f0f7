import type { CSSProperties, ReactNode } from 'react'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import type { Direction } from './paging.ts'
import styles from './track-frame.module.css'

/** One card of a row. */
export type TrackItem = { id: string; content: ReactNode }

type TrackFrameProps = {
  /** The section's id, for links to it. */
  id: string
  heading: string
  /** Cards in view on a wide screen. */
  across: number
  /** The layout on a phone if cards are not swiped: two by two, or one below the other. */
  narrow?: 'grid' | 'rows' | undefined
  /** Shown before the arrows: a counter, a toggle. */
  aside: ReactNode
  children: ReactNode
}

/**
 * A labelled section with a row of cards that can be swiped and scrolled without a script. Its controls appear once
 * the surrounding element is alive and there is something to scroll to.
 */
export function TrackFrame(props: TrackFrameProps) {
  const { id, heading, across, narrow, aside, children } = props
  const headingId = `${id}-titulo`
  const arrow = (direction: Direction, word: string, path: string) => (
    <button
      className={styles.arrow}
      type="button"
      aria-label={`${word}: ${heading}`}
      aria-controls={`${id}-fila`}
      data-turn={direction}
    >
      <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
  const controls = (
    <div className={styles.controls} data-controls data-narrow={narrow}>
      {aside}
      {arrow('previous', 'Anterior', 'M10 2L4 8l6 6')}
      {arrow('next', 'Siguiente', 'M6 2l6 6-6 6')}
    </div>
  )
  return (
    <section id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} aside={controls}>
        {heading}
      </SectionHeading>
      {/* Focusable and named, so that it scrolls by keyboard even if no card is a link. */}
      <ul
        tabIndex={0}
        aria-labelledby={headingId}
        className={`bare-list ${styles.track}`}
        data-narrow={narrow}
        id={`${id}-fila`}
        style={{ '--across': across } as CSSProperties}
      >
        {children}
      </ul>
    </section>
  )
}
