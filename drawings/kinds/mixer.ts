import { z } from 'zod'
import * as dual from './cartridge-dual/dimensions.ts'
import * as parted from './split/dimensions.ts'
import { split, frontView } from './split/split.ts'
import { onSheet, area, box, polyline, Sheet } from '../kit.ts'
import type { DrawingLayout, KindDefinition, Point } from '../model.ts'
import { breakLine } from '../parts/break-line.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { shaft, straightShaft, shaftOutline } from '../parts/shaft.ts'
import { cartridgeDual, dualCartridge } from './cartridge-dual/cartridge-dual.ts'
import { dualCallouts, dualSentences } from './cartridge-dual/words.ts'
import { splitSeal } from './split/seal.ts'

/** A seal on the nozzle of a vessel, around the vertical shaft of a mixer or agitator. */
const schema = z.strictObject({
  kind: z.literal('mixer'),
  /** `split`: one pair of faces, every ring in two halves; `dual`: a double cartridge. */
  seal: z.enum(['split', 'dual']).default('split'),
})

type VesselNozzle = {
  shaft: number
  /** The breaks of the shaft, inside the vessel and beyond the seal. */
  foot: number
  end: number
  /** The junction of the vessel's head and the nozzle, and the nozzle's face. */
  head: number
  face: number
  /** Radii of the nozzle's bore, of its flange, and of the head's break. */
  bore: number
  flange: number
  reach: number
}

const WALL = 18
const FLANGE_THICKNESS = 34
/** The head slopes down from the nozzle by this much up to its break. */
const FALL = 22

/**
 * The shaft of a mixer, the nozzle in its vessel's head and the vessel's contents: cut above the axis, from outside
 * below it. The drawing is turned upright later, so that the vessel is at the bottom.
 */
function vesselNozzle(sheet: Sheet, options: VesselNozzle) {
  const { shaft: s, foot, end, head, face, bore, flange, reach } = options
  shaft(sheet, straightShaft(foot, end, s))
  sheet
    .medium(
      'process',
      polyline`M${foot} ${s} H${face} V${bore} H${head} L${head - FALL} ${reach} H${foot}`,
    )
    .opening(area(foot - 2, foot + 2, 0, reach + 2))
    .opening(area(foot, head, reach - 2, reach + 2))
  const outer = polyline`M${face} ${flange} H${face - FLANGE_THICKNESS} V${bore + WALL}
    H${head + WALL} L${head + WALL - FALL} ${reach}`
  const outline = polyline`M${head - FALL} ${reach} L${head} ${bore} H${face} L${outer}`
  sheet.part('nozzle', 'housing', 'housing', outline)
  const vessel = polyline`M${head + WALL} 0 V${-bore - WALL} L${head + WALL - FALL} ${-reach}
    H${foot} V0`
  const neckOutside = box(head + WALL, face - FLANGE_THICKNESS, -bore - WALL, 0)
  sheet
    .part('vessel-outside', 'housing', 'outside', vessel)
    .part('neck-outside', 'housing', 'outside', neckOutside)
    .part('flange-outside', 'housing', 'outside', box(face - FLANGE_THICKNESS, face, -flange, 0))
  breakLine(sheet, foot, [s, reach], -1)
}

type Crop = { centre: Point; width: number }

/** A seal on a vessel's nozzle, drawn along a horizontal axis like every kind, and its placing on an upright sheet. */
type Upright = {
  draw: (sheet: Sheet) => void
  /** Views beside the upright drawing, which are not turned. */
  beside?: (sheet: Sheet) => void
  /** Horizontal position of the axis, and the axial position (`x`) of its lower end. */
  axis: number
  foot: number
  height: number
  /** Distance of the column of balloons from the axis. */
  column: number
  /** Middle and width of the card and of the row, on the horizontal drawing. */
  card: Crop
  row: Crop
}

/** The double cartridge for a mixer: cushioned drive and clearance around the sleeve. */
const DUAL_SEAL = cartridgeDual.schema.parse({
  kind: 'cartridge-dual',
  centre: 'spacer',
  drive: 'cushioned-pin',
  channel: 'wide',
})

function dualOnNozzle(): Upright {
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
    row: { centre: [dual.MIDDLE, R(62)], width: 300 },
  }
}

/** The split seal for a mixer: clearance around the shaft, a slotted gland, flat springs, two ports. */
const SPLIT_SEAL = split.schema.parse({ kind: 'split', gland: 'slotted', clearance: 'wide' })

function splitOnNozzle(): Upright {
  const d = parted.dimensionsOf(SPLIT_SEAL)
  const { s, R, Q, bore, casting, top } = d
  const ends = { foot: 96, end: 640, head: 176, face: parted.BOX_FACE }
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
        .callout('gland', [parted.GLAND_END - 11, Q(112)], 'brida partida sobre la boquilla')
        .callout('clearance', [480, R(22)], 'holgura radial amplia')
        .name('springs', 'resorte plano, lado atmósfera')
    },
    // The halves seen along the shaft, left of the section.
    beside: (sheet) => frontView(sheet.at([-431, 330], { scale: 0.7 }), SPLIT_SEAL, d),
    axis: 576,
    foot: ends.foot - 44,
    height: ends.end - ends.foot + 96,
    column: top + 56,
    card: { centre: [parted.CONTACT + 40, Q(50)], width: 440 },
    row: { centre: [parted.CONTACT + 14, Q(62)], width: 220 },
  }
}

/** Nozzle, seal and shaft, with arrows to both sides: a long shaft with bearings at one end deflects. */
function onNozzle(sheet: Sheet, nozzle: VesselNozzle, drawSeal: () => void) {
  const { foot, end, shaft: radius } = nozzle
  vesselNozzle(sheet, nozzle)
  drawSeal()
  shaftOutline(sheet, straightShaft(foot, end, radius))
  const [x, near, far] = [end - 34, radius + 10, radius + 52]
  for (const side of [1, -1]) flowArrow(sheet, [x, side * near], [x, side * far], 'ink')
  sheet.text([x - 6, -far - 14], 'Movimiento del eje', { anchor: 'end' })
}

type Mixer = z.output<typeof schema>

const HEADROOM = 28
const CARD_RATIO = 3 / 4

/**
 * Turns a horizontal drawing upright: its left end to the bottom, the part above the axis to the right. Balloons are
 * in a column on the right, numbered from top to bottom.
 */
function layout({ seal }: Mixer): DrawingLayout {
  const place = seal === 'split' ? splitOnNozzle() : dualOnNozzle()
  const { draw, axis, foot, height, card, row } = place
  const level = new Sheet()
  draw(level)
  const { callouts } = level.finish({
    balloonRow: place.column,
    bottom: 0,
    left: foot,
    width: height,
    card: { x: 0, top: 0, width: 0 },
  })
  const sheet = new Sheet()
  const turned = sheet.at([axis, -foot], { turn: -90, mirror: true })
  draw(turned)
  place.beside?.(sheet)
  sheet
    .centreLine([axis, 14], [axis, height - 14], 'centre')
    .text([24, height - 34], 'Lado motorreductor', { anchor: 'start', strong: true })
    .text([24, 22], 'Lado estanque', { anchor: 'start', tone: 'accent', strong: true })
  const [x, top] = turned.place(card.centre)
  const last = callouts.length + 1
  return {
    ...sheet.finish({
      balloonRow: height - HEADROOM,
      bottom: 0,
      card: { x: x - card.width / 2, top: top + (card.width * CARD_RATIO) / 2, width: card.width },
      row: { centre: turned.place(row.centre), side: row.width },
    }),
    uprightAxis: axis,
    callouts: callouts
      .map(({ number, dot, balloon, ...callout }) => ({
        ...callout,
        number: last - number,
        dot: turned.place(dot),
        balloon: turned.place(balloon),
      }))
      .toReversed(),
  }
}

const SETTING = `El eje es vertical: abajo, el estanque; arriba, la atmósfera y el motorreductor. ${onSheet('A la derecha, el corte; a la izquierda, la vista exterior.')}`
const SPLIT = [
  'Todo anillo viene en dos mitades, que se cierran alrededor del eje sin desacoplar el agitador; el plano de partición pasa por el eje.',
  'La brida, maciza y ranurada, va sobre la boquilla del estanque y tiene dos puertos de lavado a 180°.',
  'Resortes planos tipo clip, por fuera de la brida, empujan la cara estacionaria desde el lado atmósfera, libres de producto.',
  'La holgura radial amplia entre el soporte y las piezas fijas admite el movimiento del eje.',
]

function describe({ seal }: Mixer) {
  const ofDual = [
    'La brida del cartucho va sobre la boquilla del estanque.',
    ...dualSentences(DUAL_SEAL),
  ]
  const view = seal === 'split' ? onSheet(' y vista de las mitades') : ', con el eje vertical'
  return {
    title: `media sección sobre la boquilla del estanque${view}`,
    description: [SETTING, ...(seal === 'split' ? SPLIT : ofDual)].join(' '),
  }
}

export const mixer: KindDefinition<typeof schema> = { schema, layout, describe }
