import type { Pen } from '../pen.ts'

/** A fired heater far behind: box, convection bank, stack with its damper. */
export function firedHeater(pen: Pen) {
  pen.faint('M-44 0V72L-18 105.6H18L44 72V0')
  pen.faint('M-18 105.6V129.6L-8 144V240H8V144L18 129.6V105.6')
  pen.faint('M-44 72H44M-18 117.6H18M-8 232H8M-8 177.6H8', 'hatch')
  pen.faint('M-32 0V72M-20 0V72M-8 0V72M8 0V72M20 0V72M32 0V72', 'hatch')
}

/** A slender column far behind, with its platforms. */
export function farColumn(pen: Pen, height: number) {
  pen.faint(`M-11 0V${height}F0 ${height + 5.5}F11 ${height}V0`)
  pen.faint(`M0 ${height + 5.5}V${height + 16}H23V0`)
  for (let h = height * 0.34; h < height; h += height * 0.21)
    pen.faint(`M11 ${h}h13M-11 ${h}h-6v9M27 ${h}v9h-6M27 ${h}h-4`, 'hatch')
}

/** A flare stack with its guys, far behind. */
export function flare(pen: Pen) {
  pen.faint('M-2.5 0V400M2.5 0V400M-4 400H4V407H-4Z')
  pen.faint('M-2.5 376L-48 0M2.5 376L48 0M-2.5 224L-48 0M2.5 224L48 0', 'hatch')
  pen.faint('M0 409c-7 6 -2 10 1 17c1 -5 9 -9 -1 -17', 'hatch')
}
