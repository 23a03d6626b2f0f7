import { describe, expect, test } from 'vitest'
import { lipCartridgeSchema } from '#schema/drawings/lip-cartridge.ts'
import { partsOf } from '../../conformance/parts.ts'
import { flatten, spansAt } from '../../geometry.ts'
import type { LipCartridge } from './body.ts'
import { lipCartridge } from './lip-cartridge.ts'

const seal = (parameters: Partial<LipCartridge> = {}) =>
  lipCartridge.layout(lipCartridgeSchema.parse({ kind: 'lip-cartridge', ...parameters }))
const outlineOf = (layout: ReturnType<typeof seal>, id: string) =>
  flatten(partsOf(layout.marks).find((part) => part.id === id)?.outline ?? [])

describe('a lip cartridge', () => {
  test('opens its lips towards the product: each root lies behind its tip', () => {
    const layout = seal()
    const element = outlineOf(layout, 'element')
    for (const { to } of layout.contacts) {
      // Over the tip the lip is thin; farther from the product it reaches up to the shell.
      const thickness = (x: number) =>
        spansAt(element, x).reduce((sum, [low, high]) => sum + high - low, 0)
      expect(thickness(to[0] + 20)).toBeGreaterThan(thickness(to[0] - 14))
    }
  })

  test('has a chamber of its own only where a port feeds it', () => {
    const media = (chamberPort: boolean) =>
      seal({ chamberPort }).contacts.map((contact) => contact.media)
    expect(media(true)).toEqual([
      ['process', 'barrier'],
      ['barrier', 'atmosphere'],
      ['atmosphere', 'atmosphere'],
    ])
    expect(media(false).flat()).not.toContain('barrier')
  })
})
