import { box } from '../../geometry.ts'
import type { Pen } from '../scene/pen.ts'

/** The card's picture: what a city's hand draws lies between 0 and these, from the left and up. */
export const CITY = { width: 640, height: 480 }

/** One city: its words, and the hand that draws it. */
export type CityScene = { title: string; description: string; draw: (pen: Pen) => void }

const WAVE = 34

/** Open water over the whole width, up to the height given, with a row of short waves at each of `rows`. */
export function water(pen: Pen, height: number, rows: readonly number[]) {
  pen.fluid(box(0, CITY.width, 0, height))
  pen.line(`M0 ${height}H${CITY.width}`, 'outline')
  for (const [i, h] of rows.entries()) {
    for (let x = 18 + (i % 2) * 3 * WAVE; x + WAVE < CITY.width; x += 5 * WAVE)
      pen.line(`M${x} ${h}F${x + WAVE / 2} ${h + 4}U${x + WAVE} ${h}`, 'hatch')
  }
}
