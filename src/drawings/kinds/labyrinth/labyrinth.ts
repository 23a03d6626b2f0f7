import { bearingHousing } from '../../assemblies/bearing-housing.ts'
import { partedHalves } from '../../assemblies/parted-halves.ts'
import { axisAndSides } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition, Material } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import {
  CLAMP,
  dimensionsOf,
  DISC_END,
  FACE,
  SEAT,
  SHAFT_END,
  WALL,
  X,
  type Dimensions,
  type Labyrinth,
} from './dimensions.ts'
import { labyrinthRings, ringsOutside } from './rings.ts'
import { valveStates } from './valve-states.ts'

const CARD = { x: FACE - 290, top: 330, width: 540 }
const HALVES = { x: 796, outer: 96 }

/** At rest; while the machine runs, its valve stands off the stator. */
const layout = (parameters: Labyrinth) => ({
  ...drawn(parameters, false),
  running: drawn(parameters, true).marks,
})

function drawn(parameters: Labyrinth, isRunning: boolean) {
  const d = dimensionsOf()
  const { s, R, bore } = d
  const { split } = parameters
  const sheet = new Sheet()
  bearingHousing(sheet, { shaft: s, x: X, end: SHAFT_END, bore })
  labyrinthRings(sheet, parameters, d, isRunning)
  ringsOutside(sheet, parameters, d)
  shaftOutline(sheet, straightShaft(SEAT - 98, SHAFT_END, s))
  flowArrow(sheet, [DISC_END + 96, R(74)], [DISC_END + 30, R(74)], 'ink')
  flowArrow(sheet, [SEAT - 84, R(36)], [SEAT - 26, R(36)])
  sheet
    .name('stator', `estator${split ? ' partido' : ''}, fijo en la tapa; su drenaje está abajo`)
    .name('valve', `válvula${split ? ' partida' : ''}, cerrada con el eje detenido`)
    .callout('rotor', [WALL + 30, R(68)], 'canales entrelazados, sin contacto')
    .callout('rotor', [DISC_END - 9, R(94)], `rotor${split ? ' partido' : ''}, gira con el eje`)
  if (split) {
    sheet.callout('clamp', [CLAMP.x2 - 6, R(23)], 'abrazadera metálica')
    halves(sheet, d)
  } else valveStates(sheet)
  axisAndSides(sheet, SHAFT_END + 20, ['Lado aceite', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: R(206),
    shaft: s,
    cardShare: 'whole',
    card: CARD,
    row: { x: FACE - 150, top: R(130), width: 320 },
    icon: { centre: [FACE + 6, R(60)], side: 190 },
  })
}

/** The rotor's halves from the front, inside them the clamp round its hub. */
function halves(sheet: Sheet, { s, R, hub, rim }: Dimensions) {
  const scale = HALVES.outer / rim[1]
  const clampTop = R(28) * scale
  const ring = (id: string, material: Material, inner: number, outer: number) => ({
    id: `front-${id}`,
    material,
    inner,
    outer,
  })
  const [shaft, hubTop] = [s * scale, hub * scale]
  const rotor = ring('rotor', 'accent', clampTop, HALVES.outer)
  const place = partedHalves(sheet, {
    centre: [HALVES.x, 0],
    shaft,
    rings: [
      ring('hub', 'accent', shaft, hubTop),
      ring('clamp', 'outside', hubTop, clampTop),
      rotor,
    ],
    screws: (hubTop + clampTop) / 2,
  })
  sheet
    .callout('front-rotor-upper', place(rotor, 2.3), 'mitades que se cierran alrededor del eje')
    .text([HALVES.x, -HALVES.outer - 84], 'Mitades, vista frontal', { strong: true })
}

const describe = ({ split }: Labyrinth) => ({
  title: split
    ? 'media sección en la tapa de un rodamiento y vista frontal de las mitades'
    : 'media sección en la tapa de un rodamiento y posiciones de la válvula',
  description: [
    'A la izquierda, el rodamiento y su aceite; a la derecha, la atmósfera.',
    'El rotor gira con el eje y sus canales se entrelazan con los del estator sin tocarlo: no hay piezas que se desgasten.',
    'Una válvula anular cierra el paso cuando el eje se detiene; el drenaje está abajo.',
    split
      ? 'Rotor, estator y válvula vienen en mitades, que una abrazadera metálica cierra sobre el eje sin desmontar el equipo.'
      : 'Son tres piezas: rotor, estator y válvula.',
  ].join(' '),
})

export const labyrinth: KindDefinition<Labyrinth> = { layout, describe }
