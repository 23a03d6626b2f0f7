import { productOf } from '#catalogue/ask/product-by-id.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { childrenOf } from '#catalogue/ask/pages.ts'
import { HOME_PATH } from '#catalogue/paths.ts'
import {
  figureText,
  keyFigures,
  standingFigure,
  type StandingFigure,
} from '#figures/present-specs.ts'
import { NAMED_LISTS, namedMaterials } from '#catalogue/show/named-lists.ts'
import type { Drawing } from '#drawings/kinds.ts'
import { MarkShapes } from '#drawings/icon.tsx'
import {
  embeddedLogoOf,
  embeddedPhotoOf,
  isPhotoInstead,
  type EmbeddedPicture,
} from './embedded-pictures.ts'
import { LIGHT } from '#drawings/palette.ts'
import { hasCutaway, draw } from '#drawings/draw.tsx'

/** The size that networks and messengers show in full (Open Graph). */
export const SHARE_CARD = { width: 1200, height: 630 }

/** Messengers show the card 300 px wide, a quarter of this: nothing is smaller than 9 px there. */
const SMALLEST = 36
const PLATE_WIDTH = 640
const MARGIN = 48
/** The area of the drawing beside the plate. */
const PICTURE = { margin: 12, height: 520 }
const ROOM = PLATE_WIDTH - 2 * MARGIN
/** Width of a letter in the heading's weight, as a share of its size. */
const LETTER = 0.54
const FIGURES = 2
const FIGURE_SIZE = 48
/** Baseline distances: between two figures, and between the lines of one. */
const PITCH = { figure: 66, label: 44 }
/** Baseline of the last line. */
const FOOT = SHARE_CARD.height - 48
/** The least distance from the title's last line to the first figure. */
const CLEARANCE = 54
/** Between a figure and its label. */
const GAP = 16
/** The company's logo on white; no higher than the sign and the name that it replaces. */
const LOGO = { top: 36, height: 56, padding: 14 }
const CODE_SIZE = 112
/** A code that would be smaller goes before its product's name instead. */
const SMALLEST_CODE = 56

/** A large figure, and its label with the condition. */
type CardFigure = { value: string; label: string }

type ShareCardProps = {
  brand: string
  /** A product's code, which people search by. */
  code?: string | undefined
  title: string
  figures: readonly CardFigure[]
  drawing: Drawing | undefined
  /** The owner's photograph, in place of the drawing. */
  photo?: EmbeddedPicture | undefined
  /** In place of the default sign and the brand. */
  logo: EmbeddedPicture | undefined
}

/** The card of a page: dark plate with code or title, name and two figures; the drawing on white. */
export function shareCardSvg(card: ShareCardProps): string {
  const { code, title, figures, drawing, photo } = card
  const picture = photo ? undefined : drawing && pictureOf(drawing, title)
  const { codeSize, top, size: titleSize, lines, baselineOf } = headOf(code, title)
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
      {photo && (
        <image
          href={photo.href}
          x={PLATE_WIDTH}
          width={SHARE_CARD.width - PLATE_WIDTH}
          height={SHARE_CARD.height}
          preserveAspectRatio="xMidYMid slice"
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
        <text key={line} x={MARGIN} y={baselineOf(index)} fontSize={titleSize}>
          {line}
        </text>
      ))}
      {figures.flatMap(rowsOf).map(({ value, label }, index, rows) => (
        <text
          key={`${value}${label}`}
          x={MARGIN}
          y={FOOT - heightOf(rows.slice(index))}
          fontSize={FIGURE_SIZE}
        >
          {value}
          <tspan dx={value === '' ? 0 : GAP} fontSize={SMALLEST} fill={LIGHT.fluid}>
            {label}
          </tspan>
        </text>
      ))}
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

/** A logo is drawn for paper, so it stands on a white field. */
function LogoOnPaper({ href, width, height }: EmbeddedPicture) {
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

/** The product's outside view if available, which is legible at 300 px; otherwise its section. */
const pictureOf = (drawing: Drawing, subject: string) =>
  draw(drawing, {
    size: hasCutaway(drawing) ? 'cutaway' : 'card',
    theme: 'light',
    id: 'c',
    subject,
  })

/** The contents of a page's share card; undefined where no page has this path. */
export function shareCardOf(model: Catalogue, path: string): ShareCardProps | undefined {
  const sender = { brand: `${model.site.brand.name} Chile`, logo: embeddedLogoOf(model) }
  const [first] = model.products
  const photoOf = (product: CatalogueProduct) => embeddedPhotoOf(product, model)
  /** A product as its card shows it: by its drawing, unless a photograph replaces it. */
  const shown = (product: CatalogueProduct | undefined) => ({
    drawing: product?.drawing,
    photo: product && isPhotoInstead(product, model) ? photoOf(product) : undefined,
  })
  if (path === HOME_PATH) {
    const figures = [count(model.products, 'producto')]
    const picture = shown(productOf(model, model.home.about.product) ?? first)
    return { ...sender, title: model.home.hero.title, figures, ...picture }
  }
  const product = model.products.find(({ href }) => href === path)
  if (product) {
    const { name, drawing } = product
    const hasCodeLine = product.code !== undefined && sizeFor(product.code) >= SMALLEST_CODE
    const code = hasCodeLine ? product.code : undefined
    const title = hasCodeLine ? name : product.caption
    const figures = productFigures(product, model, FOOT - CLEARANCE - headOf(code, title).end)
    return { ...sender, code, title, figures, drawing, photo: photoOf(product) }
  }
  const page = model.pages.get(path)
  if (!page) return undefined
  const { content, products } = page
  const picture = shown(productOf(model, content.drawing) ?? products[0] ?? first)
  return { ...sender, title: content.title, figures: pageFigures(page, model), ...picture }
}

/**
 * Two figures that fit a height: facets first, among them those that hold everywhere; then other published figures.
 * A figure whose condition does not fit is left out.
 */
function productFigures(
  product: CatalogueProduct,
  { properties }: Catalogue,
  height: number,
): CardFigure[] {
  const { specs, standards, materials } = product
  const candidates = [
    ...keyFigures(specs, properties)
      .toSorted((a, b) => Number(a.condition !== undefined) - Number(b.condition !== undefined))
      .map(({ label, ...figure }) => cardFigure(label, figure)),
    ...[...new Set(specs.map(({ property }) => property))]
      .filter((property) => properties.get(property)?.facet === undefined)
      .flatMap((property) => {
        const rows = specs.filter((row) => row.property === property)
        const figure = standingFigure(rows, 'explicit')
        return figure ? [cardFigure(properties.get(property)?.short ?? property, figure)] : []
      }),
    ...standards.map(({ name, note }) => labelled(name, NAMED_LISTS.standards.single, note)),
    ...namedMaterials(materials).flatMap(({ name, values: [only, ...others] }) =>
      only === undefined || others.length > 0 ? [] : [labelled(only, name)],
    ),
  ].filter((figure) => rowsOf(figure).every((row) => rowWidth(row) <= ROOM))
  const chosen: CardFigure[] = []
  for (const figure of candidates) {
    const isRoom = heightOf([...chosen, figure].flatMap(rowsOf)) <= height
    if (chosen.length < FIGURES && isRoom) chosen.push(figure)
  }
  return chosen
}

function cardFigure(label: string, { si, condition }: StandingFigure): CardFigure {
  return labelled(figureText(si), label, condition)
}

/** Appends the figure's condition to its label. */
function labelled(value: string, label: string, condition?: string): CardFigure {
  return { value, label: condition === undefined ? label : `${label}: ${condition}` }
}

/** A figure with its label, on one line if both fit. */
function rowsOf(figure: CardFigure): CardFigure[] {
  const { value, label } = figure
  if (rowWidth(figure) <= ROOM) return [figure]
  return [
    { value, label: '' },
    { value: '', label },
  ]
}

/** The distance from the first to the last baseline. */
function heightOf(rows: readonly CardFigure[]): number {
  const pitches = rows.slice(1).map(({ value }) => (value === '' ? PITCH.label : PITCH.figure))
  return pitches.reduce((sum, pitch) => sum + pitch, 0)
}

function rowWidth({ value, label }: CardFigure): number {
  const gap = value === '' || label === '' ? 0 : GAP
  return widthOf(value, FIGURE_SIZE) + gap + widthOf(label, SMALLEST)
}

/** The counts on a page's card: products, categories. */
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

/** The layout of code and title, and where they end. */
function headOf(code: string | undefined, title: string) {
  const setting = code === undefined ? set(title, [60, 52, 44], 4) : set(title, [44, 38], 3)
  const codeSize = code === undefined ? 0 : sizeFor(code)
  const top = 130 + codeSize
  const gap = code === undefined ? 40 : 8
  const baselineOf = (line: number) => top + (line + 1) * setting.size * 1.18 + gap
  return { ...setting, codeSize, top, baselineOf, end: baselineOf(setting.lines.length - 1) }
}

/** The font size at which a code fits the plate. */
function sizeFor(code: string): number {
  return Math.min(CODE_SIZE, Math.floor(ROOM / (code.length * LETTER)))
}

/** Sets a title in the largest size at which it has no more lines than allowed. */
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
