import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { sceneOf } from './machine-scenes.ts'
import { lettersOn } from './scene-letters.ts'

/** The diameter of a letter's ring and the width of the drawing on a telephone, in px. */
const RING = 28
const WIDTH = 192

const PICTURES = [
  { width: 600, height: 220 },
  { width: 600, height: 450 },
]
const MACHINES = catalogue().selection.equipment.map(({ id }) => id)

test.each(MACHINES)("on a telephone's drawing of %s no letter covers another", (machine) => {
  for (const picture of PICTURES) {
    const letters = lettersOn(sceneOf(machine), picture)
    for (const [index, one] of letters.entries())
      for (const other of letters.slice(0, index)) {
        const down = ((one.y - other.y) * picture.height) / picture.width
        expect((Math.hypot(one.x - other.x, down) * WIDTH) / 100).toBeGreaterThan(RING)
      }
  }
})

test('a letter with room around it stands where its figure is measured', () => {
  const scene = sceneOf('brida')
  for (const { facet, x, y } of lettersOn(scene, { width: 600, height: 220 }))
    expect([x, y]).toEqual(scene[facet]?.at)
})

test.each(['cilindro', 'soplador'])(
  'the letters of the fluid leave the seal of %s free',
  (machine) => {
    const { pressure, temperature, ...others } = Object.fromEntries(
      lettersOn(sceneOf(machine), { width: 600, height: 220 }).map(({ facet, x }) => [facet, x]),
    )
    // The fluid enters the picture at its edge, before the seal.
    expect(Math.max(pressure ?? 100, temperature ?? 100)).toBeLessThan(3)
    expect(others).toHaveProperty('diameter')
  },
)
