import { useRef, useState } from 'react'
import type { SectionDrawingView } from '#pictures/product-drawings.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { SectionDrawingLink } from './section-drawing-link.tsx'
import { PartsLegend } from './parts-legend.tsx'
import { partAt } from './lettered-parts.ts'
import styles from './section-drawing.module.css'
import { island, type Slots } from '#islands/island.tsx'

type SectionFigureProps = {
  drawing: Omit<SectionDrawingView, 'svg'>
  /** `svg`: the drawing itself. */
  slots: Slots
}

/**
 * A lettered drawing with its legend. If it would be too narrow to read, the card's crop stands instead and opens the
 * whole sheet.
 */
function SectionFigure({ drawing: { card, file }, slots }: SectionFigureProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<number>()
  return (
    <figure className={styles.figure} aria-label={file.caption}>
      <div
        ref={sheet}
        className={styles.sheet}
        onPointerOver={(event) => setPicked(partAt(event))}
        onPointerLeave={() => setPicked(undefined)}
      >
        {slots['svg']}
      </div>
      <DrawingImage picture={card} className={styles.card} />
      <figcaption className={styles.caption}>
        <strong>{file.caption}</strong>
        <SectionDrawingLink
          drawing={file}
          original={() => sheet.current?.querySelector('svg') ?? null}
          className="only-on-screen touch-target"
        >
          Ver lámina
        </SectionDrawingLink>
        <div className={styles.legend}>
          <PartsLegend entries={file.legend} picked={picked} />
        </div>
      </figcaption>
    </figure>
  )
}

export default island('section-figure', SectionFigure)
