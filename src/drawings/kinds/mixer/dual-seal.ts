import { vesselNozzle } from '../../assemblies/vessel-nozzle.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import type { Sheet } from '../../sheet.ts'
import type { Upright } from './upright.ts'
import { dualCallouts } from '../cartridge-dual/callouts.ts'
import { dualCartridge } from '../cartridge-dual/cartridge-dual.ts'
import { BOX_FACE, dimensionsOf, MIDDLE, type CartridgeDual } from '../cartridge-dual/dimensions.ts'
import { movement } from './movement.ts'

const FOOT = 108
const HEAD = 178
const SHAFT_END = 806

/** The double cartridge that a mixer takes: cushioned drive and room round the sleeve. */
export const DUAL_SEAL: CartridgeDual = {
  kind: 'cartridge-dual',
  shaft: 'medium',
  springs: 'external',
  faceProfile: 'solid',
  centre: 'spacer',
  drive: 'cushioned-pin',
  channel: 'wide',
  pumping: 'none',
  gland: 'full',
  ports: 'radial',
  tangentialPorts: false,
  lock: 'set-screw',
  centring: 'none',
  generic: false,
}

export function dualSeal(): Upright {
  const d = dimensionsOf(DUAL_SEAL)
  const { s, R, bore } = d
  const draw = (sheet: Sheet) => {
    vesselNozzle(sheet, {
      shaft: s,
      foot: FOOT,
      end: SHAFT_END,
      head: HEAD,
      face: BOX_FACE,
      bore,
      flange: R(200),
      reach: R(176),
    })
    dualCartridge(sheet, DUAL_SEAL, d)
    shaftOutline(sheet, straightShaft(FOOT, SHAFT_END, s))
    movement(sheet, SHAFT_END - 34, s)
    dualCallouts(sheet, DUAL_SEAL, d, 'la boquilla')
  }
  return {
    draw,
    axis: 470,
    foot: FOOT - 40,
    height: SHAFT_END - FOOT + 72,
    column: R(280),
    card: { centre: [MIDDLE, R(50)], width: 560 },
    icon: { centre: [MIDDLE, R(62)], width: 300 },
  }
}
