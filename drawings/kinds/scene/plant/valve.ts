import { box } from '../../../geometry.ts'
import { bothSides, disc, type Pen } from '../pen.ts'
import { flange } from './pipe.ts'

/** Half the length of a valve's body, as a multiple of its pipe's radius. */
export const VALVE_HALF = 1.9

/**
 * A rising-stem gate valve on a pipe along `x`, stem upwards, with handwheel or cylinder; shows its packing. Draw the
 * pipe first.
 */
export function gateValve(pipe: Pen, radius: number, drive: 'wheel' | 'cylinder' = 'wheel') {
  const pen = inRadii(pipe, radius)
  pen.line(drive === 'wheel' ? 'M0 3.4V5.1' : 'M0 3.2V4', 'flow')
  bothSides(pen, (side) => side.metal('M-.5 2.6L-.85 4.1H-.6L-.2 2.6Z', 'thin'))
  pen.metal(box(-0.95, 0.95, 4, 4.3), 'thin')
  if (drive === 'wheel') pen.metal('M-1.7 4.4A.16 1 -1.7 4.72H1.7A.16 1 1.7 4.4Z', 'thin')
  else cylinder(pen)
  pen.metal('M-.8 1.9L-.5 2.7H.5L.8 1.9Z', 'thin')
  pen.seal(box(-0.32, 0.32, 2.7, 3.2), 'thin')
  pen.metal(
    'M-1.9 1H-1.1C-.85 1 -.8 1.2 -.8 1.6H.8C.8 1.2 .85 1 1.1 1H1.9V-1H1.1C.8 -1.25 -.8 -1.25 -1.1 -1H-1.9Z',
  )
  pen.metal(box(-1.15, 1.15, 1.6, 1.78), 'thin')
  pen.seal(box(-1.1, 1.1, 1.78, 1.92))
  pen.metal(box(-1.15, 1.15, 1.92, 2.1), 'thin')
  ends(pipe, radius)
}

/** The hydraulic cylinder on the yoke: its rod's seal, heads and barrel. */
function cylinder(pen: Pen) {
  pen.seal(box(-0.4, 0.4, 4.3, 4.8), 'thin')
  pen.metal(box(-1.2, 1.2, 4.8, 5.15), 'thin')
  pen.metal(box(-0.95, 0.95, 5.15, 7.4))
  pen.metal(box(-1.2, 1.2, 7.4, 7.75), 'thin')
}

/** A swing check valve on a pipe along `x`, flow to the right; bolted cover above. */
export function checkValve(pipe: Pen, radius: number) {
  const pen = inRadii(pipe, radius)
  pen.metal(
    'M-1.9 1H-1.2C-.9 1 -1 1.5 -.7 1.6H1.05C1.1 1.2 1.2 1 1.9 1V-1H1C.6 -1.3 -.7 -1.3 -1.1 -1H-1.9Z',
  )
  pen.metal(box(-0.95, 1.25, 1.6, 1.8), 'thin')
  pen.seal(box(-0.9, 1.2, 1.8, 1.93))
  pen.metal(box(-0.95, 1.25, 1.93, 2.2), 'thin')
  pen.metal(disc(-0.45, 1.05, 0.22), 'thin')
  pen.line('M-1 -.2H.8M.35 .1L.8 -.2L.35 -.5')
  ends(pipe, radius)
}

/** A control valve on a pipe along `x`: globe body, yoke, diaphragm actuator. */
export function controlValve(pipe: Pen, radius: number) {
  const pen = inRadii(pipe, radius)
  pen.line('M0 2V3.8', 'spring')
  pen.line('M-.6 1.8L-.75 3.8M.6 1.8L.75 3.8')
  pen.metal('M-1.9 3.8H1.9V4.3C1.4 5.3 -1.4 5.3 -1.9 4.3Z')
  pen.line('M-1.9 4.05H1.9')
  pen.metal(
    'M-1.9 1H-1.2C-.6 1.1 -.7 1.3 -.6 1.8H.6C.7 1.3 .6 1.1 1.2 1H1.9V-1H1.2C.8 -1.7 -.8 -1.7 -1.2 -1H-1.9Z',
  )
  pen.seal(box(-0.45, 0.45, 1.8, 2.3), 'thin')
  ends(pipe, radius)
}

/** A wafer butterfly valve with its gear and wheel, on a pipe along `x`. */
export function butterflyValve(pipe: Pen, radius: number) {
  const pen = inRadii(pipe, radius)
  pen.metal('B-.28 .28 1.2 2.2 B-.7 .9 2.2 3', 'thin')
  pen.metal(disc(0.1, 2.6, 0.95), 'thin')
  pen.plain(disc(0.1, 2.6, 0.68), 'thin')
  pen.line('M-.6 2.6H.8M.1 1.9V3.3')
  pen.metal(box(-0.42, 0.42, -1.42, 1.42))
  bothSides(pen, (side) => {
    side.seal(box(0.42, 0.7, -1.3, 1.3), 'thin')
    side.metal(box(0.7, 1, -1.42, 1.42), 'thin')
  })
}

/** A pen whose unit is the radius of the pipe, so that valves scale with it. */
const inRadii = (pen: Pen, radius: number) => pen.at(0, 0, { scale: radius })

function ends(pen: Pen, radius: number) {
  for (const way of [-1, 1]) flange(pen.at(way * VALVE_HALF * radius, 0), radius)
}
