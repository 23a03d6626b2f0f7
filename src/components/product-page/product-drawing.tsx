import type { SectionDrawingView } from '#drawings/product-drawings.ts'
import { Island } from '#islands/island.tsx'
import { Markup } from '../markup/markup.tsx'
import ProductFigure from './product-figure.island.tsx'

/** The product's section, to be explored. The drawing stays the page's. */
export function ProductDrawing({ drawing: { svg, ...drawing } }: { drawing: SectionDrawingView }) {
  return (
    <Island
      of={ProductFigure}
      wake="near"
      props={{ drawing }}
      slots={{ svg: <Markup html={svg} /> }}
    />
  )
}
