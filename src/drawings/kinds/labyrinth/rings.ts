import { box, mirror } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import type { Sheet } from '../../sheet.ts'
import {
  CLAMP,
  DISC,
  DISC_END,
  FACE,
  SEAT,
  WALL,
  type Dimensions,
  type Labyrinth,
} from './dimensions.ts'

const FINGER = 36
const STATOR_BACK = SEAT + 6
const HUB_START = SEAT + 34

/** A finger of the stator: three sides, from the wall and back to it. */
const statorFinger = ([r1, r2]: readonly [number, number]): Point[] => [
  [WALL, r1],
  [WALL + FINGER, r1],
  [WALL + FINGER, r2],
  [WALL, r2],
]

/** The valve's outline between hub and stator wall, from the hub's `u = v = 0`; open, its lip stands off the wall. */
export function valveOutline(isOpen: boolean): Point[] {
  const lip = isOpen ? 8 : 0
  return [
    [22 + lip / 2, 0],
    [8 + lip, 17],
    [lip, 17],
    [lip, 26],
    [8 + lip, 26],
    [18 + lip / 2, 10],
    [40, 10],
    [40, 0],
  ]
}

/** Stator, rotor and the valve between them, drawn at rest: the valve shuts the labyrinth. */
export function labyrinthRings(sheet: Sheet, { split }: Labyrinth, d: Dimensions) {
  const { s, R, bore, hub, statorBore, statorFingers, rotorFinger, flange, rim } = d
  const valve = valveOutline(false).map(([u, v]): Point => [WALL + u, hub + v])
  const hubEnd: Point[] = split
    ? [
        [CLAMP.end, s],
        [CLAMP.end, hub],
        [DISC_END, hub],
      ]
    : [[DISC_END, s]]
  sheet
    .medium('process', box(SEAT, STATOR_BACK, s, bore))
    .medium('process', box(SEAT, WALL, s, statorBore + 4))
    .medium('process', [
      [WALL, hub],
      [WALL + 24, hub],
      [WALL + 8, R(34)],
      [WALL, R(34)],
    ])
    .part('stator', 'stationary', 'face-stationary', [
      [STATOR_BACK, statorBore],
      [WALL, statorBore],
      ...statorFingers.flatMap(statorFinger),
      [WALL, flange],
      [FACE, flange],
      [FACE, bore],
      [STATOR_BACK, bore],
    ])
    .part('rotor', 'rotating', 'face-rotary', [
      [HUB_START, s],
      ...hubEnd,
      [DISC_END, rim[1]],
      [FACE + 6, rim[1]],
      [FACE + 6, rim[0]],
      [DISC, rim[0]],
      [DISC, rotorFinger[1]],
      [WALL + 10, rotorFinger[1]],
      [WALL + 10, rotorFinger[0]],
      [DISC, rotorFinger[0]],
      [DISC, hub],
      [HUB_START, hub],
    ])
    .part('valve', 'rotating', 'lip', valve, 'thin')
    .contact({
      from: [WALL, R(33)],
      to: [WALL, R(42)],
      parts: ['stator', 'valve'],
      media: ['process', 'atmosphere'],
    })
  if (split) sheet.part('clamp', 'rotating', 'steel-fine', box(CLAMP.x1, CLAMP.x2, hub, R(28)))
}

/** Below the axis, from outside: stator flange, rotor, the drain; the parting line and the clamp if it is split. */
export function ringsOutside(
  sheet: Sheet,
  { split }: Labyrinth,
  { s, R, hub, flange, rim }: Dimensions,
) {
  const end = split ? CLAMP.end : DISC_END
  sheet
    .part('stator-outside', 'stationary', 'unsectioned', mirror(box(FACE, FACE + 6, 0, flange)))
    .part('rotor-outside', 'rotating', 'unsectioned', mirror(box(FACE + 6, DISC_END, 0, rim[1])))
  for (const x of [FACE + 1, FACE + 9]) {
    sheet.hiddenLine([
      [x, -R(52)],
      [x, -flange],
    ])
  }
  flowArrow(sheet, [FACE + 5, -R(128)], [FACE + 5, -R(168)])
  if (!split) return
  sheet
    .part('hub-outside', 'rotating', 'unsectioned', mirror(box(DISC_END, CLAMP.end, 0, hub)))
    .part('clamp-outside', 'rotating', 'unsectioned', mirror(box(CLAMP.x1, CLAMP.x2, 0, R(28))))
    .part(
      'clamp-screw',
      'fastener',
      'unsectioned',
      { centre: [(CLAMP.x1 + CLAMP.x2) / 2, -s * 0.4], radius: 8 },
      'thin',
    )
    .line(
      [
        [FACE, 0],
        [end, 0],
      ],
      { weight: 'contact', tone: 'accent' },
    )
}
