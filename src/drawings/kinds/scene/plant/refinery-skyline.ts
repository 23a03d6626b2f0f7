import type { Pen } from '../pen.ts'

/** A fired heater far behind: box, convection bank, stack with its damper. */
export function firedHeater(pen: Pen, height: number) {
  pen.faint(`M-44 0V${height * 0.3}L-18 ${height * 0.44}H18L44 ${height * 0.3}V0`)
  pen.faint(
    `M-18 ${height * 0.44}V${height * 0.54}L-8 ${height * 0.6}V${height}H8V${height * 0.6}L18 ${height * 0.54}V${height * 0.44}`,
  )
  pen.faint(
    `M-44 ${height * 0.3}H44M-18 ${height * 0.49}H18M-8 ${height - 8}H8M-8 ${height * 0.74}H8`,
    'hatch',
  )
  pen.faint(
    `M-32 0V${height * 0.3}M-20 0V${height * 0.3}M-8 0V${height * 0.3}M8 0V${height * 0.3}M20 0V${height * 0.3}M32 0V${height * 0.3}`,
    'hatch',
  )
}

/** A slender column far behind, with its platforms. */
export function farColumn(pen: Pen, height: number, half = 11) {
  pen.faint(
    `M${-half} 0V${height}F0 ${height + half / 2}M0 ${height + half / 2}F${half} ${height}V0M0 ${height + half / 2}V${height + 16}H${half + 12}V0`,
  )
  for (let h = height * 0.34; h < height; h += height * 0.21)
    pen.faint(
      `M${half} ${h}h13M${-half} ${h}h-6v9M${half + 16} ${h}v9h-6M${half + 16} ${h}h-4`,
      'hatch',
    )
}

/** A flare stack with its guys, far behind. */
export function flare(pen: Pen, height: number, spread: number) {
  pen.faint(`M-2.5 0V${height}M2.5 0V${height}M-4 ${height}H4V${height + 7}H-4Z`)
  pen.faint(
    `M-2.5 ${height * 0.94}L${-spread} 0M2.5 ${height * 0.94}L${spread} 0M-2.5 ${height * 0.56}L${-spread} 0M2.5 ${height * 0.56}L${spread} 0`,
    'hatch',
  )
  pen.faint(`M0 ${height + 9}c-7 6 -2 10 1 17c1 -5 9 -9 -1 -17`, 'hatch')
}
