import { box, mirror } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { gasket } from '../../parts/seals.ts'
import type { Sheet } from '../../sheet.ts'
import {
  CHAMBER_END,
  CONTACT,
  GLAND_END,
  GLAND_FACE,
  GROOVE_END,
  O_RINGS,
  WALL,
  type Dimensions,
  type GasDual,
} from './dimensions.ts'
import { AIR_START } from './rings.ts'

/** Fluid outside the outer track, gas between both, air inside the inner one. */
export function media(sheet: Sheet, { rotary }: GasDual, d: Dimensions) {
  const { b1, b2, b3, sleeveTop, innerBalance, outerBalance } = d
  sheet
    .medium('process', box(GLAND_FACE, O_RINGS.outer, outerBalance, outerBalance + 3))
    .medium('gas', box(O_RINGS.outer, CHAMBER_END, innerBalance, outerBalance + 3), 'gas-chamber')
    .medium('gas', box(CHAMBER_END, O_RINGS.inner, innerBalance, innerBalance + 3))
    .medium('gas', box(CONTACT, GROOVE_END, b2, b3), 'gas-groove')
    .medium('atmosphere', box(AIR_START[rotary], GLAND_FACE, sleeveTop, b1))
}

export function gland(sheet: Sheet, d: Dimensions) {
  const { R, innerBalance, outerBalance, top } = d
  sheet.part('gland', 'stationary', 'steel-opposed', [
    [GLAND_FACE, outerBalance + 3],
    [CHAMBER_END, outerBalance + 3],
    [CHAMBER_END, innerBalance + 3],
    [WALL, innerBalance + 3],
    [WALL, R(28)],
    [GLAND_END, R(28)],
    [GLAND_END, top],
    [GLAND_FACE, top],
  ])
  gasket(sheet, 'gland-gasket', GLAND_FACE, GLAND_FACE + 8, R(128), R(145))
}

/** The gland from outside, below the axis. */
export function glandOutside(sheet: Sheet, { R, glandTop }: Dimensions) {
  const outline: Point[] = [
    [GLAND_FACE, 0],
    ...mirror([
      [GLAND_FACE, glandTop],
      [GLAND_END - 14, glandTop],
      [GLAND_END, glandTop - 14],
    ]),
    [GLAND_END, 0],
  ]
  sheet
    .part('gland-outside', 'stationary', 'unsectioned', outline)
    .line([
      [GLAND_END - 14, 0],
      [GLAND_END - 14, -glandTop],
    ])
    .line([
      [GLAND_FACE, -R(144)],
      [GLAND_END - 14, -R(144)],
    ])
    .line([
      [GLAND_FACE, -R(176)],
      [GLAND_END - 14, -R(176)],
    ])
  studAndNut(sheet, 'gland-nut', GLAND_END, -R(160), 11)
}
