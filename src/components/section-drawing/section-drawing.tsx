import type { SectionDrawingView } from '#pictures/product-drawings.ts'
import { Island } from '#islands/island.tsx'
import { Markup } from '../markup/markup.tsx'
import SectionFigure from './section-figure.island.tsx'

/** A window in which the figure is surely narrower than its stylesheet's 36rem: the crop is then loaded first. */
const NARROW = '(width < 36rem)'

type SectionDrawingProps = { drawing: SectionDrawingView }

/** A lettered drawing with its legend, interactive; its SVG stays the page's. */
export function SectionDrawing({ drawing: { svg, ...drawing } }: SectionDrawingProps) {
  return (
    <>
      <link rel="preload" as="image" href={drawing.card.src} media={NARROW} fetchPriority="high" />
      <Island
        of={SectionFigure}
        wake="near"
        props={{ drawing }}
        slots={{ svg: <Markup html={svg} /> }}
      />
    </>
  )
}
