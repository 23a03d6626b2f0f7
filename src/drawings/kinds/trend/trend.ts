import { box } from '../../geometry.ts'
import type { KindDefinition, Point, Segment } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { pairs, polyline } from '../../path-notation.ts'
import { Sheet } from '../../sheet.ts'
import { crossing, drift, peaks, readingAt, ROUNDS, swings } from './curves.ts'
import { describeTrend, type Story, type Trend } from './words.ts'

const CHART = { x: 150, r: 0, width: 560, height: 360 }
/** Lettering that stays on the card: a chart without named axes says nothing. */
const SIZE = 23
const TICKS = 8

const at = ([x, y]: Point): Point => [CHART.x + x * CHART.width, CHART.r + y * CHART.height]

/** What is measured, and its limit. `at`: share of the width at which its name starts, where the curve leaves room. */
const LIMITS = {
  drift: { of: 'vibración', level: 0.5, name: 'límite de alarma', at: 0.03 },
  vacuum: { of: 'presión', level: 0.26, name: '0\u00a0bar (atm.)', at: 0.155 },
  rounds: { of: 'vibración', level: 0.62, name: 'alarma', at: 0.27 },
} as const

function layout({ story }: Trend) {
  const sheet = new Sheet()
  const { x, r, width, height } = CHART
  const { of, level, name, at: start } = LIMITS[story]
  const [low, high] = story === 'vacuum' ? [0, level] : [level, 1]
  const forbidden = box(x, x + width, r + low * height, r + high * height)
  sheet.part('alarm-zone', 'stationary', 'outside', forbidden, 'none')
  for (let i = 1; i < TICKS; i++) {
    const along = x + (i * width) / TICKS
    const up = r + (i * height) / TICKS
    sheet
      .line(polyline`M${along} ${r} v-7`, { weight: 'thin' })
      .line(polyline`M${x} ${up} h-7`, { weight: 'thin' })
  }
  flowArrow(sheet, [x, r], [x, r + height + 26], 'ink')
  flowArrow(sheet, [x, r], [x + width + 26, r], 'ink')
  sheet.line([at([0, level]), at([1, level])], { id: 'limit', weight: 'outline', dash: 'rest' })
  STORIES[story](sheet)
  sheet
    .text([x + 16, r + height + 12], of, { anchor: 'start', strong: true, size: SIZE })
    .text([x + width, r - 34], 'tiempo', { anchor: 'end', strong: true, size: SIZE })
    .text([x + start * width, r + level * height + (low === 0 ? 10 : -26)], name, {
      anchor: 'start',
      size: SIZE - 4,
    })
  return sheet.finish({
    balloonRow: height + 62,
    bottom: -52,
    // The failure is named beside the chart.
    card: { x: x - 24, top: height + 54, width: story === 'drift' ? 690 : 620 },
    icon: { centre: [x + width / 2, height / 2], side: 400 },
  })
}

const curve = (
  sheet: Sheet,
  id: string,
  points: readonly Point[],
  tone: 'accent' | 'ink' = 'accent',
) => sheet.line(smooth(points.map(at)), { id, weight: 'flow', tone })

/** Through every reading, without corners (Catmull and Rom). */
const smooth = (points: readonly Point[]): Segment[] =>
  points.map((to, i): Segment => {
    const from = points[i - 1]
    if (!from) return to
    const before = points[i - 2] ?? from
    const after = points[i + 1] ?? to
    return {
      to,
      via: [
        [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
        [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      ],
    }
  })

const mark = (sheet: Sheet, id: string, where: Point, isAlarm = true) =>
  sheet.part(
    id,
    'stationary',
    isAlarm ? 'elastomer' : 'unsectioned',
    { centre: at(where), radius: 9 },
    'outline',
  )

const STORIES: Record<Story, (sheet: Sheet) => void> = {
  drift(sheet) {
    const alarm = crossing(drift, LIMITS.drift.level)
    const failure = drift.at(-1) ?? alarm
    curve(sheet, 'curve', drift)
    mark(sheet, 'alarm', alarm)
    const [end, top] = at(failure)
    for (const r of [-12, 12])
      sheet.line(polyline`M${end - 12} ${top + r} L${end + 12} ${top - r}`, { weight: 'flow' })
    sheet
      .callout('curve', at([29 / 72, drift[29]?.[1] ?? 0]), 'marcha normal')
      .callout('alarm', at(alarm), 'alarma: correo y notificación')
    span(sheet, at(alarm)[0], end)
    sheet.text([end + 22, top - 6], 'falla', { anchor: 'start', size: SIZE - 4 })
  },
  vacuum(sheet) {
    curve(sheet, 'curve', swings)
    const dips: [string, number, string][] = [
      ['start', 9, 'vacío al partir'],
      ['stop', 42, 'vacío al detenerse'],
    ]
    for (const [id, i, label] of dips) {
      const place = swings[i] ?? [0, 0]
      mark(sheet, id, place)
      sheet.callout(id, at(place), label)
    }
    sheet.callout('curve', at([0.26, swings[26]?.[1] ?? 0]), 'presión en marcha')
  },
  rounds(sheet) {
    curve(sheet, 'curve', peaks)
    for (const [i, x] of ROUNDS.entries()) mark(sheet, `round-${i}`, [x, readingAt(x)], false)
    sheet
      .callout('round-1', at([ROUNDS[1], readingAt(ROUNDS[1])]), 'lectura de la ronda: normal')
      .callout('curve', at([0.55, peaks[55]?.[1] ?? 0]), 'alza que solo ve el dato continuo')
  },
}

/** The time that the warning leaves. */
function span(sheet: Sheet, from: number, to: number) {
  const r = 34
  for (const [x, way] of pairs`${from} 1, ${to} -1`)
    sheet
      .line(polyline`M${x} 8 V${r + 14}`, { weight: 'hatch' })
      .line(polyline`M${x + way * 12} ${r + 4} L${x} ${r} L${x + way * 12} ${r - 4}`)
  sheet
    .line(polyline`M${from} ${r} H${to}`)
    .text([(from + to) / 2, r + 9], 'tiempo ganado', { size: SIZE - 4 })
}

export const trend: KindDefinition<Trend> = { layout, describe: describeTrend }
