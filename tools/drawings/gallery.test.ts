import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import {
  cardDrawingPath,
  cutawayDrawingPath,
  plainDrawingPath,
  rowDrawingPath,
  productDrawingPath,
} from '#catalogue/paths.ts'
import { drawingFiles } from '#pictures/drawing-files.ts'
import { DARK, LIGHT } from '#drawings/palette.ts'
import { drawingSchema } from '#drawings/kinds.ts'
import { DRAWING_HINTS } from '../schemas/drawing-hints.ts'
import { galleryAnswer, galleryPage } from './gallery.tsx'
import { limitsOf, valuesOf } from '#drawings/conformance/limits.ts'
import { kindAlbums, pageAlbums } from './shown-drawings.ts'

const KINDS = drawingSchema.options.map((schema) => [schema.shape.kind.value, schema] as const)
const { catalogue } = loadCatalogue(CONTENT_DIR)
if (!catalogue) throw new Error('The content has problems')

const INDEX = galleryPage('/', catalogue) ?? ''
const SPLIT = galleryPage('/kinds/split', catalogue) ?? ''

const pathsOf = (id: string) =>
  [productDrawingPath, plainDrawingPath, cardDrawingPath, rowDrawingPath, cutawayDrawingPath].map(
    (path) => path(id),
  )

test('the index leads to every kind, every page of products and every page with drawings', () => {
  const pages = new Set(catalogue.products.map(({ pagePath }) => pagePath))
  for (const [kind] of KINDS) expect(INDEX).toContain(`href="/kinds/${kind}"`)
  for (const path of pages) expect(INDEX).toContain(`href="/categories${path}"`)
  for (const { path } of pageAlbums(catalogue)) expect(INDEX).toContain(`href="${path}"`)
})

test('every drawing that the site serves for a page stands in an album', () => {
  const shown = pageAlbums(catalogue).flatMap((album) => album.shown.map(({ heading }) => heading))
  const products = new Set(catalogue.products.flatMap(({ id }) => pathsOf(id)))
  const served = drawingFiles(catalogue).map(({ path }) => path)
  expect(served.filter((path) => !products.has(path) && !shown.includes(path))).toEqual([])
})

describe.each(KINDS)('the album of %s', (kind, schema) => {
  test('draws every parameter at every limit, each under an id of its own', () => {
    const values = valuesOf(schema)
    for (const [parameter, field] of Object.entries(schema.shape)) {
      const drawn = values.map(({ value }) => JSON.stringify(Object(value)[parameter]))
      const limits = limitsOf(field).map((limit) => JSON.stringify(limit))
      expect(drawn).toEqual(expect.arrayContaining(limits))
    }
    const album = kindAlbums().find(({ title }) => title === kind)
    expect(new Set(album?.shown.map(({ id }) => id)).size).toBe(values.length)
  })
})

test('a kind says in Spanish what it shows, of which products, and what it asks for', () => {
  expect(INDEX).toMatch(/kinds\/split">split<\/a> [^<]{5,}; como en [^<]*\b442c\b/)
  expect(SPLIT).toContain('drawing: { kind: split }')
  for (const cells of [
    [
      'gland',
      'Forma de la brida.',
      'adjustable-lugs, radial-lugs, slotted o wedge',
      'adjustable-lugs',
    ],
    ['bolts', 'Pernos con que se sujeta a la bomba.', '2, 4 u 8', '4'],
    ['centringButtons', 'true si lleva botones de centrado.', 'true o false', 'false'],
  ]) {
    expect(SPLIT).toContain(
      cells.map((cell, place) => `<td>${place ? cell : `<code>${cell}</code>`}</td>`).join(''),
    )
  }
})

test('every field of every kind is explained, and nothing else', () => {
  const asked = kindAlbums(catalogue.products).flatMap(({ asks }) => asks ?? [])
  expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(Object.keys(DRAWING_HINTS)))
  expect(asked.filter(({ meaning }) => !meaning.endsWith('.'))).toEqual([])
})

test('a drawing stands in light and dark, with its words and its size', () => {
  const page = galleryPage('/kinds/disc-spring', catalogue) ?? ''
  for (const theme of ['light', 'dark']) expect(page).toContain(`theme=${theme}`)
  expect(page).toMatch(
    /section \d+\.\d kB · plain \d+\.\d kB · figure \d+\.\d kB · card \d+\.\d kB · row \d+\.\d kB/,
  )
  expect(page).not.toContain('cutaway')
  expect(SPLIT).toMatch(/row \d+\.\d kB · cutaway \d+\.\d kB/)
  expect(page).toMatch(/<strong>Muestra: .+<\/strong> .{80}/)
  expect(page).toContain('<ol><li>')
})

test('the dark drawing has the colours of a dark window, the light one those of a light one', () => {
  const svgOf = (theme: string, drawing = '{"kind":"disc-spring"}') => {
    const query = new URLSearchParams({ drawing, theme })
    return galleryAnswer(new URL(`http://localhost/drawing.svg?${query}`), CONTENT_DIR)?.body
  }
  expect(svgOf('light')).toContain(LIGHT.ink)
  expect(svgOf('dark')).toContain(`--dw-ink:${DARK.ink}`)
  const black = svgOf('dark', '{"kind":"braided-packing","colour":"black"}') ?? ''
  const used = [...black.matchAll(/var\((--dw-[a-z-]+)\)/g)].map(([, token]) => token)
  expect(used).toContain('--dw-product')
  expect(used.filter((token) => !black.includes(`${token}:`))).toEqual([])
})
