import type { SectionDrawingView } from '#pictures/product-drawings.ts'
import { Island } from '#islands/island.tsx'
import { Markup } from '../markup/markup.tsx'
import ProductFigure from './product-figure.island.tsx'

type ProductDrawingProps = {
  drawing: SectionDrawingView
  /** Whether the page also shows the drawing with dimension letters. */
  hasMeasures: boolean
}

/** The product's section drawing, interactive; its SVG stays the page's. */
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
