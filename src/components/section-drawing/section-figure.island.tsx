import { useRef, useState, type PointerEvent } from 'react'
import type { SectionDrawingView } from '#pictures/product-drawings.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { SectionDrawingLink } from './section-drawing-link.tsx'
import { Legend } from './legend.tsx'
import styles from './section-drawing.module.css'
import { island, type Slots } from '#islands/island.tsx'

type SectionFigureProps = {
  drawing: Omit<SectionDrawingView, 'svg'>
  /** `svg`: the drawing itself. */
  slots: Slots
}

/**
 * A lettered drawing with its legend. Where it would be too narrow to read, its card's crop stands
 * instead, and leads to the whole sheet.
 */
function SectionFigure({ drawing: { card, file }, slots }: SectionFigureProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number>()
  return (
    <figure className={styles.figure} aria-label={file.caption}>
      <div
        ref={sheet}
        className={styles.sheet}
        onPointerOver={(event) => setPointed(calloutUnder(event))}
        onPointerLeave={() => setPointed(undefined)}
      >
        {slots['svg']}
      </div>
      <DrawingImage picture={card} className={styles.card} />
      <figcaption className={styles.caption}>
        <strong>{file.caption}</strong>
        <SectionDrawingLink
          drawing={file}
          original={() => sheet.current?.querySelector('svg') ?? null}
          className={styles.open}
        >
          Ver lámina
        </SectionDrawingLink>
        <div className={styles.legend}>
          <Legend entries={file.legend} pointed={pointed} />
        </div>
      </figcaption>
    </figure>
  )
}

/** The number of the balloon under the pointer. */
function calloutUnder({ target }: PointerEvent): number | undefined {
  const callout = target instanceof Element ? target.closest('[data-n]') : null
  return callout ? Number(callout.getAttribute('data-n')) : undefined
}

export default island('section-figure', SectionFigure)
