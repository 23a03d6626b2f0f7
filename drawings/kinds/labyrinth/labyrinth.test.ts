import { describe, expect, test } from 'vitest'
import { partsOf, touch } from '../../conformance/parts.ts'
import type { Mark } from '../../model.ts'
import { labyrinth, type Labyrinth } from './labyrinth.ts'

const seal = (parameters: Partial<Labyrinth> = {}) =>
  labyrinth.layout(labyrinth.schema.parse({ kind: 'labyrinth', ...parameters }))
const partNamed = (id: string, parameters: Partial<Labyrinth> = {}) => {
  const part = partsOf(seal(parameters).marks).find((candidate) => candidate.id === id)
  if (!part) throw new Error(`no part ${id}`)
  return part
}

describe('a labyrinth', () => {
  test('turns in its stator without touching it', () => {
    expect(touch(partNamed('rotor'), partNamed('stator'))).toBe(false)
  })
  test('is shut by its valve while the shaft stands, oil within and air without', () => {
    expect(seal().contacts.map(({ parts, media }) => ({ parts, media }))).toEqual([
      { parts: ['stator', 'valve'], media: ['process', 'atmosphere'] },
    ])
  })

  test.each([true, false])(
    'lifts its valve off the stator, which nothing touches then, split: %s',
    (split) => {
      const { marks, running } = seal({ split })
      const partIn = (of: readonly Mark[] = [], id: string) => {
        const part = partsOf(of).find((one) => one.id === id)
        if (!part) throw new Error(`no part ${id}`)
        return part
      }
      expect(touch(partIn(marks, 'valve'), partIn(marks, 'stator'))).toBe(true)
      for (const id of ['valve', 'rotor'])
        expect(touch(partIn(running, id), partIn(running, 'stator'))).toBe(false)
    },
  )
})
