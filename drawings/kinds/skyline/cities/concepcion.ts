import { box } from '../../../geometry.ts'
import type { Pen } from '../../scene/pen.ts'
import { CITY, water, type CityScene } from '../city-scene.ts'
import { pairs, triples } from '../../../path-notation.ts'

const BANK = 214
const RIVER = 150
const RAIL_DECK = 176
const ROAD_DECK = 104
/** Of the town: place, width, height. */
const BLOCKS = triples`300 30 36, 334 24 62, 364 38 44, 406 26 74, 436 30 40, 556 32 56, 592 22 40,
  616 24 64`

/** Low hills: the two round ones of the river's mouth, then cerro Caracol behind the university. */
function hills(pen: Pen) {
  pen.faint(
    'M0 232C30 262 62 300 96 300C124 300 136 276 156 268C176 282 190 308 216 306C252 302 276 256 318 240C352 228 380 232 400 240',
    'outline',
  )
  pen.faint('M330 238C392 262 430 300 492 312C548 318 592 292 640 262', 'outline')
  for (const [x, h] of pairs`72 252, 112 268, 204 266, 236 250, 428 262, 582 266, 608 244`)
    pen.faint(`M${x} ${h}F${x + 10} ${h + 8}U${x + 20} ${h}`, 'hatch')
}

function town(pen: Pen) {
  for (const [x, width, height] of BLOCKS) {
    pen.plain(box(x, x + width, BANK, BANK + height))
    for (let h = BANK + 14; h < BANK + height - 6; h += 14)
      pen.line(`M${x + 5} ${h}H${x + width - 5}`, 'hatch')
  }
}

/** The university's Campanil: a slender square shaft, its clock, the open belfry and the stepped top. */
function campanil(pen: Pen) {
  pen.plain('M-38 0H38V30H-38Z')
  pen.line('M-9 0V14F0 23U9 14V0')
  pen.plain('M-25 30L-22 198H22L25 30Z')
  for (const x of [-11, 0, 11]) pen.line(`M${x} 44V150`, 'hatch')
  pen.plain({ centre: [0, 174], radius: 13 }, 'thin')
  pen.line('M0 174V183M0 174H6', 'spring')
  pen.metal(box(-29, 29, 198, 208))
  pen.plain(box(-22, 22, 208, 246))
  for (const x of [-14, 0, 14]) pen.line(`M${x - 4} 208V230F${x} 236U${x + 4} 230V208`)
  pen.metal(box(-26, 26, 246, 253))
  pen.plain('M-17 253H17V264H-17ZM-11 264H11L0 286Z', 'spring')
}

/** The railway bridge, farther up: steel trusses on many piers. */
function railwayBridge(pen: Pen) {
  const panel = 32
  for (let x = 0; x <= CITY.width; x += 4 * panel)
    pen.plain(box(Math.max(0, x - 5), Math.min(CITY.width, x + 5), RIVER - 22, RAIL_DECK), 'thin')
  pen.line(`M0 ${RAIL_DECK}H640M0 ${RAIL_DECK + 34}H640`, 'spring')
  for (let x = 0; x < CITY.width; x += panel)
    pen.at(x, RAIL_DECK).line(`M0 0V34M0 0L${panel / 2} 34L${panel} 0`, 'hatch')
}

/** Puente Llacolén: a long level deck on pairs of round piers, with its lamps. */
function llacolen(pen: Pen) {
  for (let x = 40; x < CITY.width; x += 112) {
    for (const dx of [-16, 10]) pen.plain(box(x + dx, x + dx + 9, 22, ROAD_DECK - 14), 'spring')
    pen.at(x, ROAD_DECK).plain('M-28 -2L-20 -16H23L31 -2Z', 'spring')
  }
  pen.metal(box(0, CITY.width, ROAD_DECK - 2, ROAD_DECK + 14))
  pen.line(`M0 ${ROAD_DECK + 22}H640`, 'hatch')
  for (let x = 96; x < CITY.width; x += 112) pen.at(x, ROAD_DECK).line('M0 14V50M-14 46L0 50L14 46')
}

function draw(pen: Pen) {
  hills(pen.at(0, 32))
  town(pen)
  campanil(pen.at(502, BANK, { scale: 0.9 }))
  pen.line(`M0 ${BANK}H640`)
  water(pen, RIVER, [128, 62, 40, 12])
  railwayBridge(pen)
  llacolen(pen)
  pen.note('Cerros', [96, 332], [-4, 410], 'left')
  pen.note('Ferrocarril', [64, RAIL_DECK + 34], [-4, 270], 'left')
  pen.note('Campanil', [517, 420], [644, 450])
  pen.note('Llacolén', [628, ROAD_DECK + 6], [644, 60])
}

export const concepcion: CityScene = {
  title: 'el Campanil y los puentes del Biobío entre cerros bajos',
  description:
    'En primer plano, el río con el puente Llacolén, de tablero largo sobre pares de pilares, y el puente ferroviario de celosía. En la otra ribera, el centro y el Campanil de la universidad, con su reloj y su remate escalonado. Detrás, cerros bajos y redondeados.',
  draw,
}
