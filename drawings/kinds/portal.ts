import { z } from 'zod'
import { box, path, polyline, roundedBox, Sheet, type KindDefinition } from '../kit.ts'
import { unreadText } from '../parts/devices.ts'
import { Pen } from './scene/pen.ts'
import { pumpTrain } from './scene/plant/pumps.ts'

/** The cloud application in a browser, without legible words or figures. */
const schema = z.strictObject({ kind: z.literal('portal') })

const SCREEN = { x1: 20, x2: 940, r1: -250, r2: 250 } as const
const BAR = 44
const LIST_END = 206
const SIDE_START = 690
const TOP = SCREEN.r2 - BAR
const MACHINE = { x: 368, r: 80, scale: 0.74 } as const

function layout() {
  const sheet = new Sheet()
  const glass = (id: string, ...bounds: Parameters<typeof box>) =>
    sheet.part(id, 'elastomer', 'unsectioned', box(...bounds), 'thin')
  const { x1, x2, r1, r2 } = SCREEN
  sheet
    .part('frame', 'elastomer', 'outside', roundedBox(x1, x2, r1, r2, 12))
    .part('screen', 'elastomer', 'unsectioned', box(x1 + 8, x2 - 8, r1 + 8, TOP), 'thin')
    .part('address', 'elastomer', 'unsectioned', roundedBox(150, 640, TOP + 10, r2 - 10, 6), 'thin')
    .line(unreadText(168, TOP + 22, 150), { tone: 'soft' })
  for (const x of [48, 74, 100])
    sheet.part(
      'window-sign',
      'elastomer',
      'unsectioned',
      { centre: [x, TOP + 22], radius: 7 },
      'thin',
    )
  assets(sheet)
  machine(sheet)
  trend(sheet)
  glass('actions', SIDE_START, x2 - 22, 20, TOP - 14)
  glass('report', SIDE_START, x2 - 22, r1 + 22, 6)
  actions(sheet)
  report(sheet)
  sheet
    .callout('assets', [118, 150], 'activos de cada planta, con su estado por color')
    .callout('machine-view', [236, 172], 'la bomba como un solo activo')
    .callout('sensor-lamp', [MACHINE.x + 92, MACHINE.r + 20], 'lectura de cada sensor')
    .callout('actions', [846, 182], 'acciones pendientes, con sus notas')
    .callout('trend', [330, -206], 'tendencia con su límite')
    .callout('report', [792, -206], 'informe automático')
  const card = { x: 0, top: 270, width: 960, height: 540 }
  return sheet.finish({
    balloonRow: 296,
    lower: { row: -292, below: -190 },
    bottom: -322,
    card,
    row: { x: 20, top: 250, width: 667 },
  })
}

/** The plant's machines, each with its state; one has an alert. */
function assets(sheet: Sheet) {
  const [start, end] = [SCREEN.x1 + 22, LIST_END]
  sheet.part('assets', 'elastomer', 'unsectioned', box(start, end, -228, TOP - 14), 'thin')
  sheet.line(unreadText(start + 14, TOP - 36, 70), { weight: 'spring' })
  for (let i = 0; i < 7; i++) {
    const r = TOP - 76 - i * 48
    const isAlert = i === 2
    if (isAlert)
      sheet.part('chosen', 'elastomer', 'outside', box(start + 6, end - 6, r - 20, r + 20), 'thin')
    sheet
      .part(
        'state',
        'elastomer',
        isAlert ? 'accent' : 'unsectioned',
        { centre: [start + 24, r], radius: 8 },
        'thin',
      )
      .line(unreadText(start + 44, r + 5, 62 - (i % 3) * 9), { weight: 'spring' })
      .line(unreadText(start + 44, r - 7, 40 + (i % 2) * 12), { tone: 'soft' })
  }
}

/** The chosen machine with a reading above each of its sensors. */
function machine(sheet: Sheet) {
  sheet.part(
    'machine-view',
    'elastomer',
    'unsectioned',
    box(224, SIDE_START - 18, -26, TOP - 14),
    'thin',
  )
  const { x, r, scale } = MACHINE
  pumpTrain(new Pen(sheet).at(x, r, { scale, weight: 'thin' }), 12)
  for (const [at, reading, isAlert] of [
    [[x - 34, r + 14], [264, 118], false],
    [[x + 92, r + 20], [x + 78, 146], true],
    [[x + 236, r + 34], [x + 226, 150], false],
  ] as const) {
    const [left, bottom] = reading
    sheet
      .line([at, [left + 26, bottom]], { tone: 'soft' })
      .part('reading', 'elastomer', 'outside', box(left, left + 62, bottom, bottom + 34), 'thin')
      .line(unreadText(left + 9, bottom + 22, 34), { weight: 'spring' })
      .line(unreadText(left + 9, bottom + 11, 24), { tone: 'soft' })
      .part(
        'sensor-lamp',
        'elastomer',
        isAlert ? 'accent' : 'unsectioned',
        { centre: at, radius: 6 },
        'thin',
      )
  }
}

/** Trends of two machines, with one limit. */
function trend(sheet: Sheet) {
  const [left, right, low, high] = [254, SIDE_START - 44, -206, -62]
  sheet
    .part('trend', 'elastomer', 'unsectioned', box(224, SIDE_START - 18, -228, -42), 'thin')
    .line(polyline`M${left} ${high} V${low} H${right}`)
    .line(polyline`M${left} -104 H${right}`, { dash: 'hidden' })
    .line(path`M${left} -168 C330 -150 360 -182 430 -172 C500 -164 560 -182 ${right} -170`, {
      tone: 'soft',
      weight: 'spring',
    })
    .line(path`M${left} -186 C320 -196 380 -172 440 -170 C520 -166 560 -112 ${right} -76`, {
      weight: 'outline',
      tone: 'accent',
    })
  for (let i = 1; i < 6; i++) {
    const x = left + (i * (right - left)) / 6
    sheet.line(polyline`M${x} ${low} v-6`)
  }
}

function actions(sheet: Sheet) {
  sheet.line(unreadText(SIDE_START + 16, TOP - 36, 90), { weight: 'spring' })
  for (let i = 0; i < 3; i++) {
    const r = TOP - 72 - i * 38
    sheet
      .part(
        'check',
        'elastomer',
        'unsectioned',
        box(SIDE_START + 16, SIDE_START + 34, r - 9, r + 9),
        'thin',
      )
      .line(unreadText(SIDE_START + 48, r + 5, 130 - i * 18), { weight: 'spring' })
      .line(unreadText(SIDE_START + 48, r - 7, 96 + i * 12), { tone: 'soft' })
    if (i === 0)
      sheet.line(
        polyline`M${SIDE_START + 19} ${r} L${SIDE_START + 24} ${r - 6} L${SIDE_START + 32} ${r + 7}`,
        {
          weight: 'flow',
          tone: 'accent',
        },
      )
  }
}

function report(sheet: Sheet) {
  sheet.line(unreadText(SIDE_START + 16, -16, 76), { weight: 'spring' })
  for (const [i, height] of [52, 84, 64, 110, 46, 74].entries()) {
    const x = SIDE_START + 20 + i * 34
    sheet.part(
      'bar',
      'elastomer',
      i === 3 ? 'accent' : 'outside',
      box(x, x + 20, -152, -152 + height),
      'thin',
    )
  }
  sheet.line(polyline`M${SIDE_START + 12} -152 H906`)
  for (const [i, length] of [150, 118].entries())
    sheet.line(unreadText(SIDE_START + 16, -174 - i * 15, length), { tone: 'soft' })
}

/** The portal in a browser: plants and machines, one of them, its trend, open tasks, a report. */
export const portal: KindDefinition<typeof schema> = {
  schema,
  layout,
  describe: () => ({
    title: 'la pantalla del portal',
    description:
      'Esquema de la pantalla, sin datos de una planta real: a la izquierda los activos con su estado, al centro una bomba con la lectura de cada sensor y su tendencia frente al límite, a la derecha las acciones pendientes y un informe.',
  }),
}
