import { describe, expect, test } from 'vitest'
import { cassette } from './cassette.ts'

const layoutOf = (parameters: object) =>
  cassette.layout(cassette.schema.parse({ kind: 'cassette', ...parameters }))

describe('a cassette seal', () => {
  test('turns both pairs of a tandem towards the process for the visitor', () => {
    const { contacts } = layoutOf({ arrangement: 'tandem' })
    expect(contacts.map(({ parts }) => parts)).toEqual([
      ['inner-rotary', 'inner-stationary'],
      ['outer-rotary', 'outer-stationary'],
    ])
    expect(contacts.map(({ media }) => media)).toEqual([
      ['barrier', 'process'],
      ['atmosphere', 'barrier'],
    ])
  })
})
