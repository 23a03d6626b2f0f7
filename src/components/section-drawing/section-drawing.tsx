import type { SectionDrawingView } from '#pictures/product-drawings.ts'
import { Island } from '#islands/island.tsx'
import { Markup } from '../markup/markup.tsx'
import SectionFigure from './section-figure.island.tsx'

/** Where the figure is surely under the 36rem of its stylesheet: the crop is the page's first picture. */
const NARROW = '(width < 36rem)'

type SectionDrawingProps = { drawing: SectionDrawingView }

/** A lettered drawing with its legend, to be explored. The drawing stays the page's. */
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
