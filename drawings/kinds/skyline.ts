import { z } from 'zod'
import { area, box, pairs, Sheet, triples, type KindDefinition } from '../kit.ts'
import { emptyRowUnder, SHEET_WIDTH } from '../finished-sheet.ts'
import { Pen, disc } from './scene/pen.ts'
import { mountains } from './scene/plant/site.ts'

/** The size of a city's picture, whose coordinates begin at its lower left corner. */
const CITY = { width: 640, height: 480 }

/** A city: its texts, and its drawing function. */
type CityScene = { title: string; description: string; draw: (pen: Pen) => void }

const WAVE = 34

/** Open water over the whole width, up to the given height, with short waves at each height of `rows`. */
function water(pen: Pen, height: number, rows: readonly number[]) {
  pen.fluid(box(0, CITY.width, 0, height))
  pen.line(`M0 ${height}H${CITY.width}`, 'outline')
  for (const [i, h] of rows.entries()) {
    for (let x = 18 + (i % 2) * 3 * WAVE; x + WAVE < CITY.width; x += 5 * WAVE)
      pen.line(`M${x} ${h}F${x + WAVE / 2} ${h + 4}U${x + WAVE} ${h}`, 'hatch')
  }
}

const SEA = 62
const DECK = 112
const RANGE = pairs`0 352, 52 384, 96 366, 168 414, 226 392, 300 432, 352 404, 430 440, 498 398,
  560 418, ${CITY.width} 372`

/** The coastal range: without river valleys, with nearly level tops and its foot at the city's edge. */
function coastalRange(pen: Pen) {
  mountains(pen, RANGE)
  pen.faint('M268 176C330 200 380 176 440 190C520 206 580 178 640 192')
  pen.faint('M300 300L330 236L322 200M470 306L456 250L474 204M568 300L590 240L582 196', 'hatch')
}

/** La Portada: an arch formed by the sea, dark at its foot and with level beds above. */
function portada(pen: Pen) {
  pen.metal(
    'M14 44L22 96L12 148L26 204L22 262L34 292L88 300L178 296L254 302L276 284L272 232L280 176L270 120L284 44H236L232 104C230 150 204 182 172 180C140 178 118 150 112 108L104 44Z',
  )
  pen.line('M20 112L64 122L112 108M232 104L252 112L270 120', 'outline')
  for (const [h, sag] of pairs`142 4, 176 6, 210 -4, 238 5, 266 -3`) {
    const isOverArch = h > 190
    if (isOverArch) pen.line(`M22 ${h}L90 ${h + sag}L170 ${h}L272 ${h + sag}`, 'hatch')
    else pen.line(`M20 ${h}L70 ${h + sag}L${h < 160 ? 118 : 136} ${h}`, 'hatch')
  }
  pen.line('M230 142L252 146L272 142M206 176L240 180L278 176', 'hatch')
  for (const [x, h] of pairs`40 60, 62 84, 84 58, 88 92, 250 70, 258 94`)
    pen.line(`M${x} ${h}l8 -12M${x + 9} ${h + 3}l6 -10`, 'hatch')
}

/** The ore wharf: piles, deck, and the covered conveyor that ends at the loader. */
function oreWharf(pen: Pen) {
  for (let x = 332; x < CITY.width; x += 44) {
    pen.line(`M${x} 40V${DECK - 10}`, 'outline')
    if (x + 44 < CITY.width)
      pen.line(`M${x} 66L${x + 44} ${DECK - 14}M${x} ${DECK - 14}L${x + 44} 66`, 'hatch')
  }
  pen.plain(box(318, CITY.width, DECK - 12, DECK))
  pen.plain(`M418 ${DECK + 44}L640 ${DECK + 92}V${DECK + 70}L418 ${DECK + 22}Z`)
  for (const x of [470, 520, 570, 620])
    pen.line(`M${x} ${DECK + 55 + (x - 470) * 0.216 - 22}V${DECK}`, 'spring')
}

/** The ship loader: a portal on the deck, its boom over the water, the spout and the stays. */
function shipLoader(pen: Pen) {
  const loader = pen.at(400, DECK)
  loader.line('M-26 0L-10 62M34 0L18 62', 'contact')
  loader.line('M-10 62L4 134L18 62', 'outline')
  loader.plain('M22 56L-106 88L-108 102L22 74Z')
  for (const x of [-84, -58, -32, -6]) loader.line(`M${x} ${82 - (x + 84) * 0.25}l-13 19`, 'hatch')
  loader.line('M4 134L-96 100M4 134L46 60')
  loader.metal('M20 50H62V78H20Z')
  loader.plain('M-108 96L-98 90L-94 40H-110Z')
}

/** A harbour crane on its portal, its jib towards the sea. */
function harbourCrane(pen: Pen) {
  pen.line('M-26 0L-14 46M26 0L14 46M-22 18H22', 'outline')
  pen.metal('B-24 24 46 58 M-14 58H32V96H-14Z')
  pen.line('M-14 70L-104 214M-2 96L-104 214M-14 96L4 142L32 96M4 142L-98 206', 'outline')
  for (const [x, h] of pairs`-27 91, -47 123, -67 155`) pen.line(`M${x} ${h}l10 22l-30 10`, 'hatch')
  pen.line('M-104 214V132')
  pen.solid(disc(-104, 126, 6))
}

function antofagastaDraw(pen: Pen) {
  coastalRange(pen)
  harbourCrane(pen.at(512, DECK))
  harbourCrane(pen.at(606, DECK))
  water(pen, SEA, [44, 24, 8])
  portada(pen)
  oreWharf(pen)
  shipLoader(pen)
  pen.note('La Portada', [40, 274], [-4, 320], 'left')
  pen.note('Cordillera', [430, 440], [644, 452])
  pen.note('Puerto', [617, 190], [644, 250])
  pen.note('Muelle', [620, DECK - 6], [644, 40])
}

const antofagasta: CityScene = {
  title: 'la Portada, el puerto y la cordillera de la Costa, vistos desde el mar',
  description:
    'A la izquierda, el arco de roca que abrió el mar, oscuro en su base y en estratos horizontales arriba. A la derecha, el muelle de minerales sobre pilotes, con la correa techada y el cargador de naves, y dos grúas de puerto. Detrás, la cordillera de la Costa.',
  draw: antofagastaDraw,
}

const ANDES =
  'M0 330L38 366L62 350L112 408L136 390L168 424L196 398L232 440L262 412L300 430L340 396L372 420L404 402L452 446L486 420L520 436L556 398L590 414L640 368'
const SNOW_LINE =
  'M0 300L22 312L40 292L66 318L92 298L118 332L142 306L170 338L196 310L226 344L256 314L286 340L312 312L346 336L372 314L402 340L434 318L460 348L492 320L522 342L552 312L584 334L612 308L640 322'
/** Windows of the lower roofs. */
const WINDOWS = pairs`12 38, 44 58, 80 28, 122 46, 170 22, 212 34, 258 18, 334 48, 390 26, 440 40,
  578 44, 620 28`

/** The range close behind the city, white above the snow line. */
function andes(pen: Pen) {
  pen.line(ANDES, 'outline')
  pen.line(SNOW_LINE)
  pen.faint('M112 408L104 372L118 352M232 440L222 400L240 374M452 446L440 408L458 380')
  pen.faint('M168 424L178 392M300 430L308 394M520 436L512 398M590 414L596 380')
  for (let x = 10; x < CITY.width - 20; x += 42) pen.faint(`M${x} 286l14 -34`, 'hatch')
}

/** Cerro San Cristóbal: the Virgin on her pedestal, the broadcasting mast, the funicular's straight track. */
function sanCristobal(pen: Pen) {
  pen.metal('M96 40C150 92 178 152 224 196L236 204H276L292 192C330 150 352 92 420 40Z')
  pen.line('M170 116L236 200M176 110L242 198', 'hatch')
  for (const [x, h] of pairs`196 84, 246 132, 300 96, 330 70, 268 70, 224 60, 288 150`)
    pen.line(`M${x} ${h}F${x + 11} ${h + 9}U${x + 22} ${h}`, 'hatch')
  const virgin = pen.at(256, 202)
  virgin.plain('M-17 0L-13 22H13L17 0Z')
  virgin.plain(
    'M-11 22C-10 44 -9 56 -7 64L-23 52L-25 58L-8 77H8L25 58L23 52L7 64C9 56 10 44 11 22Z',
  )
  virgin.plain({ centre: [0, 83], radius: 7 })
  pen.line('M286 194V292M281 194L286 230L291 194M282 252H290M280 270H292', 'spring')
}

/** Torre Entel: a round shaft with the drums of its platforms and the mast above. */
function entelTower(pen: Pen) {
  pen.plain('M-11 0L-8 196H8L11 0Z')
  pen.line('M0 10V196', 'hatch')
  for (const [h, half] of pairs`150 22, 172 22, 194 24, 216 24`)
    pen.metal(box(-half, half, h, h + 13), 'spring')
  pen.plain(box(-11, 11, 229, 250), 'spring')
  pen.metal(box(-17, 17, 250, 260), 'spring')
  pen.line('M0 260V316M-6 276H6M-5 290H5', 'spring')
}

/** Gran Torre: its glass tapers slightly and ends in an open lattice crown. */
function granTorre(pen: Pen) {
  pen.plain('M-37 0L-34 300C-33 340 -28 362 -22 372H22C28 362 33 340 34 300L37 0Z')
  for (const x of [-20, 0, 20]) pen.line(`M${x} 0L${x * 0.88} 336`, 'hatch')
  for (let h = 24; h < 340; h += 24) pen.line(`M-35 ${h}H35`, 'hatch')
  pen.line('M-31 336H31', 'outline')
  for (const x of [-18, -6, 6]) pen.line(`M${x} 338l12 33M${x + 12} 338l-12 33`, 'hatch')
}

/** Towers of the business district, then the lower roofs in front. */
function blocks(pen: Pen) {
  for (const [x, width, height] of triples`398 42 168, 444 30 132, 556 34 206, 594 46 150`) {
    pen.plain(box(x, x + width, 0, height))
    for (let h = 22; h < height - 8; h += 22) pen.line(`M${x} ${h}H${x + width}`, 'hatch')
  }
}

function roofs(pen: Pen) {
  pen.plain(
    'M0 0V62H30V84H66V50H104V70H150V44H196V58H232V38H290V56H318V74H356V48H420V64H462V46H560V70H604V52H640V0Z',
  )
  for (const [x, h] of WINDOWS) pen.line(`M${x} ${h}h10M${x} ${h - 12}h10`, 'hatch')
}

function santiagoDraw(pen: Pen) {
  andes(pen)
  sanCristobal(pen)
  entelTower(pen.at(64, 40))
  blocks(pen)
  granTorre(pen.at(512, 20))
  roofs(pen)
  pen.note('Torre Entel', [52, 196], [-4, 240], 'left')
  pen.note('San Cristóbal', [256, 285], [-4, 440], 'left')
  pen.note('Gran Torre', [536, 330], [644, 300])
  pen.note('Los Andes', [590, 414], [644, 450])
}

const santiago: CityScene = {
  title: 'la Gran Torre, el cerro San Cristóbal y la Torre Entel ante la cordillera nevada',
  description:
    'De izquierda a derecha, la Torre Entel con sus plataformas y su antena, el cerro San Cristóbal con la Virgen en la cumbre y la vía recta del funicular, y la Gran Torre con su corona abierta. Detrás, la cordillera de los Andes, blanca sobre la línea de nieve.',
  draw: santiagoDraw,
}

const BANK = 214
const RIVER = 150
const RAIL_DECK = 176
const ROAD_DECK = 104
/** The town's blocks: position, width, height. */
const BLOCKS = triples`300 30 36, 334 24 62, 364 38 44, 406 26 74, 436 30 40, 556 32 56, 592 22 40,
  616 24 64`

/** Low hills: the two round ones at the river's mouth, then cerro Caracol behind the university. */
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

/** The university's Campanil: a slender square tower with its clock, open belfry and stepped top. */
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

/** The railway bridge upriver: steel trusses on many piers. */
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

function concepcionDraw(pen: Pen) {
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

const concepcion: CityScene = {
  title: 'el Campanil y los puentes del Biobío entre cerros bajos',
  description:
    'En primer plano, el río con el puente Llacolén, de tablero largo sobre pares de pilares, y el puente ferroviario de celosía. En la otra ribera, el centro y el Campanil de la universidad, con su reloj y su remate escalonado. Detrás, cerros bajos y redondeados.',
  draw: concepcionDraw,
}

/** A city's outline against its hills: the cards of the branches (spec 2, "Home page"). */
const schema = z.strictObject({
  kind: z.literal('skyline'),
  city: z.enum(['antofagasta', 'santiago', 'concepcion']),
})

type Skyline = z.output<typeof schema>

const CITIES: Record<Skyline['city'], CityScene> = { antofagasta, santiago, concepcion }

/** The margins beside the picture, for its lettering. */
const SIDE = (SHEET_WIDTH - CITY.width) / 2

function layout({ city }: Skyline) {
  const sheet = new Sheet()
  // Sea and river are open to the air, and end at the card's edge.
  sheet.opening(area(0, SHEET_WIDTH, 0, CITY.height))
  CITIES[city].draw(new Pen(sheet).at(SIDE, 0))
  return sheet.finish({
    balloonRow: emptyRowUnder(CITY.height),
    bottom: 0,
    card: { x: SIDE, top: CITY.height, width: CITY.width },
  })
}

export const skyline: KindDefinition<typeof schema> = {
  schema,
  layout,
  describe: ({ city }) => CITIES[city],
}
