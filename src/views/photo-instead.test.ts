import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { writeContent } from '#catalogue/read/content-fixture.ts'
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import {
  cardDrawingPath,
  ownerPhotoPath,
  productDrawingPath,
  rowDrawingPath,
} from '#catalogue/paths.ts'
import { printedProduct } from '#datasheets/data-sheet.ts'
import { drawingFiles } from '#pictures/drawing-files.ts'
import { drawingMarkup } from '#pictures/placed-drawing.ts'
import { productPicture, productRowPicture } from '#pictures/product-drawings.ts'
import { shareCardOf } from '#pictures/share-card.tsx'
import { presentProductPage } from './product-page.ts'

const ids = ['con-placa', 'con-dibujo'] as const
const PHOTO = Buffer.from('a photograph').toString('base64')
const [plate, drawn] = withPhotographs()

/** The site with two more products with photographs: one has only a plate, one a drawing. */
function withPhotographs() {
  const model = catalogue()
  const page = [...model.pages.values()].find(({ products }) => products.length > 0)
  const sample = page?.products[0]
  if (!page || !sample) throw new Error('There is no product.')
  const folder = writeContent({ 'foto.jpg': '' })
  const file = path.join(folder, 'foto.jpg')
  writeFileSync(file, 'a photograph')
  const photo = { file, fileName: 'foto.jpg', width: 900, height: 600 }
  return ids.map((id) => {
    const plated = { kind: 'plate', text: 'SIN DIBUJO' } as const
    const drawing = id === 'con-placa' ? plated : sample.drawing
    const product: CatalogueProduct = { ...sample, id, drawing, href: `${page.path}/${id}` }
    const shown: Catalogue = {
      ...model,
      products: [product, ...model.products],
      ownerPhotos: new Map([[id, photo]]),
      ownerDataSheets: new Map(),
    }
    return { product, page: { ...page, products: [product] }, model: shown }
  })
}

type Shown = NonNullable<typeof plate>
const servedAt = ({ model }: Shown, wanted: string) =>
  drawingFiles(model)
    .filter((placed) => placed.path === wanted)
    .map(drawingMarkup)
    .join('')

describe('without a drawing, the photograph stands in its place', () => {
  const { product, page, model } = plate as Shown
  test('on the page, which shows nothing else', () => {
    const view = presentProductPage(product, page, model)
    expect(view.drawing).toBeUndefined()
    expect(view.photo?.src).toBe(ownerPhotoPath('foto.jpg'))
  })
  test('in rows, cards and the comparison', () => {
    expect(productRowPicture(product, model).src).toBe(ownerPhotoPath('foto.jpg'))
    expect(productPicture(product, model).src).toBe(ownerPhotoPath('foto.jpg'))
  })
  test.each([productDrawingPath, cardDrawingPath, rowDrawingPath])(
    'wherever search, menus and the list to quote ask for a picture by its address',
    (pathOf) => {
      expect(servedAt(plate as Shown, pathOf(product.id))).toContain(PHOTO)
    },
  )
  test('on the data sheet, which shows it once', () => {
    const { drawing, photo } = printedProduct(product, model)
    expect(drawing.svg).toContain(PHOTO)
    expect(photo).toBeUndefined()
  })
  test('on the card that is shared of it, and of its page', () => {
    expect(shareCardOf(model, product.href)?.photo?.href).toContain(PHOTO)
    const shown = { ...page, content: { ...page.content, drawing: product.id } }
    const pages = new Map([[page.path, shown]])
    expect(shareCardOf({ ...model, pages }, page.path)?.photo?.href).toContain(PHOTO)
  })
})

describe('beside a drawing the photograph takes nothing from it', () => {
  const { product, page, model } = drawn as Shown
  test('both stand on the page and on the data sheet', () => {
    expect(presentProductPage(product, page, model)).toMatchObject({
      drawing: { file: { href: productDrawingPath(product.id) } },
      photo: { src: ownerPhotoPath('foto.jpg') },
    })
    const { drawing, photo } = printedProduct(product, model)
    expect(drawing.svg).not.toContain(PHOTO)
    expect(photo?.svg).toContain(PHOTO)
  })
  test('the drawing stays at its address', () => {
    expect(servedAt(drawn as Shown, productDrawingPath(product.id))).not.toContain(PHOTO)
  })
})
