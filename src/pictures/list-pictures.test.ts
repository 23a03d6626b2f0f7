import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import type { CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { rowDrawingPath } from '#catalogue/paths.ts'
import { drawingFiles } from './drawing-files.ts'
import { layoutDrawing } from '#drawings/kinds.ts'
import {
  difference,
  LIST_SIZES,
  listPicture,
  lookAlikes,
  paintForList,
  type LookAlikes,
} from './look-alikes.ts'
import { ARROW } from '#drawings/model.ts'
import { rowView } from '#drawings/paint/small-pictures.ts'
import { LINES_IN_THE_DARK } from '#drawings/palette.ts'
import { drawingMarkup } from './placed-drawing.ts'
import { REVIEWED } from '#drawings/testing/reviewed-products.ts'

const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) throw new Error(`The content has ${problems.length} problems`)
const { pages } = catalogue
const products = catalogue.products.filter(({ id }) => REVIEWED.has(id))

function productOf(id: string): CatalogueProduct {
  const product = products.find((one) => one.id === id)
  if (!product) throw new Error(`The catalogue has no ${id}`)
  return product
}

const namesOf = (pairs: readonly LookAlikes[]) =>
  pairs.map(({ ids, share }) => `${ids.join(' and ')}: ${(share * 100).toFixed(2)} %`)

const lists = [...pages.values()]
  .map(({ path, products: listed }) => ({
    path,
    list: listed.filter(({ id }) => REVIEWED.has(id)),
  }))
  .filter(({ list }) => list.length > 1)

describe.each(lists)('the list of $path', ({ list }) => {
  test.each(['row', 'card'] as const)('shows no two alike, at the size of a %s', async (size) => {
    expect(namesOf(await lookAlikes(list, size))).toEqual([])
  })
})

describe.each(['row', 'card'] as const)('a twin planted in a list, at the size of a %s', (size) => {
  const saver = productOf('t30')
  const twin = {
    ...saver,
    id: 'twin',
    drawing: { ...saver.drawing, generic: false },
  } as CatalogueProduct

  test('is caught where only its words differ', async () => {
    expect(namesOf(await lookAlikes([saver, twin, productOf('monitor-flujo')], size))).toEqual([
      't30 and twin: 0.00 %',
    ])
  })

  test('is caught where one bolt more is all that tells it apart', async () => {
    const svg = listPicture(saver.drawing, size)
    const { box } = rowView(layoutDrawing(saver.drawing))
    const bolt = `<circle cx="${box[0] + 24}" cy="${box[1] + box[3] - 24}" r="11"/>`
    const [one, other] = await Promise.all([
      paintForList(svg, size),
      paintForList(svg.replace('</svg>', `${bolt}</svg>`), size),
    ])
    const share = difference(one, other)
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(LIST_SIZES[size].least)
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
      // Strokes that close the seam between two pieces of fluid have its colour and are not lines.
      const lines = [...svg.matchAll(/<[^>]* stroke-width="(?:calc\()?([\d.]+)[^>]*>/g)]
        .filter(([tag]) => !tag.includes('stroke="url('))
        .map(([, units]) => Number(units))
      const px = (Math.min(...lines) * LINES_IN_THE_DARK * LIST_SIZES.row.width) / unitsAcross
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
