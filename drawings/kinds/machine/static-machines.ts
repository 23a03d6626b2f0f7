import { box } from '../../geometry.ts'
import { bothSides, disc } from '../scene/pen.ts'
import { saddle, kettleReboiler, KETTLE } from '../scene/plant/exchanger.ts'
import { expansionJoint, flange, pipe, pipeStanchion } from '../scene/plant/pipe.ts'
import { sectionCircle, packedBoxSection, gasketSection } from '../scene/plant/section-circle.ts'
import { slab } from '../scene/plant/site.ts'
import { gateValve } from '../scene/plant/valve.ts'
import type { Machine } from './machine-model.ts'

const BEARING_AXIS = 190

/** A bearing housing cut along its shaft: two bearings in oil, a seal at either end. */
export const bearing: Machine = {
  title: 'caja de rodamientos y sus lugares sellados',
  description:
    'Caja de rodamientos cortada por el eje: dos rodamientos de bolas, aceite al fondo, y a cada extremo una tapa con el sello que retiene el lubricante y deja afuera el agua y el polvo. Encima, un sensor.',
  places: {
    protector: { at: [474, 236], number: [540, 322] },
    sensores: { at: [300, 342], number: [190, 338] },
  },
  draw(pen) {
    const own = pen.at(0, BEARING_AXIS)
    own.fluid(box(128, 452, -110, -62))
    own.line('M128 -62H452', 'hatch')
    bothSides(own.at(0, 0, { turn: 90 }), (half) => {
      const side = half.at(0, 0, { turn: -90 })
      side.cut('M128 110H452V134H128Z', 'housing')
      for (const x of [156, 364]) {
        side.cut(box(x, x + 60, 34, 52), 'steel')
        side.cut(box(x, x + 60, 92, 110), 'steel-opposed')
        side.plain(disc(x + 30, 72, 21), 'thin')
      }
      side.cut('M452 62H504V96H478V134H452Z', 'steel-opposed')
      side.cut('M128 62H92V96H102V134H128Z', 'steel-opposed')
      side.seal('B456 500 36 60 B96 124 36 60', 'thin')
    })
    own.plain('M20 -26V26H140V34H440V36H580V-36H440V-34H140V-26Z')
    own.metal('M128 -134H452L480 -174H100Z')
    own.centreLine('M4 0H596')
    own
      .metal(box(284, 316, 134, 140), 'thin')
      .plain(box(286, 314, 140, 172), 'thin')
      .line('M292 162H308')
  },
}

const CYLINDER_AXIS = 186

/** A hydraulic cylinder cut along its rod. */
export const cylinder: Machine = {
  title: 'cilindro hidráulico y sus lugares sellados',
  description:
    'Cilindro hidráulico cortado por su vástago: pistón con su sello y sus anillos de guía, cabezal con el sello del vástago y el limpiador en la boca, y el aceite a los dos lados del pistón.',
  places: {
    limpiador: { at: [463, 226], number: [510, 322] },
    sellos: { at: [428, 144], number: [428, 48] },
    guias: { at: [190, 282], number: [190, 340] },
  },
  draw(pen) {
    const own = pen.at(0, CYLINDER_AXIS)
    own.cut(box(24, 54, -124, 124), 'steel-opposed')
    bothSides(own.at(0, 0, { turn: 90 }), (half) => {
      const side = half.at(0, 0, { turn: -90 })
      side.fluid('B54 168 0 100 B268 392 34 100')
      side.cut(box(54, 392, 100, 124), 'housing')
      side.cut('M392 36H404V48H452V36H456V46H474V36H480V124H392Z', 'steel-opposed')
      side.cut('M168 24V96H176V88H204V96H210V86H232V96H238V88H260V96H268V24Z', 'steel')
      side.plain('B176 204 88 100 B238 260 88 100', 'thin')
      side.seal(box(210, 232, 86, 100), 'thin')
      side.seal('B404 426 34 48 B456 474 34 46', 'thin')
      side.plain(box(428, 452, 34, 48), 'thin')
    })
    own.plain('M150 -20V20H268V34H544V-34H268V-20Z')
    own.metal('M540 -44H576V44H540Z')
    own.centreLine('M8 0H592')
    own.metal('B80 112 124 146 B336 368 124 146')
  },
}

const [VALVE_X, VALVE_AXIS, VALVE_RADIUS] = [190, 104, 52]

/** A gate valve on its pipe; the packed box of its stem enlarged. */
export const valve: Machine = {
  title: 'válvula de compuerta y sus lugares sellados',
  description:
    'Válvula de compuerta en su cañería, con volante y vástago ascendente: juntas de las bridas, junta del bonete y caja de sellado. En el círculo, la caja del vástago con sus anillos, agrandada.',
  places: {
    empaquetadura: { at: [442, 232], number: [552, 158] },
    bonete: { at: [VALVE_X + 40, VALVE_AXIS + 96], number: [72, 300] },
  },
  draw(pen) {
    pipe(pen, `M0 ${VALVE_AXIS}H600`, VALVE_RADIUS)
    gateValve(pen.at(VALVE_X, VALVE_AXIS, { weight: 'spring' }), VALVE_RADIUS)
    sectionCircle(
      pen,
      { of: [VALVE_X, VALVE_AXIS + 153], spot: 24, at: [442, 250], radius: 96, turn: 90 },
      packedBoxSection,
    )
  },
}

/** Two flanges on a pipe; the gasket between them enlarged. */
export const flangedJoint: Machine = {
  title: 'unión de bridas y sus lugares sellados',
  description:
    'Cañería con una tapa ciega en su extremo y una unión de bridas apernadas. En el círculo, la unión cortada y agrandada: las dos caras, sus espárragos y la junta que las sella, con el fluido al lado.',
  places: {
    junta: { at: [422, 172], number: [240, 332] },
    tapa: { at: [47, 150], number: [64, 332] },
  },
  draw(pen) {
    pipe(pen, 'M52 150H600', 56)
    pen
      .metal(box(50, 56, 70, 230))
      .metal(box(32, 44, 70, 230))
      .seal(box(44, 50, 74, 226))
    for (const h of [82, 218])
      pen.plain(box(24, 32, h - 5, h + 5), 'thin').plain(box(56, 64, h - 5, h + 5), 'thin')
    flange(pen.at(176, 150), 56)
    sectionCircle(pen, { of: [176, 222], spot: 30, at: [422, 190], radius: 158 }, gasketSection)
  },
}

const EXCHANGER_SCALE = 1.8
const [EXCHANGER_X, EXCHANGER_AXIS] = [72, 196]

/** A kettle reboiler cut along its axis. */
export const exchanger: Machine = {
  title: 'intercambiador de calor y sus lugares sellados',
  description:
    'Intercambiador de tubos cortado por su eje: haz de tubos bajo el líquido que hierve, placa de tubos entre dos juntas, canal con su tabique y tapa apernada con otra junta.',
  places: {
    juntas: {
      at: [EXCHANGER_X + 197.5 * EXCHANGER_SCALE, EXCHANGER_AXIS + 26 * EXCHANGER_SCALE],
      number: [470, 338],
    },
  },
  draw(pen) {
    slab(pen.at(0, 16), 0, 600, 16)
    const own = pen.at(EXCHANGER_X, EXCHANGER_AXIS, { scale: EXCHANGER_SCALE, weight: 'spring' })
    for (const x of KETTLE.saddles)
      saddle(own.at(x, 0), 44, (EXCHANGER_AXIS - 16) / EXCHANGER_SCALE)
    kettleReboiler(own)
  },
}

const [DUCT_AXIS, DUCT_RADIUS] = [128, 44]

/** A pipe with an expansion joint between two supports; the gasket of a flange enlarged. */
export const duct: Machine = {
  title: 'cañería con junta de expansión y sus lugares sellados',
  description:
    'Cañería sobre sus soportes, con una junta de expansión que absorbe su dilatación y una unión de bridas. En el círculo, la junta plana entre las bridas, agrandada.',
  places: {
    'junta-de-expansion': { at: [196, 128], number: [196, 300] },
    bridas: { at: [440, 262], number: [548, 186] },
  },
  draw(pen) {
    slab(pen.at(0, 16), 0, 600, 16)
    for (const x of [64, 520]) pipeStanchion(pen.at(x, 16), DUCT_AXIS - 16, DUCT_RADIUS)
    pipe(pen, `M0 ${DUCT_AXIS}H156`, DUCT_RADIUS)
    pipe(pen, `M236 ${DUCT_AXIS}H600`, DUCT_RADIUS)
    expansionJoint(pen.at(196, DUCT_AXIS, { scale: 2.2 }), DUCT_RADIUS / 2.2)
    flange(pen.at(352, DUCT_AXIS), DUCT_RADIUS)
    pen.metal(box(506, 534, 16, 22), 'thin')
    sectionCircle(pen, { of: [352, 182], spot: 20, at: [440, 276], radius: 86 }, gasketSection)
  },
}
