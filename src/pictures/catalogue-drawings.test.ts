import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import type { CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { drawingFiles } from './drawing-files.ts'
import { describeDrawing, layoutDrawing } from '#drawings/kinds.ts'
import { draw, drawingFacts, type DrawingSize } from '#drawings/draw.tsx'

const { catalogue, problems } = loadCatalogue(CONTENT_DIR)
if (!catalogue) throw new Error(`The content has ${problems.length} problems`)
const { products } = catalogue

/** A drawing as SVG without title and description. */
const pictureOf = ({ drawing }: CatalogueProduct, size: DrawingSize) =>
  draw(drawing, { size, theme: 'light', id: 'd', subject: '' }).svg.replace(/<title.*?<\/desc>/, '')

const parametersOf = ({ drawing }: CatalogueProduct) =>
  JSON.stringify(Object.entries(drawing).toSorted(([a], [b]) => a.localeCompare(b)))

/** Groups of products with identical pictures. */
function lookAlikes(group: readonly CatalogueProduct[], size: DrawingSize): string[][] {
  const byPicture = Map.groupBy(group, (product) => pictureOf(product, size))
  return [...byPicture.values()]
    .filter(({ length }) => length > 1)
    .map((alike) => alike.map(({ id }) => id))
}

test('no two products that differ in construction share a picture', () => {
  const byParameters = new Map(products.map((product) => [parametersOf(product), product]))
  expect(lookAlikes([...byParameters.values()], 'section')).toEqual([])
})

test('every file has a path of its own', () => {
  const paths = drawingFiles(catalogue).map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('a drawing whose geometry is unknown says so on its sheet', () => {
  const generic = products.filter(({ drawing }) => 'generic' in drawing && drawing.generic)
  const silent = generic.filter(({ drawing }) => {
    const { marks } = layoutDrawing(drawing)
    return !marks.some((mark) => mark.type === 'text' && /esquema genérico/i.test(mark.text))
  })
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('what is sold as free of PTFE is not said to be drawn with it', () => {
  const without = products.filter(({ tagline }) => tagline.includes('sin PTFE'))
  const withIt = without.filter(({ drawing }) =>
    describeDrawing(drawing).description.includes('PTFE'),
  )
  expect(withIt.map(({ id }) => id)).toEqual([])
})

test('a crop is described by what is in it, and the whole sheet by all of its views', () => {
  const said =
    (size: 'card' | 'section') =>
    ({ drawing }: CatalogueProduct) => {
      const { title, description } = drawingFacts(drawing, { size, subject: '' })
      return `${title}. ${description}`
    }
  const whole = products.map(said('section'))
  const cards = products.map(said('card'))
  const views = /al lado|vistas? (?:frontal|de l)|orden de montaje|detalle|una fila muestra/i
  expect(cards.filter((text) => views.test(text))).toEqual([])
  expect(whole.filter((text) => views.test(text)).length).toBeGreaterThan(30)
  // The marks around such words are for nobody to read.
  expect([...cards, ...whole].filter((text) => /\p{Co}| {2}| \./u.test(text))).toEqual([])
})
