import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'
import { flange } from './pipe.ts'

/** Half the length of a valve's body over its pipe's radius. */
export const VALVE_HALF = 1.9

/**
 * A rising-stem gate valve on a pipe along `x`, stem upwards, moved by hand or by a cylinder; its packing
 * seals. Draw the pipe first.
 */
export function gateValve(pen: Pen, r: number, drive: 'wheel' | 'cylinder' = 'wheel') {
  const half = VALVE_HALF * r
  if (drive === 'wheel') pen.line(`M0 ${r * 3.4}V${r * 5.1}`, 'flow')
  else pen.line(`M0 ${r * 3.2}V${r * 4}`, 'flow')
  pen.metal(
    `M${-r * 0.5} ${r * 2.6}L${-r * 0.85} ${r * 4.1}H${-r * 0.6}L${-r * 0.2} ${r * 2.6}Z`,
    'thin',
  )
  pen.metal(
    `M${r * 0.5} ${r * 2.6}L${r * 0.85} ${r * 4.1}H${r * 0.6}L${r * 0.2} ${r * 2.6}Z`,
    'thin',
  )
  pen.metal(box(-r * 0.95, r * 0.95, r * 4, r * 4.3), 'thin')
  if (drive === 'wheel') wheel(pen, r)
  else cylinder(pen, r)
  pen.metal(
    `M${-r * 0.8} ${r * 1.9}L${-r * 0.5} ${r * 2.7}H${r * 0.5}L${r * 0.8} ${r * 1.9}Z`,
    'thin',
  )
  pen.seal(box(-r * 0.32, r * 0.32, r * 2.7, r * 3.2), 'thin')
  pen.metal(
    `M${-half} ${r}H${-r * 1.1}C${-r * 0.85} ${r} ${-r * 0.8} ${r * 1.2} ${-r * 0.8} ${r * 1.6}H${r * 0.8}` +
      `C${r * 0.8} ${r * 1.2} ${r * 0.85} ${r} ${r * 1.1} ${r}H${half}V${-r}H${r * 1.1}` +
      `C${r * 0.8} ${-r * 1.25} ${-r * 0.8} ${-r * 1.25} ${-r * 1.1} ${-r}H${-half}Z`,
  )
  pen.metal(box(-r * 1.15, r * 1.15, r * 1.6, r * 1.78), 'thin')
  pen.seal(box(-r * 1.1, r * 1.1, r * 1.78, r * 1.92))
  pen.metal(box(-r * 1.15, r * 1.15, r * 1.92, r * 2.1), 'thin')
  ends(pen, r, half)
}

function wheel(pen: Pen, r: number) {
  pen.metal(
    `M${-r * 1.7} ${r * 4.4}A${r * 0.16} 1 ${-r * 1.7} ${r * 4.72}H${r * 1.7}A${r * 0.16} 1 ${r * 1.7} ${r * 4.4}Z`,
    'thin',
  )
}

/** Hydraulic, on the yoke: its rod's seal, heads and barrel. */
function cylinder(pen: Pen, r: number) {
  pen.seal(box(-r * 0.4, r * 0.4, r * 4.3, r * 4.8), 'thin')
  pen.metal(box(-r * 1.2, r * 1.2, r * 4.8, r * 5.15), 'thin')
  pen.metal(box(-r * 0.95, r * 0.95, r * 5.15, r * 7.4))
  pen.metal(box(-r * 1.2, r * 1.2, r * 7.4, r * 7.75), 'thin')
}

/** A swing check valve on a pipe along `x`, flow to the right; bolted cover above. */
export function checkValve(pen: Pen, r: number) {
  const half = VALVE_HALF * r
  pen.metal(
    `M${-half} ${r}H${-r * 1.2}C${-r * 0.9} ${r} ${-r} ${r * 1.5} ${-r * 0.7} ${r * 1.6}L${r * 1.05} ${r * 1.6}` +
      `C${r * 1.1} ${r * 1.2} ${r * 1.2} ${r} ${half} ${r}V${-r}H${r}C${r * 0.6} ${-r * 1.3} ${-r * 0.7} ${-r * 1.3} ${-r * 1.1} ${-r}H${-half}Z`,
  )
  pen.metal(box(-r * 0.95, r * 1.25, r * 1.6, r * 1.8), 'thin')
  pen.seal(box(-r * 0.9, r * 1.2, r * 1.8, r * 1.93))
  pen.metal(box(-r * 0.95, r * 1.25, r * 1.93, r * 2.2), 'thin')
  pen.metal(disc(-r * 0.45, r * 1.05, r * 0.22), 'thin')
  pen.line(
    `M${-r} ${-r * 0.2}H${r * 0.8}M${r * 0.35} ${r * 0.1}L${r * 0.8} ${-r * 0.2}L${r * 0.35} ${-r * 0.5}`,
  )
  ends(pen, r, half)
}

/** A control valve on a pipe along `x`: globe body, yoke, diaphragm actuator. */
export function controlValve(pen: Pen, r: number) {
  const half = VALVE_HALF * r
  pen.line(`M0 ${r * 2}V${r * 3.8}`, 'spring')
  pen.line(
    `M${-r * 0.6} ${r * 1.8}L${-r * 0.75} ${r * 3.8}M${r * 0.6} ${r * 1.8}L${r * 0.75} ${r * 3.8}`,
  )
  pen.metal(
    `M${-r * 1.9} ${r * 3.8}H${r * 1.9}V${r * 4.3}C${r * 1.4} ${r * 5.3} ${-r * 1.4} ${r * 5.3} ${-r * 1.9} ${r * 4.3}Z`,
  )
  pen.line(`M${-r * 1.9} ${r * 4.05}H${r * 1.9}`)
  pen.metal(
    `M${-half} ${r}H${-r * 1.2}C${-r * 0.6} ${r * 1.1} ${-r * 0.7} ${r * 1.3} ${-r * 0.6} ${r * 1.8}H${r * 0.6}` +
      `C${r * 0.7} ${r * 1.3} ${r * 0.6} ${r * 1.1} ${r * 1.2} ${r}H${half}V${-r}H${r * 1.2}` +
      `C${r * 0.8} ${-r * 1.7} ${-r * 0.8} ${-r * 1.7} ${-r * 1.2} ${-r}H${-half}Z`,
  )
  pen.seal(box(-r * 0.45, r * 0.45, r * 1.8, r * 2.3), 'thin')
  ends(pen, r, half)
}

/** A wafer butterfly valve with its gear and wheel, on a pipe along `x`. */
export function butterflyValve(pen: Pen, r: number) {
  pen.metal(box(-r * 0.28, r * 0.28, r * 1.2, r * 2.2), 'thin')
  pen.metal(box(-r * 0.7, r * 0.9, r * 2.2, r * 3), 'thin')
  pen.metal(disc(r * 0.1, r * 2.6, r * 0.95), 'thin')
  pen.plain(disc(r * 0.1, r * 2.6, r * 0.68), 'thin')
  pen.line(`M${-r * 0.6} ${r * 2.6}H${r * 0.8}M${r * 0.1} ${r * 1.9}V${r * 3.3}`)
  pen.metal(box(-r * 0.42, r * 0.42, -r * 1.42, r * 1.42))
  pen.seal(box(-r * 0.7, -r * 0.42, -r * 1.3, r * 1.3), 'thin')
  pen.seal(box(r * 0.42, r * 0.7, -r * 1.3, r * 1.3), 'thin')
  pen.metal(box(-r, -r * 0.7, -r * 1.42, r * 1.42), 'thin')
  pen.metal(box(r * 0.7, r, -r * 1.42, r * 1.42), 'thin')
}

function ends(pen: Pen, r: number, half: number) {
  flange(pen.at(-half, 0), r)
  flange(pen.at(half, 0), r)
}
