import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import { mountains } from '../../scene/plant/site.ts'
import { CITY, water, type CityScene } from '../city-scene.ts'
import { pairs } from '../../../path-notation.ts'

const SEA = 62
const DECK = 112
const RANGE = pairs`0 352, 52 384, 96 366, 168 414, 226 392, 300 432, 352 404, 430 440, 498 398,
  560 418, ${CITY.width} 372`

/** The coastal range: no river cuts it, its tops are nearly level and its foot is the city's edge. */
function coastalRange(pen: Pen) {
  mountains(pen, RANGE)
  pen.faint('M268 176C330 200 380 176 440 190C520 206 580 178 640 192')
  pen.faint('M300 300L330 236L322 200M470 306L456 250L474 204M568 300L590 240L582 196', 'hatch')
}

/** La Portada: an arch that the sea opened, dark at its foot and in level beds above. */
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

/** The ore wharf: piles, deck, and the covered belt that ends at the loader. */
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

/** The loader: a portal on the deck, its boom over the water, the spout and the stays. */
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

/** A harbour crane on its portal, the jib towards the sea. */
function harbourCrane(pen: Pen) {
  pen.line('M-26 0L-14 46M26 0L14 46M-22 18H22', 'outline')
  pen.metal('B-24 24 46 58 M-14 58H32V96H-14Z')
  pen.line('M-14 70L-104 214M-2 96L-104 214M-14 96L4 142L32 96M4 142L-98 206', 'outline')
  for (const [x, h] of pairs`-27 91, -47 123, -67 155`) pen.line(`M${x} ${h}l10 22l-30 10`, 'hatch')
  pen.line('M-104 214V132')
  pen.solid(disc(-104, 126, 6))
}

function draw(pen: Pen) {
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

export const antofagasta: CityScene = {
  title: 'la Portada, el puerto y la cordillera de la Costa, vistos desde el mar',
  description:
    'A la izquierda, el arco de roca que abrió el mar, oscuro en su base y en estratos horizontales arriba. A la derecha, el muelle de minerales sobre pilotes, con la correa techada y el cargador de naves, y dos grúas de puerto. Detrás, la cordillera de la Costa.',
  draw,
}
