import { distance } from '../../../geometry.ts'
import type { Point, Segment } from '../../../model.ts'

/** A roll that a sheet runs over (clockwise) or under. */
export type Roll = { centre: Point; radius: number; way: 'over' | 'under' }

const TURN = 2 * Math.PI
const signOf = ({ way }: Roll) => (way === 'over' ? -1 : 1)

/** Where a sheet that moves in the direction `angle` touches a roll. */
function touchAt(roll: Roll, angle: number): Point {
  const reach = signOf(roll) * roll.radius
  return [roll.centre[0] + reach * Math.sin(angle), roll.centre[1] - reach * Math.cos(angle)]
}

/** The direction in which a sheet leaves one roll so that it touches the next. */
function directionBetween(from: Roll, to: Roll): number {
  const [dx, dh] = [to.centre[0] - from.centre[0], to.centre[1] - from.centre[1]]
  const aside = signOf(to) * to.radius - signOf(from) * from.radius
  return Math.atan2(dh, dx) - Math.asin(aside / distance(from.centre, to.centre))
}

/** A sheet that comes level from `start` under or over the first roll, round each next one, as far as the last. */
export function beltOver(start: number, rolls: readonly Roll[]): Segment[] {
  const [first] = rolls
  if (!first) return []
  let direction = 0
  const entry = touchAt(first, direction)
  const path: Segment[] = [[start, entry[1]], entry]
  for (const [i, roll] of rolls.entries()) {
    const next = rolls[i + 1]
    if (!next) break
    const leaving = directionBetween(roll, next)
    const wrap = ((((leaving - direction) * signOf(roll)) % TURN) + TURN) % TURN
    const clockwise = roll.way === 'over'
    const { radius } = roll
    path.push({ to: touchAt(roll, leaving), radius, large: wrap > Math.PI, clockwise })
    path.push(touchAt(next, leaving))
    direction = leaving
  }
  return path
}
