import type { Point } from '../../model.ts'
import { path, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'

/** Angle of the cone on the bonnet, in degrees. */
const ANGLE = 45
const TURN = (ANGLE * Math.PI) / 180

/** How far the ring's cone runs along the axis over the ring's height. */
export const coneRun = (height: number) => height * Math.tan(TURN)

const LEFT = 690
const HEIGHT = 118
const LENGTH = 190
const UPPER = 146
const LOWER = -24
const CAP = 9
const CAP_LIP = 34

/** The ring's section, enlarged, with its angle; without caps and with them. Returns a dot on a cap. */
export function ringDetail(sheet: Sheet): Point {
  const rows = [
    { r: LOWER, isCapped: false },
    { r: UPPER, isCapped: true },
  ]
  const run = coneRun(HEIGHT)
  const foot = LEFT + run
  const end = Math.max(LEFT + LENGTH, foot + 50)
  sheet.onlyOnSection(() => {
    for (const { r, isCapped } of rows) {
      const detail = polyline`M${foot} ${r} H${end} v${HEIGHT} H${LEFT}`
      sheet.part('detail', 'stationary', 'graphite', detail)
      if (isCapped) capsOn(sheet, { r, foot, end })
    }
    angleMark(sheet, foot, UPPER)
  })
  sheet.text([foot - 26, UPPER + HEIGHT + 12], `${ANGLE}°`)
  for (const { r, isCapped } of rows) {
    const title = isCapped ? 'Con tapas' : 'Sin tapas'
    sheet.text([(foot + end) / 2 + 26, r - 30], title, { strong: true })
  }
  return [end - CAP / 2, UPPER + HEIGHT / 2]
}

function capsOn(sheet: Sheet, { r, foot, end }: { r: number; foot: number; end: number }) {
  const top = r + HEIGHT
  /** How far the cone has come at a depth below the ring's outer side. */
  const slant = (depth: number) => LEFT + ((foot - LEFT) * depth) / HEIGHT
  const detailCap = polyline`M${end - CAP} ${r + CAP} H${end - CAP_LIP} V${r} H${end} V${top}
    H${end - CAP_LIP} V${top - CAP} H${end - CAP}`
  const detailTipCap = polyline`M${LEFT} ${top} H${LEFT + CAP_LIP + 12} V${top - CAP}
    H${slant(CAP) + CAP} L${slant(40) + 18} ${top - 40} H${slant(40)}`
  sheet
    .part('detail-cap', 'stationary', 'unsectioned', detailCap)
    .part('detail-tip-cap', 'stationary', 'unsectioned', detailTipCap)
}

/** The angle between the cone and a plane across the axis. */
function angleMark(sheet: Sheet, x: number, r: number) {
  const radius = 62
  const [endX, endR] = [x - radius * Math.sin(TURN), r + radius * Math.cos(TURN)]
  sheet
    .line(polyline`M${x} ${r} V${r + HEIGHT + 20}`)
    .line(path`M${x} ${r + radius} A${radius} 0 ${endX} ${endR}`)
}
