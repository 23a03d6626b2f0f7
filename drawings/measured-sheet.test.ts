import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { measuresOf } from '#catalogue/show/measures.ts'
import { layoutDrawing } from './kinds.ts'
import { measuredSheet } from './measured-sheet.ts'
import { productMeasuresDrawing } from '#pictures/product-drawings.ts'

const MEASURED = catalogue().products.flatMap((product) => {
  const measures = measuresOf(product.tables)
  return measures ? [{ id: product.id, product, measures }] : []
})

test('there are products whose tables name their dimensions by letters', () => {
  expect(MEASURED.length).toBeGreaterThan(0)
})

for (const { id, product, measures } of MEASURED) {
  const letters = measures.letters.map(({ letter }) => letter)

  test(`each letter of the table of ${id} stands on its drawing, and no other`, () => {
    const { svg } = productMeasuresDrawing(product, measures)
    const drawn = [...svg.matchAll(/data-letter="([^"]+)"/g)].map(([, letter]) => letter)
    expect(new Set(drawn)).toEqual(new Set(letters))
    expect(drawn).toHaveLength(letters.length)
  })

  test(`no letter of ${id} lies on another, and all within the sheet`, () => {
    const { box, placed } = measuredSheet(layoutDrawing(product.drawing), letters)
    const inside = { x1: box.x + 17, x2: box.x + box.width - 17 }
    const outside = placed.filter(
      ({ label: [x, y] }) =>
        x < inside.x1 || x > inside.x2 || y < box.y + 17 || y > box.y + box.height - 17,
    )
    expect(outside).toEqual([])
    const crowded = placed.flatMap((one, index) =>
      placed
        .slice(index + 1)
        .filter(({ label: [x, y] }) => Math.hypot(x - one.label[0], y - one.label[1]) < 34)
        .map(({ letter }) => one.letter + letter),
    )
    expect(crowded).toEqual([])
  })
}

test('a letter that the drawing does not know is refused by name', () => {
  const [first] = MEASURED
  if (!first) return
  expect(() => measuredSheet(layoutDrawing(first.product.drawing), ['A', 'Q9'])).toThrow(/Q9/)
})
