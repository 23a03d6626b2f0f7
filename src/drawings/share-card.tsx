import { renderToStaticMarkup } from 'react-dom/server'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { childrenOf } from '#catalogue/pages.ts'
import { HOME_PATH } from '#catalogue/paths.ts'
import { keyFigures } from '#catalogue/present-specs.ts'
import type { Drawing } from '#schema/drawing.ts'
import { MarkShapes } from './mark-shapes.tsx'
import { embeddedLogoOf, type EmbeddedLogo } from './own-logo.ts'
import { LIGHT } from './palette.ts'
import { drawingSubject } from './product-drawings.ts'
import { hasCutaway, renderDrawing } from './render-drawing.tsx'

/** The size that networks and messengers show whole (Open Graph). */
export const SHARE_CARD = { width: 1200, height: 630 }

/** A messenger shows the card 300 px wide, a quarter of this: nothing is smaller than 9 px there. */
const SMALLEST = 36
const PLATE_WIDTH = 640
const MARGIN = 48
/** The room of the drawing beside the plate. */
const PICTURE = { margin: 12, height: 520 }
const ROOM = PLATE_WIDTH - 2 * MARGIN
/** Width of a letter of the heading's weight, as a share of its size. */
const LETTER = 0.54
const FIGURES = 2
const FIGURE_SIZE = 48
const ROW_HEIGHT = 66
const MOST_ROWS = 3
/** Between a figure and what it measures. */
const GAP = 16
/** The company's logo on its paper; no higher than the sign and the name that it replaces. */
const LOGO = { top: 36, height: 56, padding: 14 }
const CODE_SIZE = 112
/** A code that would be smaller stands before its product's name instead. */
const SMALLEST_CODE = 56

/** A figure in large, and what it measures, with its condition. */
type CardFigure = { value: string; label: string }

type ShareCardProps = {
  brand: string
  /** What people search by: a product's code. */
  code?: string | undefined
  title: string
  figures: readonly CardFigure[]
  drawing: Drawing | undefined
  /** In place of the site's sign and the brand. */
  logo: EmbeddedLogo | undefined
}

/** The card of a page on ink, its drawing on paper: code or title, name, two figures. */
export function shareCardSvg(card: ShareCardProps): string {
  const { code, title, figures, drawing } = card
  const picture = drawing && pictureOf(drawing, title)
  const { size: titleSize, lines } =
    code === undefined ? set(title, [60, 52, 44], 4) : set(title, [44, 38], 3)
  const codeSize = code === undefined ? 0 : sizeFor(code)
  const top = 130 + codeSize
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SHARE_CARD.width} ${SHARE_CARD.height}`}
      fontFamily="Archivo"
      fontWeight="600"
      fill={LIGHT.sheet}
    >
      <rect width={SHARE_CARD.width} height={SHARE_CARD.height} />
      {picture && (
        <svg
          x={PLATE_WIDTH + PICTURE.margin}
          y={(SHARE_CARD.height - PICTURE.height) / 2}
          width={SHARE_CARD.width - PLATE_WIDTH - 2 * PICTURE.margin}
          height={PICTURE.height}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          dangerouslySetInnerHTML={{ __html: picture.svg }}
        />
      )}
      <rect width={PLATE_WIDTH} height={SHARE_CARD.height} fill={LIGHT.ink} />
      {card.logo ? <LogoOnPaper {...card.logo} /> : <SignAndName brand={card.brand} />}
      {code !== undefined && (
        <text x={MARGIN} y={top} fontSize={codeSize}>
          {code}
        </text>
      )}
      {lines.map((line, index) => (
        <text
          key={line}
          x={MARGIN}
          y={top + (index + 1) * titleSize * 1.18 + (code === undefined ? 40 : 8)}
          fontSize={titleSize}
        >
          {line}
        </text>
      ))}
      {figures.flatMap(rowsOf).map(({ value, label }, index, rows) => {
        const y = SHARE_CARD.height - 48 - (rows.length - 1 - index) * ROW_HEIGHT
        return (
          <text key={`${value}${label}`} x={MARGIN} y={y} fontSize={FIGURE_SIZE}>
            {value}
            <tspan dx={value === '' ? 0 : GAP} fontSize={SMALLEST} fill={LIGHT.fluid}>
              {label}
            </tspan>
          </text>
        )
      })}
    </svg>,
  )
}

function SignAndName({ brand }: Pick<ShareCardProps, 'brand'>) {
  return (
    <>
      <g transform={`translate(${MARGIN} 44) scale(1.5)`} color={LIGHT.sheet}>
        <MarkShapes accent={LIGHT.fluid} />
      </g>
      <text x={MARGIN + 64} y="82" fontSize={SMALLEST}>
        {brand}
      </text>
    </>
  )
}

/** A logo is drawn for paper: it has some around it on the ink. */
function LogoOnPaper({ href, width, height }: EmbeddedLogo) {
  const { top, padding } = LOGO
  const scale = Math.min(LOGO.height / height, (ROOM - 2 * padding) / width)
  const box = { width: width * scale, height: height * scale }
  return (
    <>
      <rect
        x={MARGIN}
        y={top}
        width={box.width + 2 * padding}
        height={box.height + 2 * padding}
        fill={LIGHT.sheet}
      />
      <image href={href} x={MARGIN + padding} y={top + padding} {...box} />
    </>
  )
}

/** The product from outside where it can be shown so: that is read at 300 px; else its section. */
const pictureOf = (drawing: Drawing, subject: string) =>
  renderDrawing(drawing, {
    size: hasCutaway(drawing) ? 'cutaway' : 'card',
    theme: 'light',
    id: 'c',
    subject,
  })

/** What the card of a page shows; undefined where no page has this path. */
export function shareCardOf(model: Catalogue, path: string): ShareCardProps | undefined {
  const sender = { brand: `${model.site.brand.name} Chile`, logo: embeddedLogoOf(model) }
  const drawingOf = (id: string | undefined) =>
    model.products.find((product) => product.id === id)?.drawing
  const firstDrawing = model.products[0]?.drawing
  if (path === HOME_PATH) {
    const figures = [count(model.products, 'producto')]
    const drawing = drawingOf(model.home.about.product) ?? firstDrawing
    return { ...sender, title: model.home.hero.title, figures, drawing }
  }
  const product = model.products.find(({ href }) => href === path)
  if (product) {
    const { code, name, drawing } = product
    const figures = productFigures(product, model)
    return code === undefined || sizeFor(code) < SMALLEST_CODE
      ? { ...sender, title: drawingSubject(product), figures, drawing }
      : { ...sender, code, title: name, figures, drawing }
  }
  const page = model.pages.get(path)
  if (!page) return undefined
  const { content, products } = page
  const drawing = drawingOf(content.drawing) ?? products[0]?.drawing ?? firstDrawing
  return { ...sender, title: content.title, figures: pageFigures(page, model), drawing }
}

/** Those that hold everywhere first; one whose condition has no room is left out whole. */
function productFigures(product: CatalogueProduct, { properties }: Catalogue): CardFigure[] {
  return keyFigures(product.specs, properties)
    .toSorted((a, b) => Number(a.condition !== undefined) - Number(b.condition !== undefined))
    .map(({ label, si, condition }) => ({
      // The typeface has no ≈.
      value: `${si.computed ? '~ ' : ''}${si.text}`,
      label: condition === undefined ? label : `${label}: ${condition}`,
    }))
    .filter((figure) => rowsOf(figure).every((row) => rowWidth(row) <= ROOM))
    .slice(0, FIGURES)
    .filter((_, index, chosen) => chosen.slice(0, index + 1).flatMap(rowsOf).length <= MOST_ROWS)
}

/** A figure with its label, in one line where there is room for both. */
function rowsOf(figure: CardFigure): CardFigure[] {
  const { value, label } = figure
  if (rowWidth(figure) <= ROOM) return [figure]
  return [
    { value, label: '' },
    { value: '', label },
  ]
}

function rowWidth({ value, label }: CardFigure): number {
  const gap = value === '' || label === '' ? 0 : GAP
  return widthOf(value, FIGURE_SIZE) + gap + widthOf(label, SMALLEST)
}

/** How much a page of the catalogue holds. */
function pageFigures({ path, products }: CataloguePage, model: Catalogue): CardFigure[] {
  const categories = childrenOf(model, path)
  const held = [...products, ...categories.flatMap((child) => child.products)]
  return [
    ...(held.length > 0 ? [count(held, 'producto')] : []),
    ...(held.length > 0 && categories.length > 0 ? [count(categories, 'categoría')] : []),
  ]
}

function count({ length }: readonly unknown[], noun: string): CardFigure {
  return { value: String(length), label: length === 1 ? noun : `${noun}s` }
}

function widthOf(text: string, size: number): number {
  return text.length * size * LETTER
}

/** The size at which a code fits the plate. */
function sizeFor(code: string): number {
  return Math.min(CODE_SIZE, Math.floor(ROOM / (code.length * LETTER)))
}

/** A title in the largest of the sizes in which it takes no more lines than there is room for. */
function set(title: string, sizes: readonly number[], mostLines: number) {
  const settings = sizes.map((size) => ({ size, lines: wrap(title, size) }))
  const fitting = settings.find(({ lines }) => lines.length <= mostLines)
  return fitting ?? { size: SMALLEST, lines: wrap(title, SMALLEST).slice(0, mostLines + 1) }
}

function wrap(title: string, size: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= ROOM) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}
