import { useEffect, useRef, useState } from 'react'
import type { Running } from '#drawings/paint/running.tsx'
import type { SectionDrawingView } from '#pictures/product-drawings.ts'
import { DrawingImage } from '../drawing-image/drawing-image.tsx'
import { markPart, partAt } from '../section-drawing/lettered-parts.ts'
import { SectionDrawingLink } from '../section-drawing/section-drawing-link.tsx'
import { ToolButton, ToolLink } from './tool-button.tsx'
import picking from '../section-drawing/picked-part.module.css'
import styles from './product-figure.module.css'
import { island, type Slots } from '#islands/island.tsx'

/** The text shown on start: what the moving marks mean, for those who cannot see them move too. */
const WHAT_RUNS: Record<Running, string> = {
  turns: 'En marcha: las marcas van sobre lo que gira con el eje.',
  'turns-and-flows':
    'En marcha: las marcas van sobre lo que gira con el eje; el fluido barrera circula.',
  'turns-and-opens':
    'En marcha: las marcas van sobre lo que gira con el eje; la válvula se separa y nada roza.',
}

type ProductFigureProps = {
  drawing: Omit<SectionDrawingView, 'svg'>
  hasMeasures: boolean
  /** `svg`: the drawing itself. */
  slots: Slots
}

/**
 * The product's section with its numbered legend. Pointing at a balloon marks its part in the legend, and the other
 * way round. On request it shows what turns and what flows. If its numbers would be too small to read, the card's crop
 * stands instead, and what runs has none.
 */
function ProductFigure({ drawing, hasMeasures, slots }: ProductFigureProps) {
  const { card, file, running } = drawing
  const sheet = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<number>()
  const [isRunning, setIsRunning] = useState(false)

  useEffect(() => {
    if (isRunning) sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [isRunning])

  useEffect(() => {
    markPart(sheet.current, picked)
  }, [picked])

  return (
    <figure
      className={styles.figure}
      aria-label={file.caption}
      data-running={isRunning || undefined}
    >
      <div className={styles.sheet}>
        <DrawingImage picture={card} className={styles.card} />
        <div
          ref={sheet}
          className={`${styles.section} ${picking.drawing}`}
          data-picking={picked === undefined ? undefined : true}
          onPointerOver={(event) => setPicked(partAt(event))}
          onPointerLeave={() => setPicked(undefined)}
        >
          {slots['svg']}
        </div>
        <div className={styles.tools}>
          <SectionDrawingLink
            drawing={file}
            original={() => sheet.current?.querySelector('svg') ?? null}
            className={styles.open}
          >
            Ver lámina{file.legend.length > 1 && `, ${file.legend.length}\u00a0partes`}
          </SectionDrawingLink>
          {hasMeasures && <ToolLink href="#medidas">Ver medidas</ToolLink>}
          {running && (
            <ToolButton onPress={() => setIsRunning(!isRunning)}>
              {isRunning ? 'Detener' : 'Ver en marcha'}
            </ToolButton>
          )}
          {running && <span role="status">{isRunning && WHAT_RUNS[running]}</span>}
        </div>
      </div>
      <ol className={`${styles.legend} ${picking.legend}`}>
        {file.legend.map(({ number, label }) => (
          <li key={number} data-picked={number === picked || undefined}>
            <button
              type="button"
              onPointerEnter={() => setPicked(number)}
              onPointerLeave={() => setPicked(undefined)}
              onFocus={() => setPicked(number)}
              onBlur={() => setPicked(undefined)}
              onClick={() => setPicked(number)}
            >
              <b>{number}</b> <span>{label}</span>
            </button>
          </li>
        ))}
      </ol>
    </figure>
  )
}

export default island('product-figure', ProductFigure)
