import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { measuresOf } from '#catalogue/measures.ts'
import { layoutDrawing } from './kinds.ts'
import { measuredSheet } from './measured-sheet.ts'
import { productMeasuresDrawing } from './product-drawings.ts'

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
    expect(drawn.toSorted()).toEqual(letters.toSorted())
  })

  test(`no letter of ${id} lies on another, and all within the sheet`, () => {
    const { box, placed } = measuredSheet(layoutDrawing(product.drawing), letters)
    for (const [index, { label, letter }] of placed.entries()) {
      const [x, y] = label
      expect(x, letter).toBeGreaterThan(box.x + 17)
      expect(x, letter).toBeLessThan(box.x + box.width - 17)
      expect(y, letter).toBeGreaterThan(box.y + 17)
      expect(y, letter).toBeLessThan(box.y + box.height - 17)
      for (const other of placed.slice(index + 1)) {
        const apart = Math.hypot(x - other.label[0], y - other.label[1])
        expect(apart, `${letter} ${other.letter}`).toBeGreaterThan(34)
      }
    }
  })
}

test('a letter that the drawing does not know is refused by name', () => {
  const [first] = MEASURED
  if (!first) return
  expect(() => measuredSheet(layoutDrawing(first.product.drawing), ['A', 'Q9'])).toThrow(/Q9/)
})
