import { expect, test } from 'vitest'
import { AREAS, filesOf } from './areas.ts'

test.each(Object.entries(AREAS))('every file of the area %s exists', (_, { mutate, tests }) => {
  expect(filesOf(mutate).length).toBeGreaterThan(2)
  expect(filesOf(tests).length).toBeGreaterThan(2)
})

test('a name that no file bears is refused', () => {
  expect(() => filesOf(['src/figures/{judge,gone}.ts'])).toThrow('src/figures/gone.ts')
})
