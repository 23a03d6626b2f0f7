import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { orderedGroups } from '#catalogue/ask/list-groups.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { indexedPlaces } from '#catalogue/ask/machine-index.ts'
import { machinePlaceOf } from '#catalogue/ask/machine-places.ts'
import { pagesOfKind } from '#catalogue/ask/pages.ts'
import { MACHINE_SHEET } from './machine-model.ts'
import { machine, machinePlaces } from './machine.ts'

const { catalogue } = loadCatalogue(CONTENT_DIR)
if (!catalogue) throw new Error('the content has mistakes')
const pages = pagesOfKind(catalogue, 'equipment')

/** A touch target, in units of the sheet, on a drawing 358 px wide, the narrowest on most telephones. */
const TARGET = (44 * MACHINE_SHEET.width) / 358

describe.each(pages)('the machine of $path', (page) => {
  const { scheme } = page.content

  test('draws each place that the page names', () => {
    const drawn = scheme ? machinePlaces(scheme.machine) : new Map()
    expect(scheme?.places.filter(({ at }) => !drawn.has(at))).toEqual([])
  })

  test('has a place for every product, and each place leads to the groups in turn', () => {
    const place = machinePlaceOf(page.content)
    expect(page.products.filter((product) => place(product) === scheme?.places.length)).toEqual([])
    const places = indexedPlaces(page, catalogue)
    expect(places.flatMap(({ groups }) => groups).map(({ id }) => id)).toEqual(
      orderedGroups(page, catalogue.pages).map(({ id }) => id),
    )
    expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(page.products.length)
  })
})

test.each(machine.schema.shape.machine.options)(
  'the numbers of the machine %s stand a thumb apart, inside its sheet',
  (name) => {
    const { width, height } = MACHINE_SHEET
    const numbers = [...machinePlaces(name).values()].map(
      ({ number: [x, y] }) => [x * width, y * height] as const,
    )
    for (const [index, [x, y]] of numbers.entries()) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(TARGET / 3)
      for (const [otherX, otherY] of numbers.slice(index + 1))
        expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThanOrEqual(
          TARGET * 0.85,
        )
    }
  },
)
