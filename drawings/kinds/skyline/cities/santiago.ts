import { box } from '../../../geometry.ts'
import type { Pen } from '../../scene/pen.ts'
import { CITY, type CityScene } from '../city-scene.ts'
import { pairs, triples } from '../../../path-notation.ts'

const ANDES =
  'M0 330L38 366L62 350L112 408L136 390L168 424L196 398L232 440L262 412L300 430L340 396L372 420L404 402L452 446L486 420L520 436L556 398L590 414L640 368'
const SNOW_LINE =
  'M0 300L22 312L40 292L66 318L92 298L118 332L142 306L170 338L196 310L226 344L256 314L286 340L312 312L346 336L372 314L402 340L434 318L460 348L492 320L522 342L552 312L584 334L612 308L640 322'
/** Of the lower roofs. */
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

/** Torre Entel: a round shaft, and above it the drums of its platforms and the mast. */
function entelTower(pen: Pen) {
  pen.plain('M-11 0L-8 196H8L11 0Z')
  pen.line('M0 10V196', 'hatch')
  for (const [h, half] of pairs`150 22, 172 22, 194 24, 216 24`)
    pen.metal(box(-half, half, h, h + 13), 'spring')
  pen.plain(box(-11, 11, 229, 250), 'spring')
  pen.metal(box(-17, 17, 250, 260), 'spring')
  pen.line('M0 260V316M-6 276H6M-5 290H5', 'spring')
}

/** Gran Torre: its glass slightly drawn in upwards, ending in an open lattice crown. */
function granTorre(pen: Pen) {
  pen.plain('M-37 0L-34 300C-33 340 -28 362 -22 372H22C28 362 33 340 34 300L37 0Z')
  for (const x of [-20, 0, 20]) pen.line(`M${x} 0L${x * 0.88} 336`, 'hatch')
  for (let h = 24; h < 340; h += 24) pen.line(`M-35 ${h}H35`, 'hatch')
  pen.line('M-31 336H31', 'outline')
  for (const x of [-18, -6, 6]) pen.line(`M${x} 338l12 33M${x + 12} 338l-12 33`, 'hatch')
}

/** Towers of the business quarter, then the lower roofs in front of everything. */
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

function draw(pen: Pen) {
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

export const santiago: CityScene = {
  title: 'la Gran Torre, el cerro San Cristóbal y la Torre Entel ante la cordillera nevada',
  description:
    'De izquierda a derecha, la Torre Entel con sus plataformas y su antena, el cerro San Cristóbal con la Virgen en la cumbre y la vía recta del funicular, y la Gran Torre con su corona abierta. Detrás, la cordillera de los Andes, blanca sobre la línea de nieve.',
  draw,
}
