import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { port } from '../../parts/port.ts'
import { coilSpring } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { DUCT, GLAND_END, GLAND_FACE, type Dimensions, type GasDual } from './dimensions.ts'

const DUCT_HALF = 5
const PORT_HALF = 9

/** The valve in the gas bore: its cavity and its cone, above the shaft's surface. */
const INLINE = { from: 118, to: 160, half: 14 }
/** The plunger's bore, across the gland: its axis above the shaft's surface, its length. */
const PLUNGER = { axis: 148, half: 15, from: 380, to: 500 }
/** The right land half covers the port: more pressure of the process opens it farther. */
const LANDS = { left: [392, 402], right: [437, 458] } as const
const PLUNGER_PORT = 436
const SENSOR = { axis: 113, half: 4, x: 384 }

/** Port, regulator and the duct down to the gas chamber; paint them over the gland. */
export function regulator(sheet: Sheet, { regulator: form }: GasDual, d: Dimensions) {
  const roof = d.outerBalance + 3
  if (form === 'inline') inline(sheet, d, roof)
  else plunger(sheet, d, roof)
}

function duct(sheet: Sheet, r1: number, r2: number) {
  sheet.medium('gas', box(DUCT - DUCT_HALF, DUCT + DUCT_HALF, r1 - 1, r2 + 1), 'duct')
  for (const x of [DUCT - DUCT_HALF, DUCT + DUCT_HALF]) {
    sheet.line(polyline`M${x} ${r1} V${r2}`, { weight: 'outline' })
  }
}

function inline(sheet: Sheet, { R, top }: Dimensions, roof: number) {
  const [r1, r2] = [R(INLINE.from), R(INLINE.to)]
  const [left, right] = [DUCT - INLINE.half, DUCT + INLINE.half]
  sheet.medium('gas', box(left, right, r1, r2), 'valve-cavity')
  sheet.line(polyline`M${left} ${r1} V${r2} H${right} V${r1} H${left}`, { weight: 'outline' })
  duct(sheet, roof, r1)
  port(sheet, 'gas-port', { from: [DUCT, r2], to: [DUCT, top], medium: 'gas', half: PORT_HALF })
  const outline = polyline`M${DUCT - 3} ${r1 - 4} H${DUCT + 3} L${DUCT + 11} ${r1 + 12}
    V${r1 + 18} H${DUCT - 11} V${r1 + 12}`
  sheet.part('regulator', 'fastener', 'unsectioned', outline)
  // The valve's spring lies along the bore, so across the axis.
  const turns = 5
  const spring = Array.from({ length: turns * 2 + 1 }, (_, i): Point => [
    DUCT + (i % 2 ? 9 : -9),
    r1 + 19 + ((r2 - r1 - 20) * i) / (turns * 2),
  ])
  sheet.line(spring, { weight: 'spring' })
}

function plunger(sheet: Sheet, { R, top }: Dimensions, roof: number) {
  const { axis, half, from, to } = PLUNGER
  const v = R(axis)
  const [low, high] = [v - half, v + half]
  sensor(sheet, R(SENSOR.axis), low)
  sheet
    .medium('process', box(from, LANDS.left[0], low, high), 'sensor')
    .medium('gas', box(LANDS.left[1], LANDS.right[0], low, high))
    .medium('atmosphere', box(LANDS.right[1], to, low, high))
    .line(polyline`M${from} ${low} V${high} H${to} V${low} H${from}`, { weight: 'outline' })
  duct(sheet, roof, low)
  port(sheet, 'gas-port', {
    from: [PLUNGER_PORT, high],
    to: [PLUNGER_PORT, top],
    medium: 'gas',
    half: PORT_HALF,
  })
  const rod = 5
  const outline = polyline`M${LANDS.left[0]} ${low} H${LANDS.left[1]} V${v - rod}
    H${LANDS.right[0]} V${low} H${LANDS.right[1]} V${high} H${LANDS.right[0]} V${v + rod}
    H${LANDS.left[1]} V${high} H${LANDS.left[0]}`
  sheet.part('regulator', 'fastener', 'unsectioned', outline)
  coilSpring(
    sheet,
    'regulator-spring',
    { x1: LANDS.right[1], x2: to, r1: low + 3, r2: high - 3 },
    4,
  )
  sheet
    .part('plug', 'fastener', 'unsectioned', box(to, GLAND_END, v - half - 4, v + half + 4))
    .centreLine([from - 6, v], [GLAND_END + 16, v])
}

/** The passage by which the process pressure reaches the plunger. */
function sensor(sheet: Sheet, r: number, low: number) {
  const { half, x } = SENSOR
  sheet
    .medium('process', box(GLAND_FACE - 1, x + half, r - half, r + half))
    .medium('process', box(x - half, x + half, r - half, low + 1))
    .line(polyline`M${GLAND_FACE} ${r - half} H${x + half} V${low}`)
    .line(polyline`M${GLAND_FACE} ${r + half} H${x - half} V${low}`)
}

/** Where the callouts of regulator, port and sensing passage point. */
export function regulatorDots({ regulator: form }: GasDual, { R, top }: Dimensions) {
  const isInline = form === 'inline'
  return {
    valve: [
      isInline ? DUCT : LANDS.right[0] + 8,
      R(isInline ? INLINE.from + 14 : PLUNGER.axis),
    ] as Point,
    port: [isInline ? DUCT : PLUNGER_PORT, top - 16] as Point,
  }
}
