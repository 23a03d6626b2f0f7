import { z } from 'zod'
import { onSheet, box, inSentences, polyline, Sheet, triples } from '../../kit.ts'
import type { KindDefinition, Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { oriented, checkValve, gauge, valve, pressureRegulator } from '../../parts/symbols.ts'
import { closedLoopTank } from './closed-loop.ts'
import { flowBeside, SUPPLY_RUN, tubing } from './lines.ts'
import { INLET, OUTLET, dualSeal, RIGHT, type SupportSystem } from './seal.ts'
import { coolingCoil, levelGlass, nozzle, tank, type Tank } from './tank.ts'

/** A system that supplies a dual seal with clean, cool fluid, drawn with that seal (API 682). */
const schema = z
  .strictObject({
    kind: z.literal('support-system'),
    /**
     * `flow-monitor`: panel with two flow meters; `reservoir`: large tank for barrier or buffer fluid;
     * `closed-loop-tank`: small water tank that is topped up; `water-saver`: valve in the outlet line.
     */
    system: z.enum(['flow-monitor', 'reservoir', 'closed-loop-tank', 'water-saver']),
    /** What circulates the fluid: the water line's own pressure, a pumping ring, or only heat. */
    circulation: z.enum(['line', 'pumping-ring', 'thermosyphon']),
    /** Cooling coil inside the tank. */
    coil: z.boolean().default(false),
    /** Letters that the drawing shows the kind, not this product's own construction. */
    generic: z.boolean().default(false),
  })
  .refine(
    ({ system, circulation }) =>
      (system === 'flow-monitor' || system === 'water-saver') === (circulation === 'line'),
    {
      path: ['circulation'],
      error: 'monitor y economizador van en la línea (line); los estanques circulan solos',
    },
  )
  .refine(({ system, coil }) => !coil || system === 'reservoir', {
    path: ['coil'],
    error: 'solo el estanque reservoir lleva serpentín',
  })

const PANEL = { x1: 596, x2: 872, bottom: 222, top: 446 }
const TUBES = { return: 740, supply: 816, bottom: 254, top: 412 }
/** Connections under the panel, from left to right. */
const PORTS = { fromSeal: 708, drain: 752, toSeal: 796, water: 840 }
const GAUGE: Point = [652, 366]
const DIAL = 38
const RETURN_RUN = 186
const STUB = 150

/** A panel with two graduated tubes: for water to the seal, and for water returning from it. */
function flowMonitor(sheet: Sheet) {
  const { fromSeal, drain, toSeal, water } = PORTS
  const { bottom } = PANEL
  const connection = bottom - 8
  const back = polyline`M${OUTLET} V${RETURN_RUN} H${fromSeal} V${connection}`
  const supply = polyline`M${toSeal} ${connection} V${SUPPLY_RUN} H${INLET[0]} L${INLET}`
  tubing(sheet, 'return-line', back)
  tubing(sheet, 'supply-line', supply)
  for (const x of [drain, water]) tubing(sheet, 'line', polyline`M${x} ${connection} V${STUB}`)
  flowArrow(sheet, [drain, STUB - 6], [drain, STUB - 46], 'ink')
  flowArrow(sheet, [water, STUB - 48], [water, STUB - 8])
  sheet
    .text([drain - 12, STUB - 30], 'Desagüe', { anchor: 'end' })
    .text([water + 14, STUB - 30], 'Agua', { anchor: 'start' })
  panel(sheet)
  readingTube(sheet, 'return', 330)
  readingTube(sheet, 'supply', 362)
  dial(sheet)
  flowBeside(sheet, [420, RETURN_RUN], 0)
  flowBeside(sheet, [toSeal, 40], -90, -1)
  flowBeside(sheet, [480, SUPPLY_RUN], 180, -1)
  sheet
    .callout('return-line', [470, RETURN_RUN], 'retorno del sello')
    .callout('dial', [GAUGE[0] - 20, GAUGE[1] + 8], 'manómetro de presión de sello')
    .callout('return-button', [TUBES.return, PANEL.top + 8], 'botón que limpia el tubo')
    .callout('return-float', [TUBES.return + 3, 330], 'tubo de lectura del retorno')
    .callout('supply-float', [TUBES.supply, 362], 'tubo de lectura hacia el sello')
    .callout('right-knob', [PANEL.x2 + 12, 300], 'perilla de regulación')
    .callout('supply-line', [552, SUPPLY_RUN], 'agua hacia el sello')
}

function panel(sheet: Sheet) {
  const { x1, x2, bottom, top } = PANEL
  for (const x of Object.values(PORTS)) {
    sheet.part('connection', 'housing', 'outside', box(x - 11, x + 11, bottom - 14, bottom), 'thin')
  }
  const button = (x: number) => box(x - 12, x + 12, top, top + 14)
  sheet
    .part('left-knob', 'fastener', 'elastomer', box(x1 - 24, x1, 284, 316))
    .part('right-knob', 'fastener', 'elastomer', box(x2, x2 + 24, 284, 316))
    .part('return-button', 'fastener', 'elastomer', button(TUBES.return))
    .part('supply-button', 'fastener', 'elastomer', button(TUBES.supply))
    .part('panel', 'housing', 'outside', box(x1, x2, bottom, top))
  for (const x of [x1 + 12, x2 - 12]) {
    for (const r of [bottom + 12, top - 12]) {
      sheet.part('panel-screw', 'fastener', 'unsectioned', { centre: [x, r], radius: 4 }, 'thin')
    }
  }
}

/** A tapered tube with its scale; the flow lifts the float. */
function readingTube(sheet: Sheet, name: 'return' | 'supply', level: number) {
  const { bottom, top } = TUBES
  const x = TUBES[name]
  sheet
    .part(`${name}-recess`, 'housing', 'unsectioned', box(x - 27, x + 27, bottom - 10, top + 10))
    .medium('barrier', polyline`M${x - 9} ${bottom} H${x + 9} L${x + 14} ${top} H${x - 14}`)
  for (const way of [-1, 1]) {
    sheet.line(polyline`M${x + way * 9} ${bottom} L${x + way * 14} ${top}`, { weight: 'outline' })
  }
  const outline = polyline`M${x - 9} ${level + 8} H${x + 9} V${level} L${x} ${level - 12}
    L${x - 9} ${level}`
  sheet
    .line(polyline`M${x - 9} ${bottom} H${x + 9}`, { weight: 'outline' })
    .line(polyline`M${x - 14} ${top} H${x + 14}`, { weight: 'outline' })
    .part(`${name}-float`, 'fastener', 'elastomer', outline)
  for (let i = 0; i <= 8; i++) {
    const r = bottom + 12 + i * 16
    sheet.line(polyline`M${x + (i % 2 ? 20 : 17)} ${r} H${x + 25}`)
  }
}

/** The gauge of the seal's pressure, with its scale. */
function dial(sheet: Sheet) {
  sheet.part('dial', 'fastener', 'unsectioned', { centre: GAUGE, radius: DIAL })
  for (let degrees = -45; degrees <= 225; degrees += 45) {
    const at = oriented(GAUGE, degrees)
    sheet.line([at(DIAL - 9), at(DIAL - 4)])
  }
  const pointer = oriented(GAUGE, 110)
  sheet
    .line([pointer(-8), pointer(DIAL - 12)], { weight: 'spring' })
    .part('dial-hub', 'fastener', 'elastomer', { centre: GAUGE, radius: 4 }, 'none')
}

const RUN = 330
/** The ends of the two bodies and of the connection between them, from left to right. */
const BODY = { thread: 520, first: 566, neck: 662, second: 694, female: 800, end: 828 }
const [RADIUS, SECOND, NECK, THREAD] = [42, 50, 24, 22]

/** A valve in the outlet line: it opens only as the seal needs. */
function waterSaver(sheet: Sheet) {
  tubing(sheet, 'return-line', [OUTLET, [OUTLET[0], RUN], [BODY.thread - 26, RUN]])
  tubing(sheet, 'supply-line', [[850, SUPPLY_RUN], [INLET[0], SUPPLY_RUN], INLET])
  tubing(sheet, 'drain-line', polyline`M${BODY.end - 4} ${RUN} H900`)
  valve(sheet, 'supply-valve', [760, SUPPLY_RUN], 180)
  checkValve(sheet, 'check-valve', [680, SUPPLY_RUN], 180)
  flowArrow(sheet, [900, SUPPLY_RUN], [858, SUPPLY_RUN])
  flowArrow(sheet, [904, RUN], [944, RUN], 'ink')
  gauge(sheet, 'gauge', [OUTLET[0] + 96, RUN + 5], 14)
  bodies(sheet)
  flowBeside(sheet, [OUTLET[0], OUTLET[1] + 50], 90)
  flowBeside(sheet, [OUTLET[0] + 88, RUN], 0, -1)
  flowBeside(sheet, [480, SUPPLY_RUN], 180, -1)
  sheet
    .text([850, SUPPLY_RUN + 20], 'Agua de planta')
    .text([900, RUN + 20], 'Desagüe')
    .callout('return-line', [OUTLET[0] + 160, RUN], 'salida de agua del sello')
    .name('gauge', 'manómetro')
    .callout('male-thread', [BODY.thread + 12, RUN], 'rosca macho')
    .callout('first-body', [BODY.first + 40, RUN + 16], 'primer cuerpo')
    .callout('side-tap', [(BODY.first + BODY.neck) / 2 + 10, RUN - RADIUS - 12], 'toma lateral')
    .callout('second-body', [BODY.second + 60, RUN + 16], 'segundo cuerpo')
    .callout('female-end', [BODY.female + 14, RUN], 'rosca hembra')
}

function bodies(sheet: Sheet) {
  const { thread, first, neck, second, female, end } = BODY
  const tap = (first + neck) / 2
  const side = (x1: number, x2: number, radius: number) => box(x1, x2, RUN - radius, RUN + radius)
  const sideTap = box(tap - 16, tap + 16, RUN - RADIUS - 26, RUN - RADIUS)
  const tapPlug = box(tap - 22, tap + 22, RUN - RADIUS - 40, RUN - RADIUS - 26)
  sheet
    .part('union', 'fastener', 'unsectioned', side(thread - 30, thread, 26))
    .part('male-thread', 'fastener', 'unsectioned', side(thread, first, THREAD))
    .part('side-tap', 'fastener', 'unsectioned', sideTap)
    .part('tap-plug', 'fastener', 'outside', tapPlug)
    .part('first-body', 'housing', 'outside', side(first, neck, RADIUS))
    .part('neck', 'housing', 'unsectioned', side(neck, second, NECK))
    .part('second-body', 'housing', 'outside', side(second, female, SECOND))
    .part('female-end', 'housing', 'unsectioned', side(female, end, 30))
  for (let x = thread + 5; x < first; x += 7) {
    sheet.line(polyline`M${x} ${RUN - THREAD} L${x + 4} ${RUN + THREAD}`, { weight: 'hatch' })
  }
  for (const [
    x1,
    x2,
    radius,
  ] of triples`${first} ${neck} ${RADIUS}, ${second} ${female} ${SECOND}`) {
    for (const x of [x1 + 12, x2 - 12]) sheet.line(polyline`M${x} ${RUN - radius} V${RUN + radius}`)
  }
  for (const [x1, x2, radius] of triples`${thread - 30} ${thread} 26, ${female} ${end} 30`) {
    for (const r of [RUN - radius * 0.4, RUN + radius * 0.4])
      sheet.line(polyline`M${x1} ${r} H${x2}`)
  }
  sheet.centreLine([thread - 44, RUN], [end + 30, RUN], 'centre')
}

const VESSEL = { x: 730, half: 76, bottom: 146, top: 372, dome: 36, level: 330 }

/** A tank above the seal: warm fluid enters high, cool fluid leaves from the bottom (API 682, plan 53A). */
function reservoir(sheet: Sheet, { coil }: SupportSystem) {
  const vessel: Tank = { ...VESSEL, gas: 'gas' }
  const { x, half, bottom, top, dome } = vessel
  const entry = top - 92
  const wall = x - half
  tubing(sheet, 'return-line', [OUTLET, [OUTLET[0], entry - 26], [wall - 18, entry]])
  const supply = polyline`M${x} ${bottom - dome - 12} V${SUPPLY_RUN} H${INLET[0]} L${INLET}`
  tubing(sheet, 'supply-line', supply)
  sheet.line(polyline`M${x} ${bottom - dome - 50} h62`, { weight: 'outline' })
  valve(sheet, 'drain-valve', [x + 40, bottom - dome - 50], 0, true)
  tank(sheet, vessel)
  levelGlass(sheet, vessel)
  nozzle(sheet, [wall, entry], 'left')
  nozzle(sheet, [x, bottom - dome], 'down', 10)
  const gasFoot = nozzle(sheet, [x + 24, top + dome - 3], 'up', 12)
  const fillFoot = nozzle(sheet, [x - 15, top + dome - 3], 'up', 12)
  gasLine(sheet, gasFoot)
  sheet.line([fillFoot, [fillFoot[0], fillFoot[1] + 40]], { weight: 'outline' })
  valve(sheet, 'fill-valve', [fillFoot[0], fillFoot[1] + 20], 90, true)
  if (coil) {
    coolingCoil(sheet, vessel)
    sheet.name('coil', 'serpentín de enfriamiento')
  }
  flowBeside(sheet, [OUTLET[0], OUTLET[1] + 30], 90)
  flowBeside(sheet, [520, entry - 10], 3)
  flowBeside(sheet, [x, 30], -90)
  flowBeside(sheet, [480, SUPPLY_RUN], 180, -1)
  const label = 'retorno caliente, entra alto; la alimentación fría sale del fondo'
  sheet
    .callout('return-line', [OUTLET[0], entry - 70], label)
    .callout('tank-outside', [x - half + 12, bottom + 40], 'estanque')
    .callout('glass-level', [x - half * 0.56 + 8, 290], 'visor de nivel')
    .callout('fill-valve', [fillFoot[0], fillFoot[1] + 27], 'válvula de llenado')
    .text([x + 66, bottom - dome - 56], 'Drenaje', { anchor: 'start' })
}

/** The gas line above the level, with a pressure regulator. */
function gasLine(sheet: Sheet, [x, r]: readonly [number, number]) {
  const run = r + 24
  sheet.line(polyline`M${x} ${r} V${run} h150`, { weight: 'outline' })
  gauge(sheet, 'gauge', [x + 36, run], 8)
  sheet.name('gauge', 'manómetro')
  checkValve(sheet, 'check-valve', [x + 70, run], 180)
  pressureRegulator(sheet, 'regulator', [x + 112, run], 180)
  flowArrow(sheet, [x + 192, run], [x + 152, run])
  sheet
    .text([x + 146, run - 36], 'Nitrógeno')
    .callout('regulator-head', [x + 112, run + 24], 'regulador de presión del gas')
}

const SYSTEMS: Record<SupportSystem['system'], (sheet: Sheet, parameters: SupportSystem) => void> =
  {
    'flow-monitor': flowMonitor,
    reservoir,
    'closed-loop-tank': closedLoopTank,
    'water-saver': waterSaver,
  }

const BOTTOM = -236

function layout(parameters: SupportSystem) {
  const sheet = new Sheet()
  dualSeal(sheet, parameters)
  SYSTEMS[parameters.system](sheet, parameters)
  sheet
    .text([24, BOTTOM + 14], 'Lado impulsor', { anchor: 'start', tone: 'accent', strong: true })
    .text([RIGHT, BOTTOM + 14], 'Lado atmósfera', { anchor: 'end', strong: true })
  if (parameters.generic) sheet.generic()
  return sheet.finish({
    balloonRow: 512,
    bottom: BOTTOM,
    // The card shows the equipment, not the seal.
    card: { x: 419, top: parameters.system === 'water-saver' ? 530 : 503, width: 533 },
    row: { x: 476, top: 484, width: 480 },
  })
}

const CIRCULATION: Record<SupportSystem['circulation'], string> = {
  line: 'La presión de la línea mueve el agua.',
  'pumping-ring': 'Un anillo de bombeo sobre la camisa mueve el fluido.',
  thermosyphon: 'El fluido circula por termosifón: sube caliente y baja frío.',
}

function describeSystem({ system, coil }: SupportSystem) {
  switch (system) {
    case 'flow-monitor':
      return 'Panel con dos tubos graduados, uno para el agua que va al sello y otro para la que vuelve, con manómetro, perillas a los costados, botones de limpieza arriba y cuatro conexiones abajo.'
    case 'reservoir':
      return `Estanque vertical de fondos bombeados sobre el nivel del sello, mitad por fuera con su visor y mitad en corte${coil ? ' con serpentín de enfriamiento' : ''}; el gas lo mantiene a presión (plan 53A). El retorno caliente entra alto y la alimentación fría sale del fondo.`
    case 'closed-loop-tank':
      return 'Estanque pequeño de agua sobre patas, mitad por fuera y mitad en corte; arriba, un múltiple con regulador, válvula de retención, indicador de flujo, manómetro y venteo repone solo el agua que se pierde. El retorno caliente entra alto y la alimentación fría sale abajo.'
    case 'water-saver':
      return 'El agua entra al sello por abajo y sale por arriba; en la línea de salida, el economizador: dos cuerpos cilíndricos en línea, con rosca macho, rosca hembra y toma lateral.'
  }
}

const SERVED = onSheet(' y el sello doble que atiende')
const TITLES: Record<SupportSystem['system'], string> = {
  'flow-monitor': `panel de medición${SERVED}`,
  reservoir: `estanque${onSheet(', cañerías y el sello doble que atiende')}`,
  'closed-loop-tank': `estanque de agua en circuito cerrado${SERVED}`,
  'water-saver': 'válvula en la salida de agua de un sello doble',
}

const describe = (parameters: SupportSystem) => ({
  title: TITLES[parameters.system],
  description: inSentences([
    onSheet('Abajo, media sección de un sello doble de cartucho en la caja de una bomba.'),
    describeSystem(parameters),
    CIRCULATION[parameters.circulation],
    parameters.generic && 'Esquema genérico: no muestra el interior de este producto.',
  ]),
})

export const supportSystem: KindDefinition<typeof schema> = { schema, layout, describe }
