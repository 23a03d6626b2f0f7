import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'
import { motor } from './pumps.ts'
import { handrail } from './site.ts'

/** Positions on the dosing pump, from the middle of its base. */
export const DOSING = { line: -57, discharge: 96 } as const

/** A diaphragm dosing pump: head cut open, ball valves below and above it, stroke dial, motor on top. */
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

/** A plastic day tank with its level tube; the pen's origin is on the floor, at its middle. */
export function dayTank(pen: Pen) {
  for (const x of [-23, 23]) pen.metal(box(x - 3, x + 3, 0, 34), 'thin')
  pen.metal(box(-30, 30, 30, 35), 'thin')
  pen.plain(box(-28, 28, 35, 150))
  pen.fluid(box(-26, 26, 37, 117))
  pen.line('M-26 117H26', 'hatch')
  pen.metal('B-31 31 150 155 B-9 9 155 160', 'thin')
  for (let h = 50; h < 144; h += 12) pen.line(`M20 ${h}H26`, 'hatch')
}

/** A plate heat exchanger, nozzles to the left, a gasket at each plate; its origin is at the first plate's foot. */
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

/** Half the width of the clarifier's water surface, and its level above the ground. */
export const CLARIFIER = { radius: 118, level: 28, launder: 14 }

/** A round clarifier with its scraper, cut through the middle; the pen's origin is on its axis at the ground. */
export function clarifier(pen: Pen) {
  const { radius: r, level } = CLARIFIER
  pen.fluid(`M${-r} ${level}V-44L-16 -72V-88H16V-72L${r} -44V${level}Z`)
  pen.line(`M${-r} ${level}H${r}`, 'hatch')
  const basin = `M${-r - 12} 42H${-r}V-44L-16 -72V-88H16V-72L${r} -44V42H${r + 12}V-60L28 -86V-102H-28V-86L${-r - 12} -60Z`
  pen.cut(basin, 'housing', 'spring')
  for (const way of [-1, 1]) {
    pen.line(`M${way * r} 8H${way * (r - 16)}V25`, 'outline')
    pen.metal(`B${way * (r - 19)} ${way * (r - 15)} 16 31 B${way * 30} ${way * 33} -14 38`, 'thin')
    scraper(pen.at(0, 0, { mirror: way < 0 }))
  }
  pen.plain(box(-9, 9, -88, 54), 'thin')
  for (const h of [-2, 8]) pen.line(`M-5 ${h}V${h + 7}H5V${h}Z`, 'hatch')
  pen.metal(box(-14, 14, -60, -24), 'thin')
  // The bridge with the drive.
  pen.metal(`B${-r - 10} ${r + 10} 50 54 B${-r - 10} ${r + 10} 62 66`, 'thin')
  for (let x = -r; x < r - 8; x += 18) pen.line(`M${x} 54L${x + 9} 62L${x + 18} 54`, 'hatch')
  for (const way of [-1, 1]) pen.metal(box(way * (r + 2), way * (r + 10), 42, 50), 'thin')
  handrail(pen.at(-r - 8, 66), 2 * r + 16, { height: 20, spacing: 26 })
  pen.seal(box(-13, 13, 66, 72), 'thin')
  pen.metal(box(-20, 20, 72, 88))
  const drive = pen.at(0, 88, { turn: 90, scale: 0.5 })
  motor(drive, { length: 80, radius: 24, finSpacing: 12, mount: 'flange' })
}

function scraper(pen: Pen) {
  pen.line('M14 -58L108 -33M14 -28L108 -33M38 -52V-29M62 -45V-30M86 -39V-32', 'thin')
  for (let x = 22; x < 108; x += 12) pen.line(`M${x} ${-56 + (x - 22) * 0.266}l-5 -9`, 'spring')
}

/** A rapid sand filter in its concrete box, cut: troughs over the bed, gravel, nozzles in the false floor. */
export function sandFilter(pen: Pen, width: number) {
  const half = width / 2
  const [top, bed, gravel, floor, bottom] = [58, -6, -40, -54, -68]
  pen.fluid(box(-half, half, bottom, 40))
  pen.line(`M${-half} 40H${half}`, 'hatch')
  pen.plain(`B${-half} ${half} ${gravel} ${bed} B${-half} ${half} ${floor} ${gravel}`, 'thin')
  for (let row = 0; row < 5; row++)
    for (let x = -half + 4 + (row % 2) * 4; x < half - 1; x += 8)
      pen.solid(disc(x, bed - 4 - row * 6.5, 1))
  for (let x = -half + 5; x < half; x += 9) pen.metal(disc(x, gravel - 7, 3.6), 'hatch')
  pen.metal(box(-half, half, floor - 4, floor), 'thin')
  for (let x = -half + 8; x < half; x += 14) pen.line(`M${x} ${floor - 4}V${floor - 10}`, 'spring')
  for (const x of [-half * 0.5, half * 0.5])
    pen.at(x, 0).plain('M-11 26V12A11 0 11 12V26H8V12A8 1 -8 12V26Z', 'thin')
  const walls = `M${-half - 11} ${top}H${-half}V${bottom}H${half}V${top}H${half + 11}V${bottom - 13}H${-half - 11}Z`
  pen.cut(walls, 'housing', 'spring')
}

/** A concrete water tower, its tank cut open; the pen's origin is at its foot. */
export function waterTower(pen: Pen) {
  pen.fluid('M-12 232L-46 276V316H46V276L12 232Z')
  pen.line('M-46 316H46', 'hatch')
  pen.cut('M-15 224H15L52 273V336H46V276L12 232H-12L-46 276V336H-52V273Z', 'housing', 'spring')
  pen.metal('M-54 336H54V341L14 356H-14L-54 341Z')
  pen.metal(box(-7, 7, 356, 366), 'thin')
  pen.metal('M-24 0L-15 20V224H15V20L24 0Z')
  for (const h of [72, 122, 172]) pen.line(`M-15 ${h}H15`, 'hatch')
  for (const h of [40, 95, 148, 198]) pen.plain(box(-4, 4, h, h + 12), 'thin')
  for (const x of [-52, 30]) handrail(pen.at(x, 341), 22, { height: 14, spacing: 11 })
}
