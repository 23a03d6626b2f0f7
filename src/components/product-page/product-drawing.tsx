import type { SectionDrawingView } from '#pictures/product-drawings.ts'
import { Island } from '#islands/island.tsx'
import { Markup } from '../markup/markup.tsx'
import ProductFigure from './product-figure.island.tsx'

type ProductDrawingProps = {
  drawing: SectionDrawingView
  /** Whether the page shows the drawing with the letters of its dimensions too. */
  hasMeasures: boolean
}

/** The product's section, to be explored. The drawing stays the page's. */
export function ProductDrawing({ drawing: { svg, ...drawing }, hasMeasures }: ProductDrawingProps) {
  return (
    <Island
      of={ProductFigure}
      wake="near"
      props={{ drawing, hasMeasures }}
      slots={{ svg: <Markup html={svg} /> }}
    />
  )
}
