import { z } from 'zod'
import {
  assembledBox,
  type PackingBox,
  followerCut,
  followerOutside,
  glandStud,
  flatRings,
} from '../assemblies/packing.ts'
import { box, polyline, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { gauge, pressureRegulator } from '../parts/symbols.ts'

/** Pistons on a gland's studs, driven by air with a remote control. */
const schema = z.strictObject({
  kind: z.literal('automatic-gland-loader'),
})

const STUD = 8
const CYLINDER = 32
const WALL = 6
const CHAMBER = 12
const PISTON = 12
const ROD = 14
const STAGE = WALL + CHAMBER + PISTON
/** The number of pistons on each stud. */
const PISTONS = 2

/** The gland, and on each stud a cylinder whose pistons push it. Returns the air's inlet. */
function pistonGland(sheet: Sheet, d: PackingBox): Point {
  const { flangeEnd, stud } = d
  const start = flangeEnd + ROD
  const end = start + PISTONS * STAGE + WALL
  followerCut(sheet, d)
  followerOutside(sheet, d)
  glandStud(sheet, d, { end, half: STUD })
  cylinder(sheet, start, end, stud)
  const cylinderOutside = box(flangeEnd + 4, end, -stud - CYLINDER, -stud + CYLINDER)
  sheet
    .part('cylinder-outside', 'stationary', 'unsectioned', cylinderOutside)
    .anchor('piston', [flangeEnd + 24, stud + 17])
  studAndNut(sheet, 'nut', end, stud, 12)
  studAndNut(sheet, 'nut-outside', end, -stud, 12)
  return [end - WALL - CHAMBER / 2, stud + CYLINDER]
}

/** A cylinder, cut above and below its stud: walls, chambers under pressure, pistons, and the rod on the gland. */
function cylinder(sheet: Sheet, start: number, end: number, stud: number) {
  for (const suffix of ['', '-2']) {
    const at = (x1: number, x2: number, r1: number, r2: number) =>
      suffix === '' ? box(x1, x2, stud + r1, stud + r2) : box(x1, x2, stud - r2, stud - r1)
    const rod = at(start - ROD, start + PISTON, STUD, STUD + 7)
    sheet
      .part(`cylinder${suffix}`, 'stationary', 'outside', at(start, end, STUD, CYLINDER))
      .part(`rod${suffix}`, 'stationary', 'accent', rod, 'thin')
    for (let x = start; x < start + PISTONS * STAGE; x += STAGE) {
      const piston = at(x + 2, x + PISTON, STUD, CYLINDER - WALL)
      const chamber = at(x + PISTON, x + PISTON + CHAMBER, STUD, CYLINDER - WALL)
      sheet
        .part(`piston${suffix}`, 'stationary', 'accent', piston, 'thin')
        .medium('gas', chamber, 'chamber')
    }
  }
}

const PANEL = { x1: 700, x2: 880, r1: 66, r2: 206 } as const
const LINE = 108
const SUPPLY_X = 916

/** The control unit on a wall: regulator, gauge, and the line to the pistons. */
function remoteControl(sheet: Sheet, [x, r]: Point) {
  const rise = r + 26
  sheet
    .line(polyline`M${x} ${r} V${rise} H664 V${LINE} H${PANEL.x1}`, {
      weight: 'flow',
      tone: 'accent',
      id: 'air-line',
    })
    .part('panel', 'stationary', 'unsectioned', box(PANEL.x1, PANEL.x2, PANEL.r1, PANEL.r2))
    .line(polyline`M${PANEL.x1} ${LINE} H936`, {
      weight: 'flow',
      tone: 'accent',
    })
  gauge(sheet, 'gauge', [738, LINE], 22, 20)
  pressureRegulator(sheet, 'regulator', [826, LINE], 0)
  const bottle = polyline`M${SUPPLY_X - 14} ${LINE - 150} H${SUPPLY_X + 22} V${LINE - 40}
    L${SUPPLY_X + 10} ${LINE - 22} V${LINE + 6} H${SUPPLY_X - 2} V${LINE - 22}
    L${SUPPLY_X - 14} ${LINE - 40}`
  sheet.part('bottle', 'stationary', 'outside', bottle)
  flowArrow(sheet, [SUPPLY_X + 26, LINE + 30], [SUPPLY_X - 20, LINE + 30])
  sheet
    .callout('air-line', [664, LINE + 40], 'línea de aire')
    .callout('gauge', [738, LINE + 36], 'manómetro')
    .callout('panel', [862, LINE + 60], 'unidad de control a distancia, con regulador')
}

const ORIGIN: Point = [674, -42]
const WIDTH = 180
const HEIGHT = 80

/** A chart of the load on settling rings: pistons maintain it, bolts lose it. */
function loadChart(sheet: Sheet) {
  const [x, r] = ORIGIN
  const level = r + HEIGHT * 0.76
  const at = (t: number, share: number): Point => [x + WIDTH * t, r + HEIGHT * share]
  sheet.onlyOnSection(() =>
    sheet
      .line([[x, r + HEIGHT], ORIGIN, [x + WIDTH, r]], { weight: 'outline' })
      .line(polyline`M${x} ${level} h${WIDTH}`, { weight: 'flow', tone: 'accent' })
      .line([at(0, 0.76), { to: at(1, 0.14), via: [at(0.2, 0.3), at(0.5, 0.18)] }], {
        weight: 'spring',
        dash: 'rest',
      }),
  )
  sheet
    .text([x + WIDTH, level + 10], 'pistones', { anchor: 'end', tone: 'accent', strong: true })
    .text([x + WIDTH, r + HEIGHT * 0.3], 'perno', { anchor: 'end' })
    .text([x, r + HEIGHT + 12], 'Carga', { anchor: 'start', strong: true })
    .text([x + WIDTH / 2, r - 26], 'Asentamiento', { strong: true })
}

function layout() {
  const sheet = new Sheet()
  const { d } = assembledBox(sheet, {
    place: 'agitator',
    items: flatRings(4, { id: 'ring', length: 44, material: 'packing' }),
    gland: (on, packed) => remoteControl(on, pistonGland(on, packed)),
    shaftEnd: () => 640,
  })
  loadChart(sheet)
  sheet
    .name('ring-1', 'anillos de empaquetadura')
    .name('follower', 'prensaestopas')
    .name('piston', 'pistón, empuja el prensaestopas')
  return sheet.finish({
    balloonRow: 320,
    shaft: d.s,
    cardShare: 'whole',
    card: { x: 100, top: 290, width: 556 },
    row: { x: d.flangeEnd - 200, top: d.stud + 80, width: 330 },
  })
}

const describe = () => ({
  title: 'pistones neumáticos en los espárragos del prensaestopas, con mando a distancia',
  description:
    'Media sección. En cada espárrago, un actuador de doble pistón empuja el prensaestopas con fuerza constante, aunque la empaquetadura se asiente. La alimentación, de aire comprimido o gas en botella, pasa por un regulador con manómetro que se maneja lejos del eje en marcha. El gráfico compara la carga, que se mantiene, con la de un perno, que cae al asentarse los anillos.',
})

export const automaticGlandLoader: KindDefinition<typeof schema> = { schema, layout, describe }
