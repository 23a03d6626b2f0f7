import { expect, test } from 'vitest'
import { dropStoredEnquiry, readStoredEnquiry, storeEnquiry } from './stored-enquiry.ts'
import { SAMPLE_ENQUIRY } from './testing/sample-enquiry.ts'

test('an enquiry kept by an earlier version, under its comment alone, leaves no copy once it is sent', async () => {
  await storeEnquiry({ values: SAMPLE_ENQUIRY, reference: '', files: [], left: 'waiting' })
  const { comment } = SAMPLE_ENQUIRY
  const opening = indexedDB.open('contacto', 1)
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const store = opening.result.transaction('consultas', 'readwrite').objectStore('consultas')
  store.put(
    { values: SAMPLE_ENQUIRY, reference: '', files: [], keptMs: 1, left: 'waiting' },
    comment,
  )
  opening.result.close()
  await dropStoredEnquiry({ reference: '', comment })
  expect(await readStoredEnquiry()).toBeUndefined()
})
