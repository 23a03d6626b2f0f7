import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { coneRun, type BonnetSeal } from './cone.ts'

const LEFT = 690
const HEIGHT = 118
const LENGTH = 190
const UPPER = 146
const LOWER = -24
const CAP = 9
const CAP_LIP = 34

/** The ring's section, enlarged, with its angle; with caps, without, or both. Returns a dot on a cap. */
export function ringDetail(sheet: Sheet, { angle, caps }: BonnetSeal): Point | undefined {
  const rows: readonly [number, boolean][] =
    caps === 'both'
      ? [
          [LOWER, false],
          [UPPER, true],
        ]
      : [[UPPER, caps === 'metal']]
  const run = coneRun(angle, HEIGHT)
  const foot = LEFT + run
  const end = Math.max(LEFT + LENGTH, foot + 50)
  sheet.onlyOnSection(() => {
    for (const [r, isCapped] of rows) {
      const detail = polyline`M${foot} ${r} H${end} v${HEIGHT} H${LEFT}`
      sheet.part('detail', 'stationary', 'graphite', detail)
      if (isCapped) capsOn(sheet, { r, foot, end })
    }
    angleMark(sheet, foot, UPPER, angle)
  })
  sheet.text([foot - 26, UPPER + HEIGHT + 12], `${angle}°`)
  for (const [r, isCapped] of rows) {
    sheet.text([(foot + end) / 2 + 26, r - 30], isCapped ? 'Con tapas' : 'Sin tapas', {
      strong: true,
    })
  }
  return caps === 'none' ? undefined : [end - CAP / 2, UPPER + HEIGHT / 2]
}

function capsOn(sheet: Sheet, { r, foot, end }: { r: number; foot: number; end: number }) {
  const top = r + HEIGHT
  const detailCap = polyline`M${end - CAP} ${r + CAP} H${end - CAP_LIP} V${r} H${end} V${top}
    H${end - CAP_LIP} V${top - CAP} H${end - CAP}`
  const detailTipCap = polyline`M${LEFT} ${top} H${LEFT + CAP_LIP + 12} V${top - CAP}
    H${LEFT + CAP + ((foot - LEFT) * CAP) / HEIGHT}
    L${LEFT + 18 + ((foot - LEFT) * 40) / HEIGHT} ${top - 40}
    H${LEFT + ((foot - LEFT) * 40) / HEIGHT}`
  sheet
    .part('detail-cap', 'stationary', 'unsectioned', detailCap)
    .part('detail-tip-cap', 'stationary', 'unsectioned', detailTipCap)
}

/** The angle between the cone and a plane across the axis. */
function angleMark(sheet: Sheet, x: number, r: number, angle: BonnetSeal['angle']) {
  const radius = 62
  const turn = (angle * Math.PI) / 180
  sheet.line(polyline`M${x} ${r} V${r + HEIGHT + 20}`).line([
    [x, r + radius],
    {
      to: [x - radius * Math.sin(turn), r + radius * Math.cos(turn)],
      radius,
      large: false,
      clockwise: false,
    },
  ])
}
