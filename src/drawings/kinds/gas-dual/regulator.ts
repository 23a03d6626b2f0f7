import { box } from '../../geometry.ts'
import { port } from '../../parts/port.ts'
import { coilSpring, zigzag } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { GLAND_END, GLAND_FACE, type Dimensions, type GasDual } from './dimensions.ts'

const DUCT = 408

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
  if (form === 'inline') inline(sheet, d)
  else plunger(sheet, d)
}

/** From the gas chamber's roof up to the regulator. */
function duct(sheet: Sheet, { outerBalance }: Dimensions, end: number) {
  const roof = outerBalance + 3
  const [left, right] = [DUCT - 5, DUCT + 5]
  sheet.medium('gas', box(left, right, roof - 1, end + 1), 'duct')
  for (const x of [left, right]) sheet.line(polyline`M${x} ${roof} V${end}`, { weight: 'outline' })
}

function gasPort(sheet: Sheet, x: number, from: number, top: number) {
  port(sheet, 'gas-port', { from: [x, from], to: [x, top], medium: 'gas', half: 9 })
  sheet.anchor('gas-port', [x, top - 16])
}

function inline(sheet: Sheet, d: Dimensions) {
  const [r1, r2] = [d.R(INLINE.from), d.R(INLINE.to)]
  const [left, right] = [DUCT - INLINE.half, DUCT + INLINE.half]
  sheet.medium('gas', box(left, right, r1, r2), 'valve-cavity')
  sheet.line(polyline`M${left} ${r1} V${r2} H${right} V${r1} H${left}`, { weight: 'outline' })
  duct(sheet, d, r1)
  gasPort(sheet, DUCT, r2, d.top)
  const outline = polyline`M${DUCT - 3} ${r1 - 4} H${DUCT + 3} L${DUCT + 11} ${r1 + 12}
    V${r1 + 18} H${DUCT - 11} V${r1 + 12}`
  sheet.part('regulator', 'fastener', 'unsectioned', outline)
  sheet.anchor('regulator', [DUCT, r1 + 14])
  // The valve's spring lies along the bore, so across the axis.
  const spring = zigzag({ x1: r1 + 19, x2: r2 - 1, r1: DUCT - 9, r2: DUCT + 9 }, 5)
  sheet.line(
    spring.map(([along, across]) => [across, along]),
    { weight: 'spring' },
  )
}

function plunger(sheet: Sheet, d: Dimensions) {
  const { axis, half, from, to } = PLUNGER
  const v = d.R(axis)
  const [low, high] = [v - half, v + half]
  sensor(sheet, d.R(SENSOR.axis), low)
  sheet
    .medium('process', box(from, LANDS.left[0], low, high), 'sensor')
    .medium('gas', box(LANDS.left[1], LANDS.right[0], low, high))
    .medium('atmosphere', box(LANDS.right[1], to, low, high))
    .line(polyline`M${from} ${low} V${high} H${to} V${low} H${from}`, { weight: 'outline' })
  duct(sheet, d, low)
  gasPort(sheet, PLUNGER_PORT, high, d.top)
  const rod = 5
  const outline = polyline`M${LANDS.left[0]} ${low} H${LANDS.left[1]} V${v - rod}
    H${LANDS.right[0]} V${low} H${LANDS.right[1]} V${high} H${LANDS.right[0]} V${v + rod}
    H${LANDS.left[1]} V${high} H${LANDS.left[0]}`
  sheet.part('regulator', 'fastener', 'unsectioned', outline)
  sheet.anchor('regulator', [LANDS.right[0] + 8, v])
  const room = { x1: LANDS.right[1], x2: to, r1: low + 3, r2: high - 3 }
  coilSpring(sheet, 'regulator-spring', room)
  sheet
    .part('plug', 'fastener', 'unsectioned', box(to, GLAND_END, low - 4, high + 4))
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
