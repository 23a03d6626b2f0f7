import { box } from '../../geometry.ts'
import { bothSides } from '../scene/pen.ts'
import { hydroUnit, HYDRO_UNIT } from '../scene/plant/hydro-unit.ts'
import { companionFlange, expansionJoint, flange, pipe, pipeEndOn } from '../scene/plant/pipe.ts'
import { motor, PUMP, pumpSection, pumpTrain } from '../scene/plant/pumps.ts'
import {
  agitator,
  mixerDrive,
  mixerSeal,
  reactor,
  REACTOR,
} from '../scene/plant/agitated-reactor.ts'
import {
  faceSealSection,
  sectionCircle,
  packedBoxSection,
  gasketSection,
} from '../scene/plant/section-circle.ts'
import { plinth, slab, levelSign } from '../scene/plant/site.ts'
import type { Machine } from './machine-model.ts'

const PUMP_X = 172
const PUMP_AXIS = 132
const FACE = PUMP_X + PUMP.suction
const PUMP_TOP = PUMP_AXIS + PUMP.discharge

/** A process pump with its motor, cut through its casing; the seal's box enlarged. */
export const pump: Machine = {
  title: 'bomba con motor y sus lugares sellados',
  description:
    'Bomba horizontal con su motor, el cuerpo cortado por el eje: junta de expansión en la succión, impulsor, caja de sellado, caja de rodamientos y un sensor encima. En el círculo, el sello mecánico en la caja, agrandado.',
  places: {
    'caja-con-sello': { at: [452, 268], number: [548, 262] },
    'caja-con-empaquetadura': { at: [222, 114], number: [216, 46] },
    'fondo-de-la-caja': { at: [204, 149], number: [272, 318] },
    rodamientos: { at: [284, 126], number: [322, 46] },
    boquillas: { at: [82, 110], number: [64, 46] },
    sensores: { at: [290, 178], number: [334, 254] },
  },
  draw(pen) {
    slab(pen.at(0, 22), 0, 600, 22)
    plinth(pen.at(0, 22), PUMP_X - 84, PUMP_X + 388, 24)
    pipe(pen, `M0 ${PUMP_AXIS}H${FACE - 40}`, PUMP.suctionRadius)
    expansionJoint(pen.at(FACE - 18, PUMP_AXIS), PUMP.suctionRadius)
    pipe(pen, `M${PUMP_X} ${PUMP_TOP + 7}V375`, 19)
    flange(pen.at(PUMP_X, 330, { turn: 90 }), 19)
    pumpTrain(pen.at(PUMP_X, PUMP_AXIS), 9)
    pumpSection(pen.at(PUMP_X, PUMP_AXIS))
    companionFlange(pen.at(PUMP_X, PUMP_TOP, { turn: 90 }), 19)
    const sensor = pen.at(PUMP_X + 118, PUMP_AXIS + 28)
    sensor
      .metal(box(-6, 6, 0, 5), 'thin')
      .plain(box(-10, 10, 5, 32), 'thin')
      .line('M-6 25H6')
    const of = [PUMP_X + 42, PUMP_AXIS + 13] as const
    sectionCircle(pen, { of, spot: 24, at: [452, 288], radius: 76 }, faceSealSection)
  },
}

const MIXER_X = 236
const MIXER_TOP = 190

/** An agitator on the lid of its tank; the packed box enlarged. */
export const mixer: Machine = {
  title: 'agitador sobre su estanque y sus lugares sellados',
  description:
    'Agitador de entrada superior sobre la tapa de un estanque cortado: motor, reductor, linterna con el sello del eje y dos impulsores en el líquido. En el círculo, la caja de sellado del eje, agrandada.',
  places: {
    'sello-del-eje': { at: [230, 204], number: [120, 262] },
    empaquetadura: { at: [444, 220], number: [548, 186] },
    'fondo-de-la-caja': { at: [236, 184], number: [120, 330] },
    sensores: { at: [252, 330], number: [344, 338] },
  },
  draw(pen) {
    pen.fluid(box(92, 380, 30, 140))
    pen.line('M92 140H380', 'hatch')
    levelSign(pen.at(330, 140))
    pen.cut(`M84 ${MIXER_TOP}V22H388V${MIXER_TOP}H380V30H92V${MIXER_TOP}Z`, 'steel')
    pen.metal(
      `B60 ${MIXER_X - 28} ${MIXER_TOP - 8} ${MIXER_TOP} B${MIXER_X + 28} 412 ${MIXER_TOP - 8} ${MIXER_TOP}`,
    )
    agitator(pen.at(MIXER_X, MIXER_TOP), { depth: 132, impellers: [10, 62], span: 66 })
    sectionCircle(
      pen,
      { of: [MIXER_X, MIXER_TOP + 13], spot: 22, at: [452, 262], radius: 80, turn: 90 },
      packedBoxSection,
    )
  },
}

const STIRRED_REACTOR_SCALE = 0.78
const STIRRED_REACTOR_X = 216
const BASE = 74
const at = (x: number, h: number) =>
  [STIRRED_REACTOR_X + x * STIRRED_REACTOR_SCALE, BASE + h * STIRRED_REACTOR_SCALE] as const

/** A jacketed reactor with its agitator; the gasket of its lid enlarged. */
export const stirredReactor: Machine = {
  title: 'reactor con agitador y sus lugares sellados',
  description:
    'Reactor encamisado, cortado a la derecha de su eje: agitador con su motor, sello del eje sobre la tapa y líquido en el recipiente. En el círculo, la junta espirometálica entre las bridas de la tapa, agrandada.',
  places: {
    'sello-del-eje': { at: at(20, 226), number: [318, 316] },
    'junta-de-la-tapa': { at: [462, 192], number: [562, 60] },
  },
  draw(pen) {
    const own = pen.at(STIRRED_REACTOR_X, BASE, { scale: STIRRED_REACTOR_SCALE, weight: 'spring' })
    reactor(own)
    mixerDrive(own.at(0, REACTOR.pad))
    mixerSeal(own.at(0, REACTOR.pad))
    sectionCircle(
      pen,
      { of: at(96, 147), spot: 18, at: [462, 192], radius: 108, turn: 90 },
      gasketSection,
    )
  },
}

const [TURBINE_X, FLOOR] = [210, 262]

/** A Francis turbine under its generator; the shaft seal enlarged. */
export const turbine: Machine = {
  title: 'turbina hidráulica y sus lugares sellados',
  description:
    'Turbina Francis de eje vertical bajo su generador, cortada: rodete, álabes directrices, cámara espiral y sello del eje en la tapa. En el círculo, el sello del eje, agrandado. A la derecha, una junta de expansión en la cañería de agua.',
  places: {
    'sello-del-eje': { at: [462, 250], number: [552, 176] },
    'fondo-de-la-caja': { at: [TURBINE_X - 22, FLOOR - 146], number: [56, 176] },
    'junta-de-expansion': { at: [462, 86], number: [552, 36] },
  },
  draw(pen) {
    const own = pen.at(TURBINE_X, FLOOR, { weight: 'spring' })
    pipe(pen, 'M330 86H436', 27)
    expansionJoint(pen.at(462, 86, { scale: 1.3 }), 27 / 1.3)
    pipe(pen, 'M488 86H600', 27)
    bothSides(own, (side) =>
      pipeEndOn(side.at(HYDRO_UNIT.spiral, HYDRO_UNIT.distributor), HYDRO_UNIT.spiralRadius),
    )
    bothSides(own, (side) => side.cut(box(136, 190, -22, 0), 'housing'))
    hydroUnit(own)
    const of = [TURBINE_X + 19, FLOOR - 143] as const
    sectionCircle(pen, { of, spot: 18, at: [462, 268], radius: 82, turn: 90 }, faceSealSection)
  },
}

const REFINER_AXIS = 142

/** A disc refiner cut through its chamber, with its motor; the packed box enlarged. */
export const refiner: Machine = {
  title: 'refinador de discos y sus lugares sellados',
  description:
    'Refinador de discos con su motor, la cámara cortada por el eje: entrada de la pulpa al centro, disco fijo, disco rotatorio y caja de sellado del eje. En el círculo, la caja de sellado, agrandada.',
  places: {
    'caja-con-sello': { at: [219, 168], number: [236, 322] },
    'caja-con-empaquetadura': { at: [448, 266], number: [552, 196] },
    'fondo-de-la-caja': { at: [200, 120], number: [252, 66] },
  },
  draw(pen) {
    slab(pen.at(0, 16), 0, 600, 16)
    plinth(pen.at(0, 16), 60, 580, 22)
    const own = pen.at(0, REFINER_AXIS)
    pipe(own, 'M0 0H92', 22)
    flange(own.at(52, 0), 22)
    pipe(own, 'M150 104V233', 20)
    flange(own.at(150, 196, { turn: 90 }), 20)
    bothSides(own.at(0, 0, { turn: 90 }), (half) => {
      const side = half.at(0, 0, { turn: -90 })
      side.fluid('M92 0V22H116V98H186V24H176V0Z')
      side.cut('M92 22V42H104V104H198V98H116V22Z', 'housing')
      side.cut('M186 98V24H206V40H240V56H198V98Z', 'steel-opposed')
      side.cut(box(122, 134, 26, 90), 'steel')
      side.cut('M140 26V90H150V34H176V16H150V26Z', 'steel-opposed')
      for (let h = 32; h < 90; h += 8) side.line(`M134 ${h}H140`, 'spring')
      side.seal(box(206, 232, 16, 38), 'thin')
      side.plain(box(232, 250, 18, 34), 'thin')
    })
    own.plain('M150 -16V16H330V-16Z')
    own.metal('M262 -104H330L322 -34H270Z B264 328 -34 34')
    own.metal(box(338, 372, -26, 26))
    motor(own.at(388, 0), { finSpacing: 9 })
    own.metal('M396 -52H552V-104H396Z', 'thin')
    sectionCircle(
      pen,
      { of: [219, REFINER_AXIS + 26], spot: 24, at: [448, 282], radius: 78 },
      packedBoxSection,
    )
  },
}

const SOOT_BLOWER_AXIS = 128

/** A retractable soot blower at the wall of its boiler; the packed box of its feed tube enlarged. */
export const sootBlower: Machine = {
  title: 'soplador de hollín y sus lugares sellados',
  description:
    'Soplador de hollín retráctil junto a la pared de la caldera: lanza con su tobera, caja de pared, carro con la empaquetadura del tubo de alimentación y válvula de vapor con sus bridas. En el círculo, la empaquetadura, agrandada.',
  places: {
    empaquetadura: { at: [268, 270], number: [164, 322] },
  },
  draw(pen) {
    const own = pen.at(0, SOOT_BLOWER_AXIS)
    for (let h = -116; h < 236; h += 26) {
      own.metal({ centre: [64, h], radius: 11 }, 'thin')
      own.plain({ centre: [64, h], radius: 7 }, 'thin')
    }
    own.plain(box(8, 108, -30, 30), 'none')
    own.metal('B84 108 -64 -24 B84 108 24 64')
    own.seal('B108 113 -62 -22 B108 113 22 62')
    own.metal('B113 126 -64 -22 B113 126 22 64')
    own.metal(box(14, 336, -14, 14), 'spring', 'x')
    own.metal(box(8, 22, -18, 18), 'thin')
    own.plain(box(300, 560, -8, 8), 'thin')
    own.metal('M126 88H560V100H126Z', 'thin')
    bothSides(own.at(0, 0, { turn: 90 }), (half) => {
      const side = half.at(0, 0, { turn: -90 })
      side.cut('M328 14V40H380V22H336V14Z', 'steel')
      side.seal(box(338, 374, 8, 22), 'thin')
      side.plain(box(374, 392, 10, 34), 'thin')
    })
    own.metal('M318 40H388V88H318Z', 'thin')
    motor(own.at(394, 64), { length: 76, radius: 18, finSpacing: 8, mount: 'flange' })
    own.metal('M520 -26V26H584V-26H568V-104H532V-26Z')
    own.seal('B520 524 -30 30 B530 570 -60 -56')
    own.centreLine('M4 0H596')
    sectionCircle(
      pen,
      { of: [354, SOOT_BLOWER_AXIS + 4], spot: 34, at: [268, 284], radius: 80 },
      packedBoxSection,
    )
  },
}
