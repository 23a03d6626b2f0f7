import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import type { CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { rowDrawingPath } from '#catalogue/paths.ts'
import { drawingFiles } from './drawing-files.ts'
import { layoutDrawing } from './kinds.ts'
import { ARROW } from './model.ts'
import { rowView } from './paint/row-picture.ts'
import { LINES_IN_THE_DARK } from './palette.ts'
import { drawingMarkup } from './placed-drawing.ts'
import { paintPixels } from './png.ts'
import { renderDrawing } from './render-drawing.tsx'

const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) throw new Error(`The content has ${problems.length} problems`)
const { products, pages } = catalogue

/**
 * Width at which lists show each size, in px, and the share of pixels that must differ between two pictures of one
 * list. In a row 2 % is a patch of 12 × 12 px, more than the O-ring that a graphite ring replaces; on a card 1 % is a
 * patch of 26 × 26 px, a bushing of bronze instead of carbon. Both are found by eye without a search; one bolt more
 * in the corner, as planted below, is not.
 */
const SIZES = {
  row: { width: 96, least: 0.02 },
  card: { width: 300, least: 0.01 },
} as const
type Size = keyof typeof SIZES

/** A pixel differs where one of its colours does by an eighth of its range: softened edges do not count. */
const COLOUR_STEP = 32

function productOf(id: string): CatalogueProduct {
  const product = products.find((one) => one.id === id)
  if (!product) throw new Error(`The catalogue has no ${id}`)
  return product
}

type Pixels = Awaited<ReturnType<typeof paintPixels>>

const pictureOf = (drawing: CatalogueProduct['drawing'], size: Size) =>
  renderDrawing(drawing, { size, theme: 'light', id: 'd', subject: '' }).svg

const paintOn = (svg: string, size: Size) => paintPixels(svg, SIZES[size].width)

/** Share of the pixels that differ; pictures of unlike proportions differ wholly. */
function difference(one: Pixels, other: Pixels): number {
  if (one.height !== other.height) return 1
  let differing = 0
  for (let at = 0; at < one.pixels.length; at += 4) {
    // Where nothing is painted, the paper shows: colours count by how much of them covers it.
    const differs = [0, 1, 2].some((colour) => {
      const shown = ({ pixels }: Pixels) =>
        255 - ((255 - (pixels[at + colour] ?? 0)) * (pixels[at + 3] ?? 0)) / 255
      return Math.abs(shown(one) - shown(other)) > COLOUR_STEP
    })
    if (differs) differing++
  }
  return differing / (one.pixels.length / 4)
}

const painted = new Map<string, Promise<Pixels>>()
function paintedOnce({ id, drawing }: CatalogueProduct, size: Size): Promise<Pixels> {
  const key = `${size} ${id}`
  const known = painted.get(key) ?? paintOn(pictureOf(drawing, size), size)
  painted.set(key, known)
  return known
}

/** Pairs of a list that a visitor would take for the same. */
async function lookAlikes(list: readonly CatalogueProduct[], size: Size): Promise<string[]> {
  const pictures = await Promise.all(list.map((product) => paintedOnce(product, size)))
  return pictures.flatMap((picture, i) =>
    pictures.slice(0, i).flatMap((other, j) => {
      const share = difference(picture, other)
      const pair = `${list[j]?.id} and ${list[i]?.id}: ${(share * 100).toFixed(2)} %`
      return share < SIZES[size].least ? [pair] : []
    }),
  )
}

describe.each([...pages.values()].filter((page) => page.products.length > 1))(
  'the list of $path',
  ({ products: list }) => {
    test.each(['row', 'card'] as const)('shows no two alike, at the size of a %s', async (size) => {
      expect(await lookAlikes(list, size)).toEqual([])
    })
  },
)

describe.each(['row', 'card'] as const)('a twin planted in a list, at the size of a %s', (size) => {
  const tape = productOf('185')
  const twin = {
    ...tape,
    id: 'twin',
    drawing: { ...tape.drawing, backing: false },
  } as CatalogueProduct

  test('is caught where only its words differ', async () => {
    expect(await lookAlikes([tape, twin, productOf('455')], size)).toEqual(['185 and twin: 0.00 %'])
  })

  test('is caught where one bolt more is all that tells it apart', async () => {
    const svg = pictureOf(tape.drawing, size)
    const { box } = rowView(layoutDrawing(tape.drawing))
    const bolt = `<circle cx="${box[0] + 24}" cy="${box[1] + box[3] - 24}" r="11"/>`
    const [one, other] = await Promise.all([
      paintOn(svg, size),
      paintOn(svg.replace('</svg>', `${bolt}</svg>`), size),
    ])
    const share = difference(one, other)
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(SIZES[size].least)
  })
})

describe('the pictures in rows', () => {
  const paths = new Set(products.map(({ id }) => rowDrawingPath(id)))
  const files = drawingFiles(catalogue)
    .filter(({ path }) => paths.has(path))
    .map((placed) => ({ path: placed.path, svg: drawingMarkup(placed) }))

  test('weigh 1.8 kB on average and 2.2 kB at most', () => {
    const weights = files.map(({ path, svg }) => ({ path, bytes: brotliCompressSync(svg).length }))
    const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(weights).toHaveLength(products.length)
    expect(total / weights.length).toBeLessThanOrEqual(1800)
    expect(weights.filter(({ bytes }) => bytes > 2200)).toEqual([])
  })

  test('have no line thinner than 0.75 px, in the dark either', () => {
    const finest = files.flatMap(({ path, svg }) => {
      const unitsAcross = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1])
      // What closes the seam between two pieces of fluid is of their colour, and no line.
      const lines = [...svg.matchAll(/<[^>]* stroke-width="(?:calc\()?([\d.]+)[^>]*>/g)]
        .filter(([tag]) => !tag.includes('stroke="url('))
        .map(([, units]) => Number(units))
      const px = (Math.min(...lines) * LINES_IN_THE_DARK * SIZES.row.width) / unitsAcross
      return px >= 0.75 ? [] : [`${path}: ${px.toFixed(2)} px`]
    })
    expect(finest).toEqual([])
  })

  test('carry neither lettering nor arrows', () => {
    for (const { svg } of files) expect(svg).not.toContain('<text')
    const arrows = products.filter(({ drawing }) =>
      rowView(layoutDrawing(drawing)).marks.some(({ id }) => id === ARROW),
    )
    expect(arrows.map(({ id }) => id)).toEqual([])
  })

  test('are 96 × 72 px and follow the colours of the system', () => {
    for (const { svg } of files) {
      expect(svg).toContain('width="96" height="72"')
      expect(svg).toContain('@media (prefers-color-scheme:dark)')
    }
  })
})
