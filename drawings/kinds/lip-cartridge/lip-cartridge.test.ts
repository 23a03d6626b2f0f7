import { describe, expect, test } from 'vitest'
import { partsOf } from '../../conformance/parts.ts'
import { flatten, spansAt } from '../../geometry.ts'
import { lipCartridge } from './lip-cartridge.ts'

const { marks, contacts } = lipCartridge.layout({ kind: 'lip-cartridge' })

describe('a lip cartridge', () => {
  test('opens its lips towards the product: each root lies behind its tip', () => {
    const element = flatten(partsOf(marks).find(({ id }) => id === 'element')?.outline ?? [])
    for (const { to } of contacts) {
      // Over the tip the lip is thin; farther from the product it reaches up to the shell.
      const thickness = (x: number) =>
        spansAt(element, x).reduce((sum, [low, high]) => sum + high - low, 0)
      expect(thickness(to[0] + 20)).toBeGreaterThan(thickness(to[0] - 14))
    }
  })

  test('has barrier fluid behind its first lip, and air behind the others', () => {
    expect(contacts.map(({ media }) => media)).toEqual([
      ['process', 'barrier'],
      ['barrier', 'atmosphere'],
      ['atmosphere', 'atmosphere'],
    ])
  })
})
