import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'
import { handrail } from './site.ts'
import { motor } from './motor.ts'

/** Half of the clarifier's water surface, and its level above the ground. */
export const CLARIFIER = { radius: 118, level: 28, launder: 14 }

/** A round clarifier with its scraper, cut through the middle; the pen stands on its axis at the ground. */
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
  // The bridge that carries the drive.
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

/** A concrete water tower, its tank cut open; the pen stands at its foot. */
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
