import { box } from '../../../geometry.ts'
import { plinth } from '../../scene/plant/ground.ts'
import { pumpTrain } from '../../scene/plant/pump.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import type { SolutionScene } from '../solution-scene.ts'

const TRAIN = { x: 252, h: 78, scale: 1.12 }
const GATEWAY = { x: 252, h: 330 }
const PHONE = { x1: 606, x2: 776, bottom: 176, top: 418 }
/** Places of the sensors on the train: both bearings of the pump, both of the motor. */
const SENSORS = [
  [78, 28],
  [122, 28],
  [226, 44],
  [318, 44],
] as const

function sensors(pen: Pen) {
  const { x, h, scale } = TRAIN
  for (const [dx, dh] of SENSORS) {
    const at = pen.at(x + dx * scale, h + dh * scale)
    at.seal(box(-11, 11, 0, 24), 'outline')
    at.plain(box(-5, 5, 24, 31), 'thin')
  }
}

/** Arcs that spread from a point: radio. */
function waves(pen: Pen, x: number, h: number, way: 1 | -1) {
  for (const radius of [16, 30, 44]) {
    const [dx, dh] = [radius * 0.77 * way, radius * 0.64]
    pen.line(
      [[x + dx, h + dh], { to: [x + dx, h - dh], radius, large: false, clockwise: way === 1 }],
      {
        weight: 'flow',
        tone: 'accent',
      },
    )
  }
}

function gateway(pen: Pen) {
  const { x, h } = GATEWAY
  for (const way of [-1, 1]) pen.line(`M${x + way * 26} ${h + 28}V${h + 76}`, { weight: 'clip' })
  pen.plain(box(x - 46, x + 46, h - 28, h + 28))
  for (const [i, dx] of [-24, -4, 16].entries()) {
    if (i === 0) pen.seal(disc(x + dx, h - 8, 6))
    else pen.plain(disc(x + dx, h - 8, 6), 'thin')
  }
  pen.line(`M${x - 30} ${h + 12}H${x + 30}`)
  waves(pen, x + 62, h + 40, 1)
}

/** The phone shows a trend that has crossed its limit. */
function phone(pen: Pen) {
  const { x1, x2, bottom, top } = PHONE
  pen.plain(
    `M${x1 + 16} ${bottom}H${x2 - 16}A16 0 ${x2} ${bottom + 16}V${top - 16}A16 0 ${x2 - 16} ${top}H${x1 + 16}A16 0 ${x1} ${top - 16}V${bottom + 16}A16 0 ${x1 + 16} ${bottom}Z`,
  )
  pen.plain(box(x1 + 12, x2 - 12, bottom + 30, top - 26), 'thin')
  pen.plain(disc((x1 + x2) / 2, bottom + 15, 7), 'thin')
  pen.line(`M${(x1 + x2) / 2 - 16} ${top - 13}H${(x1 + x2) / 2 + 16}`, { weight: 'spring' })
  pen.line(`M${x1 + 26} ${top - 46}H${x1 + 92}M${x1 + 26} ${top - 60}H${x1 + 70}`, {
    weight: 'spring',
  })
  const [left, floor] = [x1 + 26, bottom + 48]
  pen.line(`M${left} ${top - 78}V${floor}H${x2 - 24}`, { weight: 'spring' })
  pen.line(`M${left} ${floor + 70}H${x2 - 22}`, { weight: 'spring', dash: 'rest' })
  pen.line(`M${left} ${floor + 20}l14 6l12 -8l14 10l14 -4l12 12l14 0l12 24l14 22`, {
    weight: 'contact',
    tone: 'accent',
  })
  pen.seal(disc(left + 106, floor + 82, 9), 'thin')
}

function draw(pen: Pen) {
  pen.line('M160 -50H800', { weight: 'outline' })
  plinth(pen.at(0, -50), 178, 690, 6)
  pen.line(
    `M${GATEWAY.x + 8} ${GATEWAY.h - 40}L${TRAIN.x + 100} 166M${GATEWAY.x + 60} ${GATEWAY.h - 34}L${TRAIN.x + 280} 178`,
    {
      weight: 'flow',
      tone: 'accent',
      dash: 'rest',
    },
  )
  pen.line(`M${GATEWAY.x + 122} ${GATEWAY.h + 40}H${PHONE.x1 - 14}`, {
    weight: 'flow',
    tone: 'accent',
    dash: 'rest',
  })
  pumpTrain(pen.at(TRAIN.x, TRAIN.h, { scale: TRAIN.scale }), 11)
  sensors(pen)
  gateway(pen)
  phone(pen)
  pen.note('Gateway', [GATEWAY.x - 30, GATEWAY.h - 4], [156, 300], 'left')
  pen.note('Sensor', [TRAIN.x + 78 * TRAIN.scale, TRAIN.h + 44], [156, 200], 'left')
  pen.note('Tendencia', [PHONE.x1 + 132, PHONE.bottom + 130], [804, 260])
}

export const monitoreo: SolutionScene = {
  title: 'bomba con sensores, gateway y teléfono con la tendencia',
  description:
    'Tren de bomba y motor con un sensor en cada rodamiento. Los sensores envían sus mediciones por radio al gateway, y este al teléfono, que muestra la tendencia cuando pasa el límite fijado.',
  draw,
}
