import type { Pen } from '../pen.ts'

type Drum = { radius: number; length: number; level: number }

const WALL = 4

/** A shell lying along `x`, with elliptical heads (2:1); the pen stands on its axis at the left tangent line. */
const lying = (r: number, length: number, wall = 0) =>
  `M0 ${r}H${length}F${length + r / 2 + wall} 0U${length} ${-r}H0F${-r / 2 - wall} 0U0 ${r}Z`

/** A horizontal drum cut along its axis, with a boot where water gathers; liquid up to `level` from its axis. */
export function drum(pen: Pen, { radius: r, length, level }: Drum) {
  const boot = length * 0.34
  pen.metal(
    `M${boot - 14} ${-r + 6}V${-r - 14}U${boot} ${-r - 22}F${boot + 14} ${-r - 14}V${-r + 6}Z`,
    'spring',
  )
  pen.metal(lying(r + WALL, length, WALL / 2))
  pen.plain(lying(r, length), 'thin')
  const reach = (r / 2) * Math.sqrt(1 - (level / r) ** 2)
  pen.fluid(
    `M${-reach} ${level}H${length + reach}C${length + r * 0.48} ${-r * 0.3} ${length + r * 0.28} ${-r} ${length} ${-r}` +
      `H${boot + 10}V${-r - 12}U${boot} ${-r - 18}F${boot - 10} ${-r - 12}V${-r}H0C${-r * 0.28} ${-r} ${-r * 0.48} ${-r * 0.3} ${-reach} ${level}Z`,
  )
  pen.line(`M${-reach} ${level}H${length + reach}`, 'hatch')
  pen.line(`M${boot - 10} ${-r - 10}H${boot + 10}`, 'hatch')
  pen.line(lying(r, length))
}
