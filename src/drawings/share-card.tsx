import { renderToStaticMarkup } from 'react-dom/server'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { HOME_PATH } from '#catalogue/paths.ts'
import type { Drawing } from '#schema/drawing.ts'
import { MarkShapes } from './mark-shapes.tsx'
import { LIGHT } from './palette.ts'
import { drawingSubject } from './product-drawings.ts'
import { renderDrawing } from './render-drawing.tsx'

/** The size that networks and messengers show whole (Open Graph). */
export const SHARE_CARD = { width: 1200, height: 630 }

const PLATE_WIDTH = 560
const LINE_HEIGHT = 66
const LETTERS_PER_LINE = 18
const MOST_LINES = 5

type ShareCardProps = { brand: string; title: string; drawing: Drawing | undefined }

/** The card of a page: its title on ink, its drawing on paper. */
export function shareCardSvg({ brand, title, drawing }: ShareCardProps): string {
  const lines = wrap(title)
  const picture =
    drawing && renderDrawing(drawing, { size: 'card', theme: 'light', id: 'c', subject: title }).svg
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SHARE_CARD.width} ${SHARE_CARD.height}`}
      fontFamily="Archivo"
      fontWeight="600"
    >
      <rect width="1200" height="630" fill={LIGHT.sheet} />
      {picture !== undefined && (
        <svg
          x={PLATE_WIDTH}
          y="75"
          width={SHARE_CARD.width - PLATE_WIDTH}
          height="480"
          dangerouslySetInnerHTML={{ __html: picture }}
        />
      )}
      <rect width={PLATE_WIDTH} height="630" fill={LIGHT.ink} />
      <g transform="translate(56 56) scale(1.75)" color={LIGHT.sheet}>
        <MarkShapes accent={LIGHT.fluid} />
      </g>
      <text x="130" y="98" fontSize="38" fill={LIGHT.sheet}>
        {brand}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x="56"
          y={574 - (lines.length - 1 - index) * LINE_HEIGHT}
          fontSize="56"
          fill={LIGHT.sheet}
        >
          {line}
        </text>
      ))}
    </svg>,
  )
}

/** What the card of a page shows; undefined where no page has this path. */
export function shareCardOf(model: Catalogue, path: string): ShareCardProps | undefined {
  const brand = `${model.site.brand.name} Chile`
  const drawingOf = (id: string | undefined) =>
    model.products.find((product) => product.id === id)?.drawing
  const firstDrawing = model.products[0]?.drawing
  if (path === HOME_PATH) {
    return { brand, title: model.home.hero.title, drawing: firstDrawing }
  }
  const product = model.products.find(({ href }) => href === path)
  if (product) return { brand, title: drawingSubject(product), drawing: product.drawing }
  const page = model.pages.get(path)
  if (!page) return undefined
  const { content, products } = page
  const drawing = drawingOf(content.drawing) ?? products[0]?.drawing ?? firstDrawing
  return { brand, title: content.title, drawing }
}

function wrap(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= LETTERS_PER_LINE) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  if (lines.length <= MOST_LINES) return lines
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]}…`]
}
