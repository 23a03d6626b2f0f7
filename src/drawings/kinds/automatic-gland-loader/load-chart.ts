import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'

const ORIGIN: Point = [674, -42]
const WIDTH = 180
const HEIGHT = 80

/** Load on the rings while they settle: kept by the pistons, lost by a bolt. */
export function loadChart(sheet: Sheet) {
  const [x, r] = ORIGIN
  const level = r + HEIGHT * 0.76
  const at = (t: number, share: number): Point => [x + WIDTH * t, r + HEIGHT * share]
  sheet.onlyOnSection(() =>
    sheet
      .line([[x, r + HEIGHT], ORIGIN, [x + WIDTH, r]], { weight: 'outline' })
      .line(polyline`M${x} ${level} h${WIDTH}`, { weight: 'flow', tone: 'accent' })
      .line([at(0, 0.76), { to: at(1, 0.14), via: [at(0.2, 0.3), at(0.5, 0.18)] }], {
        weight: 'spring',
        dash: 'rest',
      }),
  )
  sheet
    .text([x + WIDTH, level + 10], 'pistones', { anchor: 'end', tone: 'accent', strong: true })
    .text([x + WIDTH, r + HEIGHT * 0.3], 'perno', { anchor: 'end' })
    .text([x, r + HEIGHT + 12], 'Carga', { anchor: 'start', strong: true })
    .text([x + WIDTH / 2, r - 26], 'Asentamiento', { strong: true })
}
