import { box, mirror } from '../../geometry.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { gasket } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
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
  const outline = polyline`M${GLAND_FACE} ${outerBalance + 3} H${CHAMBER_END} V${innerBalance + 3}
    H${WALL} V${R(28)} H${GLAND_END} V${top} H${GLAND_FACE}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [GLAND_END - 14, R(110)])
  gasket(sheet, 'gland-gasket', GLAND_FACE, GLAND_FACE + 8, R(128), R(145))
}

/** The gland from outside, below the axis. */
export function glandOutside(sheet: Sheet, { R, glandTop }: Dimensions) {
  const outline = polyline`M${GLAND_FACE} 0
    L${mirror(polyline`M${GLAND_FACE} ${glandTop} H${GLAND_END - 14}
      L${GLAND_END} ${glandTop - 14}`)}
    L${GLAND_END} 0`
  sheet
    .part('gland-outside', 'stationary', 'unsectioned', outline)
    .line(polyline`M${GLAND_END - 14} 0 V${-glandTop}`)
    .line(polyline`M${GLAND_FACE} ${-R(144)} H${GLAND_END - 14}`)
    .line(polyline`M${GLAND_FACE} ${-R(176)} H${GLAND_END - 14}`)
  studAndNut(sheet, 'gland-nut', GLAND_END, -R(160), 11)
}
