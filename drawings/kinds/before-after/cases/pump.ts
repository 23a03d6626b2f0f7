import { axisAndSides } from '../../../assemblies/stuffing-box.ts'
import { box, Sheet, triples, type Mark } from '../../../kit.ts'
import { studAndNut } from '../../../parts/fasteners.ts'
import { flowArrow } from '../../../parts/flow-arrow.ts'
import { cartridgeDual } from '../../cartridge-dual/cartridge-dual.ts'
import { cartridgeSingle } from '../../cartridge-single/cartridge-single.ts'
import { shaftOutline, straightShaft } from '../../../parts/shaft.ts'
import { lanternRing } from '../../../parts/box-fittings.ts'
import { port } from '../../../parts/port.ts'
import { coilSpring } from '../../../parts/springs.ts'
import { CASTING, dimensionsOf, SHAFT_END } from '../../restriction-bushing/dimensions.ts'
import {
  packingBehind,
  packingOutside,
  rotaryUnit,
  bandOf,
  NUT,
  seat,
} from '../../restriction-bushing/behind.ts'
import { restrictionBushing, pumpBox } from '../../restriction-bushing/restriction-bushing.ts'
import { cardOf, collected, drawn, missing, only, without, type Case } from '../composition.ts'
import { cause, leaking, grains, word } from '../damage.ts'

const SEAL_CARD = { x: 44, top: 266, width: 600 }
const BOX_CARD = { x: 14, top: 330, width: 660 }
const CARTRIDGE_CARD = { x: 150, top: 364, width: 560 }
/** Solids around the faces of a cartridge. */
const SOLIDS = triples`160 204 5, 186 210 4, 214 202 6, 238 209 4, 262 203 5, 290 208 4,
  312 204 6, 338 209 4, 358 203 5`

/** The water inlet above the port of a single cartridge's gland. */
const INLET = { x: 391, from: 358, to: 322 }

const single = cardOf(cartridgeSingle, { kind: 'cartridge-single' })
const dual = cardOf(cartridgeDual, {
  kind: 'cartridge-dual',
  springs: 'multiple',
  gland: 'conical',
})
/** A seal with solids at its faces, and water from outside. */
const flushed = {
  ...single,
  marks: [
    ...single.marks,
    ...drawn((sheet) => {
      grains(sheet, SOLIDS)
      flowArrow(sheet, [INLET.x, INLET.from], [INLET.x, INLET.to])
      word(sheet, [INLET.x + 18, INLET.to + 8], 'agua')
      cause(sheet, ['sólidos'], [168, 312], [208, 306], [226, 206])
    }),
  ],
}

const bushed = restrictionBushing.schema.parse({
  kind: 'restriction-bushing',
  split: true,
  with: 'split-seal',
  flush: 'none',
})
/** The wall behind the springs, and the end of a one-piece seal's gland. */
const [SPRING_WALL, GLAND_END] = [84, 104]
/** Solids along a box without bushing. */
const BOX_SOLIDS = triples`156 132 5, 176 172 4, 198 118 6, 214 156 4, 236 184 5, 252 128 4,
  272 188 5, 294 182 4, 312 188 4, 104 116 4, 78 168 5`

/** The box for the solution, with a seal of solid rings. */
function wholeSeal(): Sheet {
  const sheet = new Sheet()
  const d = dimensionsOf(bushed)
  const { s, R, gland: g } = d
  const { b1, balance, seatBore, top } = bandOf(d)
  const [wall, end] = [g + SPRING_WALL, g + GLAND_END]
  pumpBox(sheet, d)
  sheet.medium('atmosphere', box(g - 54, end, s, b1))
  rotaryUnit(sheet, d)
  seat(sheet, d, { seatEnd: g + 58, wall, end, oRing: g + 42 })
  coilSpring(sheet, 'springs', { x1: g + 58, x2: wall, r1: seatBore + 1, r2: balance - 2 }, 3)
  sheet.part('gland-outside', 'stationary', 'unsectioned', box(g, end, -top, 0))
  studAndNut(sheet, 'gland-nut', end, -R(NUT), 11)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  axisAndSides(sheet, SHAFT_END + 20)
  grains(sheet, BOX_SOLIDS)
  // The source mentions the time between failures, but no leak.
  cause(sheet, ['sólidos:', 'más fallas'], [500, 196], [496, 202], [300, 188])
  return sheet
}

/** Leaves out the bushing's cone below the axis, which the frame would cut. */
const withoutHidden = (marks: readonly Mark[]) =>
  marks.filter((mark) => mark.type !== 'line' || mark.dash !== 'hidden')

const splitSeal = cardOf(restrictionBushing, bushed)

export const rotatingEquipment: Case = {
  before: {
    ...collected(wholeSeal()),
    card: SEAL_CARD,
    title: 'sello no partido, con los sólidos junto a las caras',
    description:
      'Corte de la caja: los sólidos que trae el fluido llegan hasta las caras del sello, y pasa menos tiempo entre fallas. Los anillos son enteros, y para cambiarlos hay que desarmar el equipo.',
  },
  after: {
    ...splitSeal,
    marks: withoutHidden(splitSeal.marks),
    card: SEAL_CARD,
    title: 'sello partido con un buje en el fondo de la caja',
    description:
      'La misma caja: la ranura del buje devuelve los sólidos hacia el impulsor y las caras trabajan limpias. El sello viene en dos mitades y se arma sobre el eje instalado.',
  },
}

const packed = restrictionBushing.schema.parse({
  kind: 'restriction-bushing',
  split: true,
  with: 'packing',
})
/** The box of the bushing, with a packing ring and a lantern ring in its place and unregulated flush water. */
function freeWater(): Sheet {
  const sheet = new Sheet()
  const d = dimensionsOf(packed)
  const { s, R, bore } = d
  pumpBox(sheet, d)
  packingBehind(sheet, d)
  sheet.part('packing-0', 'stationary', 'packing', box(140, 187, s, bore), 'thin')
  lanternRing(sheet, [190, 248, s, bore], 'process')
  packingOutside(sheet, d)
  shaftOutline(sheet, straightShaft(66, SHAFT_END, s))
  const inlet = { from: [d.port, bore], to: [d.port, R(CASTING)] } as const
  port(sheet, 'flush-port', { ...inlet, medium: 'process', half: 8 })
  axisAndSides(sheet, SHAFT_END + 20)
  flowArrow(sheet, [186, 112], [112, 112])
  flowArrow(sheet, [252, 112], [424, 112])
  leaking(sheet, 530, s)
  cause(sheet, ['agua sin regular'], [244, 290], [240, 297], [d.port, 304])
  return sheet
}

const regulated = cardOf(restrictionBushing, packed)
export const shutdowns: Case = {
  before: {
    ...collected(freeWater()),
    card: BOX_CARD,
    title: 'empaquetadura con agua de sello y sin regulador',
    description:
      'Corte de la caja: el agua entra por el anillo linterna sin control de caudal. Una parte llega al proceso y otra escurre por el prensaestopas.',
  },
  after: {
    ...regulated,
    marks: withoutHidden(regulated.marks),
    card: BOX_CARD,
    title: 'empaquetadura con un buje en el fondo de la caja y caudal regulado',
    description:
      'La misma caja: el buje aleja los sólidos de la empaquetadura, y un regulador en la línea limita el agua que entra.',
  },
}

export const monitoring: Case = {
  before: {
    ...flushed,
    card: CARTRIDGE_CARD,
    title: 'sello con agua externa',
    description:
      'Corte de la caja: el agua entra por la brida para lavar las caras, y el fluido llega hasta ellas con sus sólidos.',
  },
  after: {
    ...dual,
    card: CARTRIDGE_CARD,
    title: 'sello doble con fluido barrera',
    description:
      'La misma caja: entre dos pares de caras circula un fluido barrera limpio, que entra y sale por la brida en circuito cerrado. No se usa agua externa.',
  },
}

export const localManufacture: Case = {
  before: {
    marks: [
      ...only(dual.marks, 'shaft', 'impeller', 'box'),
      ...missing(without(dual.marks, 'shaft', 'impeller', 'box')),
      ...drawn((sheet) => cause(sheet, ['sin repuesto'], [546, 262], [556, 254], [506, 176])),
    ],
    contacts: [],
    openings: [],
    card: CARTRIDGE_CARD,
    title: 'equipo sin repuesto para su sello',
    description:
      'Corte de la caja con el eje y el impulsor. Los trazos marcan el lugar del sello especial, que se importaba y tenía poca disponibilidad.',
  },
  after: {
    ...dual,
    card: CARTRIDGE_CARD,
    title: 'sello de cartucho doble diseñado para el equipo',
    description:
      'La misma caja con el sello fabricado en el país: dos pares de caras sobre una camisa, con fluido barrera entre ambos.',
  },
}
