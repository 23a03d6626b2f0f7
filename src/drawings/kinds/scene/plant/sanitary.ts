import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'
import { agitator } from './agitator.ts'

/** A clamp joint across a sanitary tube along `x`; the pen stands on its gasket (ISO 2852). */
export function clamp(pen: Pen, radius: number) {
  pen.metal(box(-4, -1.4, -radius - 5, radius + 5), 'thin')
  pen.metal(box(1.4, 4, -radius - 5, radius + 5), 'thin')
  pen.seal(box(-1.4, 1.4, -radius - 4, radius + 4))
}

/** A sanitary butterfly valve with its lever, on a tube along `x`. */
export function leverValve(pen: Pen, radius: number) {
  pen.line(`M0 ${radius}V${radius + 12}H22`, 'flow')
  pen.metal(box(-7, 7, -radius - 3, radius + 3), 'thin')
  pen.seal(box(-2, 2, radius + 3, radius + 8), 'thin')
  clamp(pen.at(-11, 0), radius)
  clamp(pen.at(11, 0), radius)
}

type Tank = { radius: number; legs: number; height: number; level: number }

/** A stirred sanitary tank, cut: dished ends, insulation, manway, legs. The pen stands on the floor, on its axis. */
export function sanitaryTank(pen: Pen, { radius: r, legs, height, level }: Tank) {
  const dish = r * 0.42
  const top = legs + height
  for (const x of [-r + 4, r - 4]) {
    pen.metal(box(x - 4, x + 4, 5, legs + 8), 'thin')
    pen.metal(box(x - 9, x + 9, 0, 5), 'thin')
  }
  pen.metal(
    `M${-r - 6} ${legs}V${top - 6}H${r + 6}V${legs}C${r + 4} ${legs - dish} 16 ${legs - dish - 4} 0 ${legs - dish - 6}C-16 ${legs - dish - 4} ${-r - 4} ${legs - dish} ${-r - 6} ${legs}Z`,
  )
  pen.plain(
    `M${-r} ${legs}V${top}U0 ${top + dish}F${r} ${top}V${legs}U0 ${legs - dish}F${-r} ${legs}Z`,
  )
  pen.fluid(`M${-r} ${legs}V${level}H${r}V${legs}U0 ${legs - dish}F${-r} ${legs}Z`)
  pen.line(`M${-r} ${level}H${r}`, 'hatch')
  pen.line(
    `M${-r} ${legs}V${top}U0 ${top + dish}F${r} ${top}V${legs}U0 ${legs - dish}F${-r} ${legs}`,
    'outline',
  )
  pen.metal(box(-9, 9, legs - dish - 20, legs - dish), 'thin')
  const manway = pen.at(r * 0.58, top + dish * 0.72, { turn: -22 })
  manway.metal(box(-15, 15, 0, 9), 'thin')
  manway.seal(box(-15, 15, 9, 11.5))
  manway.metal(box(-17, 17, 11.5, 15), 'thin')
  pen.line(`M${-r * 0.6} ${top + dish * 0.8}V${top - 14}`, 'spring')
  pen.metal(disc(-r * 0.6, top - 18, 5), 'thin')
  agitator(pen.at(0, top + dish + 2, { scale: 0.56, weight: 'thin' }), {
    depth: (height + dish + 4) / 0.56 - 40,
    impellers: [8, 120],
    span: r * 0.9,
  })
}

/** A close-coupled sanitary pump under a shroud; the pen stands on its axis at the suction clamp. */
export function sanitaryPump(pen: Pen, floor: number) {
  for (const x of [58, 96]) {
    pen.line(`M${x} -20V${floor + 5}`, 'flow')
    pen.metal(box(x - 6, x + 6, floor, floor + 5), 'thin')
  }
  pen.metal('M44 -23H108A10 0 118 -13V13A10 0 108 23H44Z')
  pen.line('M108 -23V23M58 -23V23', 'hatch')
  pen.metal('M24 -17L44 -20V20L24 17Z', 'thin')
  pen.plain('M29 -10L39 -12V12L29 10Z', 'thin')
  pen.plain(box(24, 44, -3, 3), 'thin')
  pen.seal(box(24, 30, -8, 8), 'thin')
  pen.metal('M8 -20A4 1 12 -25H20A4 1 24 -20V20A4 1 20 25H12A4 1 8 20Z')
  pen.seal(box(20, 22, -24, 24))
  pen.metal(box(-2, 8, -9, 9), 'thin')
  pen.metal(box(9, 21, 24, 40), 'thin')
  clamp(pen.at(-2, 0), 8)
  clamp(pen.at(15, 40, { turn: 90 }), 6)
}
