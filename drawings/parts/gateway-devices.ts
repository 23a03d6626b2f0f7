import { box } from '../geometry.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import { roundedBox } from './rounded-box.ts'

export type GatewayModel = 'lte-m' | 'universal'

export const GATEWAY_HEIGHTS: Record<GatewayModel, number> = { 'lte-m': 138, universal: 122 }

/** A gateway from the front, in millimetres of its data sheet; hangs on the wall above `r = 0`. */
export function gatewayDevice(sheet: Sheet, model: GatewayModel) {
  if (model === 'lte-m') lteM(sheet)
  else universal(sheet)
}

/** Sealed box with its antennas inside; the power cord leaves below. */
function lteM(sheet: Sheet) {
  sheet
    .part('ear', 'fastener', 'unsectioned', box(-14, 14, -12, 150), 'thin')
    .part('ear-hole', 'fastener', 'elastomer', { centre: [0, 144], radius: 3 }, 'none')
    .part('ear-hole', 'fastener', 'elastomer', { centre: [0, -6], radius: 3 }, 'none')
    .part('gateway', 'stationary', 'outside', roundedBox(-48, 48, 0, 138, 14))
    .part('gateway-lid', 'stationary', 'outside', roundedBox(-40, 40, 8, 130, 10), 'thin')
  lamps(sheet, 104, 3)
  sheet.part('power-gland', 'fastener', 'elastomer', box(20, 34, -12, 0), 'thin')
}

/** Box with its ports below and its antennas outside. */
function universal(sheet: Sheet) {
  for (const [i, x] of [-50, -18, 18, 50].entries()) {
    const rod = roundedBox(x - 4, x + 4, 126, i % 3 ? 186 : 198, 3.9)
    sheet
      .part('antenna', 'stationary', 'elastomer', rod, 'none')
      .part('antenna-base', 'stationary', 'unsectioned', box(x - 7, x + 7, 120, 132), 'thin')
  }
  sheet
    .part('gateway', 'stationary', 'outside', roundedBox(-67, 67, 0, 122, 5))
    .part('gateway-lid', 'stationary', 'unsectioned', box(-54, 54, 46, 110), 'thin')
  lamps(sheet, 88, 4)
  for (const x of [-44, -14]) {
    sheet
      .part('ethernet-port', 'fastener', 'unsectioned', box(x - 12, x + 12, 8, 32), 'thin')
      .line(polyline`M${x - 6} 8 V14 H${x + 6} V8`)
  }
  sheet.part('power-port', 'fastener', 'elastomer', { centre: [44, 20], radius: 8 }, 'thin')
}

function lamps(sheet: Sheet, r: number, count: number) {
  for (let i = 0; i < count; i++) {
    const lamp = { centre: [(i - (count - 1) / 2) * 18, r] as const, radius: 5 }
    sheet.part('gateway-lamp', 'stationary', 'accent', lamp, 'thin')
  }
}
