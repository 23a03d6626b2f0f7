import { cartridgeDualSchema } from '#schema/drawings/cartridge-dual.ts'
import { splitSchema } from '#schema/drawings/split.ts'
import { vesselNozzle, type VesselNozzle } from '../../assemblies/vessel-nozzle.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import type { Sheet } from '../../sheet.ts'
import { dualCartridge } from '../cartridge-dual/cartridge-dual.ts'
import * as dual from '../cartridge-dual/dimensions.ts'
import { dualCallouts } from '../cartridge-dual/words.ts'
import * as split from '../split/dimensions.ts'
import { frontView } from '../split/front-view.ts'
import { splitSeal } from '../split/seal.ts'

type Crop = { centre: Point; width: number }

/** A seal on a vessel's nozzle, drawn along a level axis as every kind does, and how it stands on an upright sheet. */
export type Upright = {
  draw: (sheet: Sheet) => void
  /** What stands beside the upright drawing and is not turned with it. */
  beside?: (sheet: Sheet) => void
  /** Place of the axis across the sheet, and of the axis' start (`x`) at its foot. */
  axis: number
  foot: number
  height: number
  /** Distance of the column of balloons from the axis. */
  column: number
  /** Middle of the card and of the icon, on the level drawing, and their widths. */
  card: Crop
  icon: Crop
}

/** The double cartridge that a mixer takes: cushioned drive and room round the sleeve. */
export const DUAL_SEAL = cartridgeDualSchema.parse({
  kind: 'cartridge-dual',
  centre: 'spacer',
  drive: 'cushioned-pin',
  channel: 'wide',
})

export function dualOnNozzle(): Upright {
  const d = dual.dimensionsOf(DUAL_SEAL)
  const { s, R, bore } = d
  const ends = { foot: 108, end: 806, head: 178, face: dual.BOX_FACE }
  return {
    draw: (sheet) => {
      const nozzle = { shaft: s, ...ends, bore, flange: R(200), reach: R(176) }
      onNozzle(sheet, nozzle, () => dualCartridge(sheet, DUAL_SEAL, d))
      dualCallouts(sheet, DUAL_SEAL, 'la boquilla')
    },
    axis: 470,
    foot: ends.foot - 40,
    height: ends.end - ends.foot + 72,
    column: R(280),
    card: { centre: [dual.MIDDLE, R(50)], width: 560 },
    icon: { centre: [dual.MIDDLE, R(62)], width: 300 },
  }
}

/** The split seal that a mixer takes: room round the shaft, a slotted gland, flat springs, two ports. */
const SPLIT_SEAL = splitSchema.parse({ kind: 'split', gland: 'slotted', clearance: 'wide' })

export function splitOnNozzle(): Upright {
  const d = split.dimensionsOf(SPLIT_SEAL)
  const { s, R, Q, bore, casting, top } = d
  const ends = { foot: 96, end: 640, head: 176, face: split.BOX_FACE }
  return {
    draw: (sheet) => {
      const nozzle = { shaft: s, ...ends, bore, flange: casting, reach: Q(150) }
      onNozzle(sheet, nozzle, () => splitSeal(sheet, SPLIT_SEAL, d))
      sheet
        .callout('nozzle', [ends.head + 50, bore + 9], 'boquilla del estanque')
        .name('holder-o-ring', 'O-ring partido sobre el eje')
        .name('holder', 'soporte rotativo partido')
        .name('rotary-face', 'cara rotativa partida')
        .name('flush-port', 'puerto de lavado')
        .name('stationary-face', 'cara estacionaria partida')
        .name('seat-o-ring', 'O-ring de la cara estacionaria')
        .callout('gland', [split.GLAND_END - 11, Q(112)], 'brida partida sobre la boquilla')
        .callout('clearance', [480, R(22)], 'holgura radial amplia')
        .name('springs', 'resorte plano, lado atmósfera')
    },
    // The halves seen along the shaft, left of the section.
    beside: (sheet) => frontView(sheet.at([-431, 330], { scale: 0.7 }), SPLIT_SEAL, d),
    axis: 576,
    foot: ends.foot - 44,
    height: ends.end - ends.foot + 96,
    column: top + 56,
    card: { centre: [split.CONTACT + 40, Q(50)], width: 440 },
    icon: { centre: [split.CONTACT + 14, Q(62)], width: 220 },
  }
}

/** Nozzle, seal and shaft, and arrows to both sides: a long shaft held at one end moves across. */
function onNozzle(sheet: Sheet, nozzle: VesselNozzle, drawSeal: () => void) {
  const { foot, end, shaft } = nozzle
  vesselNozzle(sheet, nozzle)
  drawSeal()
  shaftOutline(sheet, straightShaft(foot, end, shaft))
  const [x, near, far] = [end - 34, shaft + 10, shaft + 52]
  for (const side of [1, -1]) flowArrow(sheet, [x, side * near], [x, side * far], 'ink')
  sheet.text([x - 6, -far - 14], 'Movimiento del eje', { anchor: 'end' })
}
