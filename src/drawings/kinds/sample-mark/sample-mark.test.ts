import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { sampleMarkSchema } from '#schema/drawings/sample-mark.ts'
import { renderDrawing } from '../../render-drawing.tsx'

const SIZES = ['section', 'card'] as const

test.each(SIZES)('a mark says that it is a sample, in letters, as %s', (size) => {
  const drawing = sampleMarkSchema.parse({ kind: 'sample-mark', shape: 'hexagon', number: 7 })
  const options = { size, theme: 'file', id: 'd', subject: 'Cliente 7' } as const
  const { svg, description } = renderDrawing(drawing, options)
  expect(svg).toMatch(/>Cliente 7<\/text>.*>Muestra<\/text>/)
  expect(description).toContain('no corresponde a ninguna empresa')
})

test('spec 2: the page of clients keeps the places of 10, 12 and 7 marks, each another sample', () => {
  const { catalogue } = loadCatalogue(CONTENT_DIR)
  const page = catalogue?.pages.get('/clientes')?.content
  const groups = page?.kind === 'article' ? page.sections.map((section) => section.drawings) : []
  expect(groups.map(({ length }) => length)).toEqual([10, 12, 7])
  const numbers = groups.flat().map(({ caption, drawing }) => {
    if (drawing.kind !== 'sample-mark') throw new Error(`${caption} is no sample`)
    expect(caption).toBe(`Cliente ${drawing.number}`)
    return drawing.number
  })
  expect(numbers).toEqual(Array.from({ length: 29 }, (_, index) => index + 1))
})
