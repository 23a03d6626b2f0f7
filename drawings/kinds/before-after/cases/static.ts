import { area, box, polyline, triples } from '../../../kit.ts'
import { flowArrow } from '../../../parts/flow-arrow.ts'
import { braidedPacking } from '../../braided-packing/braided-packing.ts'
import { discSpring } from '../../disc-spring.ts'
import { drop } from '../../../parts/drop.ts'
import { labyrinth } from '../../labyrinth.ts'
import { lip } from '../../lip.ts'
import { liveLoadingStack } from '../../live-loading-stack.ts'
import { spiralWoundGasket } from '../../spiral-wound-gasket.ts'
import { cardOf, drawn, withoutContacts, worn, type Case } from '../composition.ts'
import { cause, leaking, grains, word } from '../damage.ts'

const FLANGE_CARD = { top: 330, width: 500 }
const GASKET_X = 300
const wound = cardOf(spiralWoundGasket, { kind: 'spiral-wound-gasket' })

export const stationaryEquipment: Case = {
  before: {
    ...wound,
    marks: [
      ...wound.marks,
      ...drawn((sheet) => {
        for (const dx of [-34, 34])
          flowArrow(sheet, [GASKET_X + dx * 0.3, 266], [GASKET_X + dx, 296], 'ink')
        for (const [dx, r, size] of triples`-50 300 6, -4 286 6, 8 308 5, 52 302 5`)
          drop(sheet, [GASKET_X + dx, r], size)
        cause(sheet, ['perno flojo'], [66, 290], [150, 284], [184, 232])
      }),
    ],
    openings: [...wound.openings, area(GASKET_X - 70, GASKET_X + 70, 262, 330)],
    card: { x: GASKET_X - 250, ...FLANGE_CARD },
    title: 'unión con junta espirometálica, con fuga',
    description:
      'Corte de la unión apernada: el perno perdió carga con los ciclos de temperatura y el fluido sale por el borde de las bridas.',
  },
  after: {
    ...cardOf(discSpring, { kind: 'disc-spring', arrangement: 'parallel' }),
    card: { x: 276 - 250, ...FLANGE_CARD },
    title: 'unión con discos resorte bajo la tuerca',
    description:
      'La misma unión con otra junta y con discos resorte en el perno, que sostienen la carga cuando la presión y la temperatura cambian.',
  },
}

const VALVE_CARD = { x: 44, top: 250, width: 540 }
const STEM = 58
const GAP = 6
const LOOSE = ['ring-1', 'ring-2']
const loaded = cardOf(liveLoadingStack, { kind: 'live-loading-stack' })
const valve = cardOf(braidedPacking, { kind: 'braided-packing', place: 'valve', rings: 4 })

export const valves: Case = {
  before: {
    marks: [
      ...LOOSE.reduce(
        (marks, id) => worn(marks, id, ([x, r]) => [x, r < STEM + GAP ? STEM + GAP : r]),
        withoutContacts(valve.marks, 138, 240),
      ),
      ...drawn((sheet) => {
        sheet.medium('process', box(140, 238, STEM, STEM + GAP))
        leaking(sheet, 490, STEM)
        cause(sheet, ['anillos sueltos'], [118, 210], [196, 204], [188, 84])
      }),
    ],
    contacts: [],
    openings: [...valve.openings, area(136, 242, STEM - 2, STEM + 50)],
    card: VALVE_CARD,
    title: 'empaquetadura de válvula apretada arriba y suelta en el fondo',
    description:
      'Corte de la caja: los anillos del fondo no tocan el vástago, los de arriba cargan con todo, y el fluido escapa junto al vástago.',
  },
  after: {
    ...loaded,
    marks: [
      ...loaded.marks,
      ...drawn((sheet) => {
        word(sheet, [402, 84], 'carga')
        cause(sheet, ['discos resorte'], [366, 214], [424, 206], [424, 158], 'remedy')
      }),
    ],
    card: VALVE_CARD,
    title: 'empaquetadura con carga dinámica',
    description:
      'La misma caja: todos los anillos tocan el vástago, y los discos resorte de los pernos reponen la carga que se pierde.',
  },
}

const BEARING_CARD = { top: 250, width: 560 }
const lipped = cardOf(lip, { kind: 'lip' })
const SHAFT = 96

export const bearings: Case = {
  before: {
    ...lipped,
    marks: [
      ...withoutContacts(lipped.marks, 470, 512),
      ...drawn((sheet) => {
        const wearGroove = polyline`M474 ${SHAFT} L490 ${SHAFT - 12} L506 ${SHAFT}`
        sheet.part('wear-groove', 'shaft', 'elastomer', wearGroove, 'none')
        grains(sheet, triples`544 104 4, 556 120 5, 540 126 4, 580 108 5, 604 104 4, 630 110 5`)
        flowArrow(sheet, [668, 172], [584, 172], 'ink')
        leaking(sheet, 690, SHAFT)
        cause(sheet, ['surco en el eje'], [610, 214], [604, 206], [496, SHAFT - 10])
      }),
    ],
    contacts: [],
    card: { x: 254, ...BEARING_CARD },
    title: 'retén de labio que gastó el eje',
    description:
      'Corte de la caja de rodamientos: bajo el labio el eje tiene un surco. Por ahí entran agua y polvo, y sale el lubricante.',
  },
  after: {
    ...cardOf(labyrinth, { kind: 'labyrinth' }),
    card: { x: 130, ...BEARING_CARD },
    title: 'laberinto que no roza el eje',
    description:
      'La misma caja con un laberinto: el rotor gira dentro del estator sin tocarlo, y una válvula cierra cuando el eje se detiene.',
  },
}
