import type { Pen } from '../pen.ts'

/** A continuous digester that stands far behind: shell in steps, screens, top separator, stairs, platforms. */
export function digester(pen: Pen, height: number) {
  const top = height - 46
  pen.faint(
    `M-7 0L-22 26V${top * 0.4}L-19 ${top * 0.42}V${top - 10}C-19 ${top} -10 ${top + 4} -8 ${top + 8}V${height}H8V${top + 8}C10 ${top + 4} 19 ${top} 19 ${top - 10}V${top * 0.42}L22 ${top * 0.4}V26L7 0`,
  )
  for (const part of [0.12, 0.3, 0.52, 0.74]) {
    const [h, half] = [top * part + 20, part < 0.4 ? 22 : 19]
    pen.faint(`M${-half} ${h}H${half}M${-half} ${h + 14}H${half}`, 'hatch')
    for (let x = -half + 5; x < half; x += 5) pen.faint(`M${x} ${h}V${h + 14}`, 'hatch')
  }
  pen.faint(`M-8 ${height - 20}H8M-13 ${height}H13V${height + 10}H-13Z`)
  for (let h = 44; h < top; h += 44)
    pen.faint(`M-34 ${h}H-22M22 ${h}H36M36 ${h}v10M29 ${h + 10}H36`, 'hatch')
  pen.faint(`M30 0V${top}M36 0V${top}`, 'hatch')
  for (let h = 6; h < top; h += 8) pen.faint(`M30 ${h}H36`, 'hatch')
}
