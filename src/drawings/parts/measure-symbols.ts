import { box } from '../geometry.ts'
import type { Point, Segment } from '../model.ts'
import { path, polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import { roundedBox } from './rounded-box.ts'

export type Measure =
  | 'vibration'
  | 'surface-temperature'
  | 'process-temperature'
  | 'ambient-temperature'
  | 'pressure'
  | 'humidity'
  | 'water'
  | 'running'

const NAMES: Record<Measure, string> = {
  vibration: 'vibración',
  'surface-temperature': 'temperatura superficial',
  'process-temperature': 'temperatura del fluido',
  'ambient-temperature': 'temperatura ambiente',
  pressure: 'presión',
  humidity: 'humedad relativa',
  water: 'contacto con agua',
  running: 'marcha, horas y ciclos',
}

export const measureName = (measure: Measure) => NAMES[measure]

const drop = ([x, r]: Point, size: number): Segment[] => path`M${x} ${r + size}
  C${x + size * 0.5} ${r + size * 0.25} ${x + size * 1.2} ${r - size} ${x} ${r - size}
  C${x - size * 1.2} ${r - size} ${x - size * 0.5} ${r + size * 0.25} ${x} ${r + size}`

/** A sign about 36 high for what is measured. */
export function measureSymbol(sheet: Sheet, measure: Measure, at: Point) {
  const [x, r] = at
  const heat = path`M${x + 14} ${r - 13} C${x + 24} ${r - 3} ${x + 4} ${r + 7} ${x + 14} ${r + 17}`
  const ripple = path`M${x - 18} ${r - 15} C${x - 12} ${r - 8} ${x - 6} ${r - 22} ${x} ${r - 15}
    C${x + 6} ${r - 8} ${x + 12} ${r - 22} ${x + 18} ${r - 15}`
  switch (measure) {
    case 'vibration':
      sheet.line(
        polyline`M${x - 20} ${r} H${x - 13} L${x - 8} ${r + 16} L${x - 1} ${r - 16}
          L${x + 6} ${r + 11} L${x + 11} ${r - 5} L${x + 14} ${r} H${x + 20}`,
        { weight: 'outline', tone: 'accent' },
      )
      return
    case 'pressure':
      sheet
        .part('symbol', 'stationary', 'unsectioned', { centre: at, radius: 17 })
        .line(polyline`M${x - 5} ${r - 6} L${x + 9} ${r + 9}`, {
          weight: 'outline',
          tone: 'accent',
        })
        .part('symbol-hub', 'stationary', 'elastomer', { centre: at, radius: 2.6 }, 'none')
      return
    case 'humidity':
      sheet
        .part('symbol', 'stationary', 'unsectioned', drop(at, 18))
        .line(polyline`M${x - 6} ${r - 11} L${x + 6} ${r + 3}`, {
          weight: 'outline',
          tone: 'accent',
        })
      return
    case 'water':
      sheet
        .part('symbol', 'stationary', 'accent', drop([x, r + 5], 13), 'thin')
        .line(ripple, { weight: 'outline' })
      return
    case 'running':
      sheet
        .line(
          [[x - 9, r + 13], { to: [x + 9, r + 13], radius: 16, large: true, clockwise: false }],
          { weight: 'outline' },
        )
        .line(polyline`M${x} ${r + 2} V${r + 19}`, { weight: 'outline', tone: 'accent' })
      return
    default:
      thermometer(sheet, at)
      if (measure === 'surface-temperature')
        sheet.line(polyline`M${x - 18} ${r - 18} H${x + 20}`, { weight: 'outline' })
      if (measure === 'process-temperature') sheet.line(heat, { weight: 'outline' })
  }
}

function thermometer(sheet: Sheet, [x, r]: Point) {
  sheet
    .part('symbol', 'stationary', 'unsectioned', roundedBox(x - 4.5, x + 4.5, r - 10, r + 20, 4.4))
    .part('symbol-bulb', 'stationary', 'accent', { centre: [x, r - 9], radius: 8 })
    .part('symbol-column', 'stationary', 'accent', box(x - 2, x + 2, r - 6, r + 8), 'none')
}
