import { z } from 'zod'
import { box, pairs, polyline, radiusAt, Sheet, stretchesOf } from '../kit.ts'
import type { KindDefinition, Point, Segment } from '../model.ts'
import { flowArrow } from '../parts/flow-arrow.ts'

/** A trend over time on a screen, without figures: the shape shows the meaning. */
const schema = z.strictObject({
  kind: z.literal('trend'),
  /**
   * `drift`: a slow rise with a warning before the failure limit; `vacuum`: pressure below atmospheric at start and
   * stop; `rounds`: events missed by readings weeks apart.
   */
  story: z.enum(['drift', 'vacuum', 'rounds']),
})

/** Shares of the chart's width and height. */
type Curve = readonly Point[]

/** A curve with noise, the same in every build. */
function trembling(points: Curve, amount: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = i / steps
    const wave = Math.sin(i * 2.1) * 0.6 + Math.sin(i * 5.3 + 1) * 0.4
    return [x, radiusAt(points, x) + wave * amount]
  })
}

const DRIFT = pairs`0 .22, .42 .24, .6 .36, .78 .58, .9 .8, 1 .95`
const SWINGS = pairs`0 .4, .06 .4, .09 .08, .13 .62, .38 .64, .42 .1, .46 .4, .56 .4, .59 .06,
  .63 .64, .88 .63, .92 .1, .96 .4, 1 .4`
const PEAKS = pairs`0 .26, .1 .28, .17 .86, .24 .3, .4 .26, .47 .34, .55 .92, .62 .34, .72 .26,
  .8 .3, .86 .78, .92 .3, 1 .28`

const drift = trembling(DRIFT, 0.022, 72)
const swings = trembling(SWINGS, 0.012, 100)
const peaks = trembling(PEAKS, 0.016, 100)

/** The times of the manual readings, between the machine's peaks. */
const ROUNDS = [0.02, 0.35, 0.7, 0.98] as const
const readingAt = (x: number) => radiusAt(peaks, x)

/** The first point where a curve passes a level. */
function crossing(curve: readonly Point[], level: number): Point {
  for (const [[x1, y1], [x2, y2]] of stretchesOf(curve)) {
    if ((y1 - level) * (y2 - level) <= 0 && y1 !== y2)
      return [x1 + ((x2 - x1) * (level - y1)) / (y2 - y1), level]
  }
  return [1, level]
}

type Trend = z.output<typeof schema>
export type Story = Trend['story']

const WORDS: Record<Story, { title: string; description: string }> = {
  drift: {
    title: 'tendencia con límite de alarma',
    description:
      'Esquema de una tendencia de vibración, sin escala: oscila en su zona normal, empieza a subir y cruza el límite de alarma mucho antes de llegar a la falla. Entre la alarma y la falla queda tiempo para intervenir.',
  },
  vacuum: {
    title: 'presión en la caja al partir y al detenerse la bomba',
    description:
      'Esquema de la presión en la caja de sellado, sin escala: cada vez que la bomba parte o se detiene, cae bajo la presión atmosférica y el sello trabaja en vacío.',
  },
  rounds: {
    title: 'ronda manual y dato continuo',
    description:
      'Esquema sin escala: las lecturas de la ronda, muy separadas, caen en zona normal; el dato continuo muestra las alzas que ocurren entre una ronda y otra, y que cruzan el límite de alarma.',
  },
}

const describe = ({ story }: Trend) => WORDS[story]

const CHART = { x: 150, r: 0, width: 560, height: 360 }
/** Lettering that stays on the card: a chart without named axes would be meaningless. */
const SIZE = 26
const WORDS_SIZE = 24
const TICKS = 8

const at = ([x, y]: Point): Point => [CHART.x + x * CHART.width, CHART.r + y * CHART.height]

/** The quantity and its limit. `at`: where the limit's name starts, as a share of the width, clear of the curve. */
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
      // Between two swings of the curve.
      size: story === 'vacuum' ? WORDS_SIZE - 5 : WORDS_SIZE,
    })
  return sheet.finish({
    balloonRow: height + 62,
    bottom: -52,
    // The failure is named beside the chart.
    card:
      story === 'drift'
        ? { x: x - 24, top: height + 74, width: 690 }
        : { x: x - 24, top: height + 54, width: 620 },
    row: { centre: [x + width / 2, height / 2], side: 400 },
  })
}

const curve = (sheet: Sheet, points: readonly Point[]) =>
  sheet.line(smooth(points.map(at)), { id: 'curve', weight: 'flow', tone: 'accent' })

/** A smooth curve through every reading (Catmull and Rom). */
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
    curve(sheet, drift)
    mark(sheet, 'alarm', alarm)
    const [end, top] = at(failure)
    for (const r of [-12, 12])
      sheet.line(polyline`M${end - 12} ${top + r} L${end + 12} ${top - r}`, { weight: 'flow' })
    sheet
      .callout('curve', at([29 / 72, drift[29]?.[1] ?? 0]), 'marcha normal')
      .callout('alarm', at(alarm), 'alarma: correo y notificación')
    span(sheet, at(alarm)[0], end)
    sheet.text([end + 22, top - 6], 'falla', { anchor: 'start', size: WORDS_SIZE })
  },
  vacuum(sheet) {
    curve(sheet, swings)
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
    curve(sheet, peaks)
    for (const [i, x] of ROUNDS.entries()) mark(sheet, `round-${i}`, [x, readingAt(x)], false)
    sheet
      .callout('round-1', at([ROUNDS[1], readingAt(ROUNDS[1])]), 'lectura de la ronda: normal')
      .callout('curve', at([0.55, peaks[55]?.[1] ?? 0]), 'alza que solo ve el dato continuo')
  },
}

/** The time between warning and failure. */
function span(sheet: Sheet, from: number, to: number) {
  const r = 34
  for (const [x, way] of pairs`${from} 1, ${to} -1`)
    sheet
      .line(polyline`M${x} 8 V${r + 14}`, { weight: 'hatch' })
      .line(polyline`M${x + way * 12} ${r + 4} L${x} ${r} L${x + way * 12} ${r - 4}`)
  sheet
    .line(polyline`M${from} ${r} H${to}`)
    .text([from - 12, r - 8], 'tiempo ganado', { anchor: 'end', size: WORDS_SIZE })
}

export const trend: KindDefinition<typeof schema> = { schema, layout, describe }
