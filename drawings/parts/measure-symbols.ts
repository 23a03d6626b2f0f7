import { box } from '../geometry.ts'
import type { Point, Segment } from '../model.ts'
import { path, polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import { roundedBox } from './rounded-box.ts'

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

/** A sign about 36 high for what is measured. */
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
