import { box, path, polyline, roundedBox, type Point, type Segment, type Sheet } from '../kit.ts'

/** Half the length and height of a valve's symbol. */
const VALVE: Point = [14, 9]
const ARROW = 7

/** Points along a line from `at` in the direction `degrees`, and beside it. */
export function oriented(at: Point, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (along: number, aside = 0): Point => [
    at[0] + along * cos - aside * sin,
    at[1] + along * sin + aside * cos,
  ]
}

/** A shut-off valve (ISO 14617-8): two triangles, filled if it is kept closed. */
export function valve(sheet: Sheet, id: string, at: Point, turn: number, isClosed = false) {
  const [length, half] = VALVE
  const outline = polyline`M${-length} ${-half} L${length} ${half} V${-half} L${-length} ${half}`
  sheet.at(at, { turn }).part(id, 'fastener', isClosed ? 'elastomer' : 'unsectioned', outline)
}

/** A flow control valve: the slanted arrow means adjustable (ISO 14617-2). */
export function regulatingValve(sheet: Sheet, id: string, at: Point, turn: number) {
  valve(sheet, id, at, turn)
  const tip: Point = [VALVE[0] + 4, VALVE[1] + 8]
  const lean = (Math.atan2(tip[1], tip[0]) * 180) / Math.PI
  const on = sheet.at(at, { turn }).line([[-tip[0], -tip[1]], tip])
  on.at(tip, { turn: lean }).line(
    polyline`M${-ARROW} ${ARROW * 0.6} L0 0 L${-ARROW} ${-ARROW * 0.6}`,
  )
}

/** A check valve: flow passes from the triangle's base to its tip only. */
export const checkValve = (sheet: Sheet, id: string, at: Point, turn: number) =>
  sheet
    .at(at, { turn })
    .part(id, 'fastener', 'unsectioned', polyline`M-11 -10 L10 0 L-11 10`)
    .line(polyline`M11 -11 V11`, { weight: 'outline' })

/** A valve that regulates the pressure downstream, which its diaphragm senses through a dashed line. */
export function pressureRegulator(sheet: Sheet, id: string, at: Point, turn: 0 | 180) {
  valve(sheet, id, at, turn)
  const up = turn === 0 ? 1 : -1
  const head = path`M-12 ${18 * up} A12 ${turn === 0 ? 1 : 0} 12 ${18 * up}`
  sheet
    .at(at, { turn })
    .line(polyline`M0 0 V${18 * up}`)
    .part(`${id}-head`, 'fastener', 'unsectioned', head, 'thin')
    .line(polyline`M12 ${22 * up} H26 V0`, { dash: 'hidden' })
}

/** A pressure gauge on its stem: a circle with its pointer (ISO 14617-6). */
export function gauge(sheet: Sheet, id: string, foot: Point, stem: number, radius = 14) {
  const centre: Point = [foot[0], foot[1] + stem + radius]
  const p = oriented(centre, 52)
  sheet
    .line([foot, [foot[0], foot[1] + stem]], { weight: 'outline' })
    .part(id, 'fastener', 'unsectioned', { centre, radius })
    .line([p(-radius * 0.5), p(radius * 0.72)])
    .line([p(radius * 0.3, 4), p(radius * 0.72), p(radius * 0.3, -4)])
    .anchor(id, [centre[0] - 6, centre[1] - 6])
}

const NAMES = {
  vibration: 'vibración',
  'surface-temperature': 'temperatura superficial',
  'process-temperature': 'temperatura del fluido',
  'ambient-temperature': 'temperatura ambiente',
  pressure: 'presión',
  humidity: 'humedad relativa',
  water: 'contacto con agua',
  running: 'marcha, horas y ciclos',
}
export type Measure = keyof typeof NAMES

export const measureName = (measure: Measure) => NAMES[measure]

const drop = (r: number, size: number): Segment[] => path`M0 ${r + size}
  C${size * 0.5} ${r + size * 0.25} ${size * 1.2} ${r - size} 0 ${r - size}
  C${-size * 1.2} ${r - size} ${-size * 0.5} ${r + size * 0.25} 0 ${r + size}`

/** A symbol for a measured quantity, about 36 high. */
export function measureSymbol(sheet: Sheet, measure: Measure, at: Point) {
  const sign = sheet.at(at)
  const line = (segments: readonly Segment[], tone?: 'accent') =>
    sign.line(segments, { weight: 'outline', ...(tone && { tone }) })
  switch (measure) {
    case 'vibration':
      return line(polyline`M-20 0 H-13 L-8 16 L-1 -16 L6 11 L11 -5 L14 0 H20`, 'accent')
    case 'pressure':
      sign.part('symbol', 'stationary', 'unsectioned', { centre: [0, 0], radius: 17 })
      line(polyline`M-5 -6 L9 9`, 'accent')
      return sign.part(
        'symbol-hub',
        'stationary',
        'elastomer',
        { centre: [0, 0], radius: 2.6 },
        'none',
      )
    case 'humidity':
      sign.part('symbol', 'stationary', 'unsectioned', drop(0, 18))
      return line(polyline`M-6 -11 L6 3`, 'accent')
    case 'water':
      sign.part('symbol', 'stationary', 'accent', drop(5, 13), 'thin')
      return line(path`M-18 -15 C-12 -8 -6 -22 0 -15 C6 -8 12 -22 18 -15`)
    case 'running':
      line([[-9, 13], { to: [9, 13], radius: 16, large: true, clockwise: false }])
      return line(polyline`M0 2 V19`, 'accent')
    default:
      sign
        .part('symbol', 'stationary', 'unsectioned', roundedBox(-4.5, 4.5, -10, 20, 4.4))
        .part('symbol-bulb', 'stationary', 'accent', { centre: [0, -9], radius: 8 })
        .part('symbol-column', 'stationary', 'accent', box(-2, 2, -6, 8), 'none')
      if (measure === 'surface-temperature') line(polyline`M-18 -18 H20`)
      if (measure === 'process-temperature') line(path`M14 -13 C24 -3 4 7 14 17`)
      return sign
  }
}
