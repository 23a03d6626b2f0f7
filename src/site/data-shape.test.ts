import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { DATA_SHAPE } from '#catalogue/paths.ts'
import { SERVICE_FIELDS } from '#figures/service.ts'
import { wholeProductData } from '#finder/products/product-data-fixture.ts'
import { buildSearchData } from '#finder/search/build-search-data.ts'

/** Objects whose keys are the content's own ids. */
const BY_ID =
  /^search\.(?:services|plans)$|^products\.products\[\]\.(?:choices\.\w+|figuresIn)$|\.refuses$/
/** Fields whose values are names of the code's. */
const NAMED = /\.(?:facet|kind|size|sizedBy)$/

/** As it travels: without what is undefined. */
const travelled = (data: unknown): unknown => JSON.parse(JSON.stringify(data))
const DOCUMENT = { href: '/catalogo.pdf', title: 'Catálogo', line: 'PDF' }

/** Every field of the data with the type of its value, without what is the content's own. */
function fieldsOf(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(one, `${place}[]`))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, one]) =>
      fieldsOf(one, `${place}.${BY_ID.test(place) ? '*' : key}`),
    )
  }
  return [`${place}: ${NAMED.test(place) ? String(value) : typeof value}`]
}

test('the addresses of the data files name the shape of what they hold', () => {
  const fields = [
    ...fieldsOf(travelled(buildSearchData(catalogue(), [DOCUMENT])), 'search'),
    ...fieldsOf(travelled(wholeProductData()), 'products'),
    ...SERVICE_FIELDS,
  ]
  const shape = [...new Set(fields)].toSorted().join('\n')
  const hash = createHash('sha256').update(shape).digest('hex').slice(0, 6)
  expect(DATA_SHAPE, 'The shape of the data is another: write the new one into paths.ts.').toBe(
    hash,
  )
})
