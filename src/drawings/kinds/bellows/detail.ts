import { bellowsDetail } from '../../parts/bellows-detail.ts'
import { SHEET_WIDTH } from '../../finished-sheet.ts'
import type { Sheet } from '../../sheet.ts'
import { FACE_LENGTH, type Bellows, type Dimensions } from './dimensions.ts'

const RATIO = 4
const RADIUS_MAX = 116
/** A tandem fills the sheet: its detail stands on the blank outside of the box, right under the bellows. */
const RADIUS_ON_BOX = 92
const EDGE = 16

/** The welded plates enlarged, and the circle that says where they are; returns the detail's lower edge. */
export function detailView(sheet: Sheet, { arrangement, convolutions }: Bellows, d: Dimensions) {
  const { Q, inner, bellows, shaftEnd } = d
  const carrier = inner.contact - FACE_LENGTH
  const free = SHEET_WIDTH - EDGE - (shaftEnd + EDGE)
  const isOnBox = arrangement === 'tandem'
  const radius = isOnBox ? RADIUS_ON_BOX : Math.min(RADIUS_MAX, free / 2)
  const centre = isOnBox
    ? ([244, -Q(82)] as const)
    : ([SHEET_WIDTH - EDGE - free / 2, Q(34)] as const)
  const middle = (inner.bellows + carrier) / 2
  sheet.onlyOnSection(() => {
    bellowsDetail(sheet, {
      centre,
      radius,
      pitch: (carrier - inner.bellows) / convolutions,
      height: bellows.outer - bellows.inner,
      ratio: RATIO,
      media: ['process', isOnBox ? 'barrier' : 'atmosphere'],
    })
    circleLine(sheet, middle, bellows.mean, 27)
  })
  const label = isOnBox ? -Q(206) : centre[1] - radius - 26
  sheet.text([centre[0], label], `Detalle del fuelle ${RATIO}:1`, { strong: true })
  return { bottom: label - 20 }
}

/** A thin circle as a line, so that what it surrounds stays visible. */
function circleLine(sheet: Sheet, x: number, r: number, radius: number) {
  const half = { radius, large: false, clockwise: true }
  sheet.line([[x - radius, r], { ...half, to: [x + radius, r] }, { ...half, to: [x - radius, r] }])
}
