import { bellowsDetail } from '../../parts/bellows-detail.ts'
import { ring } from '../../parts/ring.ts'
import { SHEET_WIDTH } from '../../finished-sheet.ts'
import type { Sheet } from '../../sheet.ts'
import { FACE_LENGTH, type Bellows, type Dimensions } from './dimensions.ts'

const RATIO = 4
const RADIUS_MAX = 116
const EDGE = 16

/** The welded plates enlarged beside the section, and the circle that says where they are. */
export function detailView(sheet: Sheet, { convolutions }: Bellows, d: Dimensions) {
  const { Q, inner, bellows, shaftEnd } = d
  const carrier = inner.contact - FACE_LENGTH
  const free = SHEET_WIDTH - EDGE - (shaftEnd + EDGE)
  const radius = Math.min(RADIUS_MAX, free / 2)
  const centre = [SHEET_WIDTH - EDGE - free / 2, Q(34)] as const
  const middle = (inner.bellows + carrier) / 2
  sheet.onlyOnSection(() => {
    bellowsDetail(sheet, {
      centre,
      radius,
      pitch: (carrier - inner.bellows) / convolutions,
      height: bellows.outer - bellows.inner,
      ratio: RATIO,
      media: ['process', 'atmosphere'],
    })
    ring(sheet, [middle, bellows.mean], 27, 'thin')
  })
  const label = centre[1] - radius - 26
  sheet.text([centre[0], label], `Detalle del fuelle ${RATIO}:1`, { strong: true })
}
