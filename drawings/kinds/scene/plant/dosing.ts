import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'
import { motor } from './motor.ts'

/** Places on the dosing pump, from the middle of its base. */
export const DOSING = { line: -57, discharge: 96 } as const

/** A diaphragm dosing pump: head cut open, ball valves under and over it, stroke dial, motor on top. */
export function dosingPump(pen: Pen) {
  const drive = pen.at(20, 92, { turn: 90, scale: 0.5, weight: 'spring' })
  motor(drive, { length: 128, radius: 40, finSpacing: 12, mount: 'flange' })
  pen.metal('M-12 8H50V76A8 0 42 84H-4A8 0 -12 76Z')
  pen.line('M-12 20H50', 'hatch')
  pen.metal(box(2, 38, 84, 92), 'thin')
  pen.plain(disc(20, 48, 13), 'thin')
  pen.line('M20 48L28 56M10 48H12M20 58V60M30 48H28', 'hatch')
  pen.metal('B50 60 38 58 B60 66 34 62 B-42 -12 30 66', 'thin')
  pen.plain('B-36 -18 36 60 B-42 -12 45 51', 'thin')
  pen.metal(box(-47, -42, 20, 76), 'thin')
  pen.cut(box(-66, -50, 20, 76), 'steel')
  pen.fluid('M-60 4H-54V34C-50 36 -50 38 -50 40V56C-50 58 -50 60 -54 62V92H-60Z')
  pen.seal(box(-50, -47, 20, 76))
  for (const h of [24, 72]) pen.plain(box(-70, -66, h - 3, h + 3), 'thin')
  for (const h of [0, 76]) checkBall(pen.at(DOSING.line, h))
  pen.metal('B-70 62 -6 0 B-12 50 0 8', 'thin')
}

function checkBall(pen: Pen) {
  pen.plain(box(-9, 9, 2, 18), 'thin')
  pen.seal('B-8 8 -1 2 B-8 8 18 20')
  pen.metal(disc(0, 9, 5), 'thin')
  pen.line('M-6 4L-3 6M6 4L3 6M-5 15V18M5 15V18', 'hatch')
}

/** A plastic day tank with its level tube; the pen stands on the floor, at its middle. */
export function dayTank(pen: Pen) {
  for (const x of [-23, 23]) pen.metal(box(x - 3, x + 3, 0, 34), 'thin')
  pen.metal(box(-30, 30, 30, 35), 'thin')
  pen.plain(box(-28, 28, 35, 150))
  pen.fluid(box(-26, 26, 37, 117))
  pen.line('M-26 117H26', 'hatch')
  pen.metal('B-31 31 150 155 B-9 9 155 160', 'thin')
  for (let h = 50; h < 144; h += 12) pen.line(`M20 ${h}H26`, 'hatch')
}

/** A plate heat exchanger in its frame, nozzles to the left; every plate bears a gasket. The pen stands on its first plate's foot. */
export function plateExchanger(pen: Pen) {
  pen.metal('B0 96 88 93 B90 96 0 88', 'thin')
  pen.metal(box(0, 7, 0, 96))
  pen.plain(box(7, 58, 10, 84), 'thin')
  for (let x = 11; x < 57; x += 6) pen.line(`M${x} 11V83`, { weight: 'thin', tone: 'accent' })
  pen.metal(box(58, 65, 4, 88))
  for (const h of [16, 78]) {
    pen.plain(`B-5 80 ${h - 1.6} ${h + 1.6} B65 70 ${h - 4} ${h + 4}`, 'thin')
  }
}
