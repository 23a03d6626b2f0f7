import { expect, test } from 'vitest'
import { describeDrawing, drawingSchema } from '../kinds.ts'

test.each(['bottom', 'gland'])(
  'a kit with a sleeve at the %s has no bushing in words either',
  (bushingAt) => {
    const kit = {
      kind: 'packing-kit',
      place: 'lance',
      seals: 'die-formed',
      bushing: 'carbon',
      bushingAt,
    }
    expect(describeDrawing(drawingSchema.parse(kit)).description).not.toContain('buje')
  },
)
