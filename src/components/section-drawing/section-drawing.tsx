import { useState, type PointerEvent } from 'react'
import type { SectionDrawingView } from '#drawings/product-drawings.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { SectionDrawingLink } from './section-drawing-link.tsx'
import { Legend } from './legend.tsx'
import styles from './section-drawing.module.css'

/** Where the figure is surely under the 37.5rem of its stylesheet: the crop is the page's first picture. */
const NARROW = '(width < 37.5rem)'

type SectionDrawingProps = { drawing: SectionDrawingView }

/**
 * A lettered drawing with its legend. Where it would be too narrow to read, its card's crop stands
 * instead, and leads to the whole sheet.
 */
export function SectionDrawing({ drawing: { svg, card, file } }: SectionDrawingProps) {
  const [pointed, setPointed] = useState<number>()
  return (
    <figure className={styles.figure} aria-label={file.caption}>
      {/* Our own drawing, made from the catalogue while the site is built. */}
      <div
        className={styles.sheet}
        dangerouslySetInnerHTML={{ __html: svg }}
        onPointerOver={(event) => setPointed(calloutUnder(event))}
        onPointerLeave={() => setPointed(undefined)}
      />
      <link rel="preload" as="image" href={card.src} media={NARROW} fetchPriority="high" />
      <DrawingImage picture={card} className={styles.card} />
      <figcaption className={styles.caption}>
        <strong>{file.caption}</strong>
        <SectionDrawingLink drawing={file} className={styles.open}>
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
