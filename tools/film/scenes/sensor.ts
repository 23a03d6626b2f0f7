import { flatten } from '#drawings/geometry.ts'
import type { Mark } from '#drawings/model.ts'
import { Sheet } from '#drawings/sheet.ts'
import { drawn } from '../library.ts'
import { extentOf, named } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { between, ease } from '../timing.ts'
import { marksOf } from '../turning.ts'

const isWave = (mark: Mark) =>
  mark.type === 'line' && mark.tone === 'accent' && mark.scope === 'all'
const TRAIN = drawn({ kind: 'sensor', device: 'v1' }).filter(({ scope }) => scope === 'all')
const PUMP = TRAIN.filter((mark) => !isWave(mark))
const WAVES = TRAIN.filter(isWave)

const TREND = drawn({ kind: 'trend', story: 'drift' })
const AXES = TREND.filter(
  (mark) =>
    mark.id === 'alarm-zone' ||
    mark.id === 'limit' ||
    (mark.type === 'line' && mark.weight === 'flow'),
)
const CURVE = named(TREND, 'curve').flatMap((mark) =>
  mark.type === 'line' ? flatten(mark.path) : [],
)
const ALARM = named(TREND, 'alarm')
const ALARM_X = ALARM.map(extentOf).find(({ x2, x1 }) => x2 - x1 < 40)?.x2 ?? 0
const START_X = CURVE[0]?.[0] ?? 0
const CHART = { at: [520, -190] as const, scale: 0.95 }
const WAVES_A_SECOND = 1.2

/** The sensor calls, the curve grows, and the alarm sounds before anything fails. */
export const sensor: Scene = (t) => {
  const front = between(START_X, ALARM_X - 9, ease(t, 0.6, 3.6))
  const curve = new Sheet().line(
    CURVE.filter(([x]) => x <= front + 0.5),
    { weight: 'contact', tone: 'accent' },
  )
  const words = new Sheet().text([160, 398], 'vibración', { anchor: 'start', size: 22 })
  words.text([700, 196], 'límite', { anchor: 'end', size: 22 })
  const dot = ALARM.filter(({ id }) => id === 'alarm')
  const waves = WAVES.map((mark, i) => ({
    marks: [mark],
    opacity: 0.25 + 0.75 * Math.max(0, Math.sin(2 * Math.PI * (t * WAVES_A_SECOND - i * 0.18))),
  }))
  return {
    camera: { x: 620, r: 14, width: between(1240, 1180, ease(t, 0.3, 2.4)) },
    layers: [
      { marks: PUMP },
      ...waves,
      { ...CHART, marks: AXES },
      { ...CHART, marks: marksOf(curve) },
      { ...CHART, marks: dot, opacity: ease(t, 3.4, 3.7) },
      { ...CHART, marks: marksOf(words) },
    ],
  }
}
