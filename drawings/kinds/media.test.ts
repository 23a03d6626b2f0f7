import { expect, test } from 'vitest'
import type { Medium } from '../model.ts'
import { drawn, type Asked } from '../testing/drawn.ts'

const [OIL, AIR, BARRIER, GAS]: [Medium, Medium, Medium, Medium] = [
  'process',
  'atmosphere',
  'barrier',
  'gas',
]
const TO_AIR = [OIL, AIR]
const DRY = [AIR, AIR]

/** The media beyond the two ends of each contact, in drawing order. */
const MEDIA: readonly [Asked, Medium[][]][] = [
  [{ kind: 'bearing-face' }, [TO_AIR]],
  [{ kind: 'labyrinth' }, [TO_AIR]],
  [{ kind: 'labyrinth', split: true }, [TO_AIR]],
  [{ kind: 'd-ring' }, [TO_AIR]],
  [{ kind: 'lip', construction: 'flexed-lip' }, [TO_AIR]],
  [{ kind: 'lip', construction: 'split-body' }, [TO_AIR, DRY]],
  [{ kind: 'lip', construction: 'energised-packing' }, [TO_AIR]],
  [{ kind: 'lip-cartridge' }, [[OIL, BARRIER], [BARRIER, AIR], DRY]],
  [{ kind: 'component' }, [[AIR, OIL]]],
  [{ kind: 'component', form: 'outside', seat: 'clamped' }, [TO_AIR]],
  ...['external', 'multiple', 'omitted'].map((springs): [Asked, Medium[][]] => [
    { kind: 'cartridge-dual', springs },
    [
      [BARRIER, OIL],
      [BARRIER, AIR],
    ],
  ]),
  ...[{ kind: 'cassette' } as const, { kind: 'bellows' } as const].map(
    (one): [Asked, Medium[][]] => [
      { ...one, arrangement: 'tandem' },
      [
        [BARRIER, OIL],
        [AIR, BARRIER],
      ],
    ],
  ),
  [
    { kind: 'support-system', system: 'reservoir', circulation: 'thermosyphon' },
    [
      [BARRIER, OIL],
      [BARRIER, AIR],
    ],
  ],
  [
    { kind: 'gas-dual' },
    [
      [AIR, GAS],
      [GAS, OIL],
    ],
  ],
  [
    { kind: 'braided-packing', rings: 5, lanternAfter: 2 },
    [TO_AIR, [AIR, BARRIER], [BARRIER, AIR], DRY, DRY],
  ],
  [
    { kind: 'u-cup', pressure: 'air', lip: 'rounded' },
    [
      [GAS, AIR],
      [GAS, AIR],
    ],
  ],
]

test.each(MEDIA)('%o keeps apart what it is made to keep apart', (asked, media) => {
  expect(drawn(asked).contacts.map((contact) => contact.media)).toEqual(media)
})

test('packing-kit: the pressure ends at the first ring', () => {
  const [first, ...others] = drawn({ kind: 'packing-kit', bushing: 'carbon' }).contacts
  expect(first?.media[0]).toBe(OIL)
  expect(others.filter(({ media }) => media[0] !== AIR)).toEqual([])
})

test('lip-wiper: it stands dry, since the rod seal beside it holds the oil back', () => {
  const { contacts, boxOf } = drawn({ kind: 'lip-wiper' })
  const sliding = contacts.filter(({ parts }) => parts[1] === 'shaft')
  expect(sliding.map(({ media }) => media)).toEqual([DRY])
  expect(boxOf('rod-seal').x2).toBeLessThan(boxOf('wiper').x1)
})

/** The parts that touch a moving part or a counterface. */
const TOUCHING: readonly [Asked, string[]][] = [
  [{ kind: 'injectable-packing' }, ['inner-1', 'compound', 'outer-1']],
  [{ kind: 'split-sleeve' }, ['ring-1', 'ring-2', 'ring-3', 'ring-4', 'ring-5']],
  [{ kind: 'expansion-joint-elastomeric' }, ['tube', 'tube']],
]

test.each(TOUCHING)('%o touches with what is made for it alone', (asked, ids) => {
  const { contacts } = drawn(asked)
  const touching = contacts.map(({ parts }) => (parts[0].startsWith('pipe') ? parts[1] : parts[0]))
  expect(touching).toEqual(ids)
})
