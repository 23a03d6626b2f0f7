import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { DATA_SHAPE, PRODUCT_DATA_PATH, SEARCH_DATA_PATH } from '#catalogue/paths.ts'
import { SERVICE_FIELDS } from '#figures/service.ts'
import { fileAt } from './files.ts'

/** Objects whose keys are the content's own ids. */
const BY_ID = /^search\.services$|^products\.products\[\]\.(?:choices\.\w+|figuresIn)$|\.refuses$/
/** Fields whose values are names of the code's. */
const NAMED = /\.(?:facet|kind|size|sizedBy)$/

const dataAt = async (address: string) => JSON.parse(String(await fileAt(address)?.make()))

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

test('the addresses of the data files name the shape of what they hold', async () => {
  const fields = [
    ...fieldsOf(await dataAt(SEARCH_DATA_PATH), 'search'),
    ...fieldsOf(await dataAt(PRODUCT_DATA_PATH), 'products'),
    ...SERVICE_FIELDS,
  ]
  const shape = [...new Set(fields)].toSorted().join('\n')
  const hash = createHash('sha256').update(shape).digest('hex').slice(0, 6)
  expect(DATA_SHAPE, 'The shape of the data is another: write the new one into paths.ts.').toBe(
    hash,
  )
})
