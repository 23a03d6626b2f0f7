import { box } from '../../geometry.ts'
import type { Medium, Point } from '../../model.ts'
import { capScrew, radialScrew } from '../../parts/fasteners.ts'
import { graphiteWedge } from '../../parts/graphite-wedge.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { weldedBellows } from '../../parts/welded-bellows.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { FACE_LENGTH, type Bellows, type Dimensions, type Stage } from './dimensions.ts'

/** Where callouts find the parts of one rotating unit. */
export type HeadDots = Record<'holder' | 'secondary' | 'bellows' | 'carrier' | 'face', Point>

/** One rotating unit: holder, welded bellows, carrier with the face, and the `medium` inside it. */
export function bellowsHead(
  sheet: Sheet,
  { secondarySeals, convolutions }: Bellows,
  d: Dimensions,
  stage: Stage,
  medium: Medium,
): HeadDots {
  const { base, Q, b1, b2 } = d
  const { prefix, contact } = stage
  const carrier = contact - FACE_LENGTH
  const face = contact - 40
  const bellows = weldedBellows(
    { x1: stage.bellows, x2: carrier, r1: d.bellows.inner, r2: d.bellows.outer },
    convolutions,
  )
  sheet
    .medium(medium, [[stage.bellows, base], ...bellows.middle, [carrier, base]])
    .medium(medium, box(carrier, contact, base, b1))
  const holder = secondarySeals === 'graphite' ? wedgedHolder : screwedHolder
  const dots = holder(sheet, d, stage)
  const outline = polyline`M${carrier} ${Q(22)} H${face} V${Q(74)} H${contact - 13} V${Q(84)}
    H${carrier}`
  sheet
    .part(`${prefix}bellows`, 'rotating', 'plate', bellows.outline, 'none')
    .part(`${prefix}carrier`, 'rotating', 'steel-fine', outline)
    .part(
      `${prefix}rotary-face`,
      'rotating',
      'face-rotary',
      polyline`M${face} ${Q(22)} H${contact - 10} V${b1} H${contact} V${b2} h-10 V${Q(74)}
        H${face}`,
    )
  return {
    ...dots,
    bellows: bellows.dot,
    carrier: [carrier + 7, Q(66)],
    face: [contact - 25, Q(48)],
  }
}

type HolderDots = Pick<HeadDots, 'holder' | 'secondary'>

/** Held by a set screw, sealed by a static O-ring. */
function screwedHolder(sheet: Sheet, { base, Q }: Dimensions, stage: Stage): HolderDots {
  const { prefix, holder, bellows } = stage
  const oRingAt: Point = [bellows - 16, base + O_RING_RADIUS]
  sheet.part(`${prefix}holder`, 'rotating', 'steel-fine-opposed', box(holder, bellows, base, Q(76)))
  radialScrew(sheet, `${prefix}holder-screw`, { x: holder + 16, r1: base, r2: Q(76), head: 'set' })
  oRing(sheet, `${prefix}holder-o-ring`, oRingAt)
  return { holder: [bellows - 8, Q(62)], secondary: oRingAt }
}

/** Axial screws draw a follower to the holder: the wedge between them grips and seals. */
function wedgedHolder(sheet: Sheet, { base, Q }: Dimensions, stage: Stage): HolderDots {
  const { prefix, holder, bellows } = stage
  const outline = polyline`M${bellows - 38} ${Q(28)} L${bellows - 16} ${base} H${bellows}
    V${Q(76)} h-38`
  sheet.part(`${prefix}holder`, 'rotating', 'steel-fine-opposed', outline)
  graphiteWedge(sheet, `${prefix}holder-wedge`, {
    back: bellows - 46,
    shoulder: bellows - 38,
    tip: bellows - 16,
    r1: base,
    r2: Q(28),
  })
  const followerOutline = box(holder, bellows - 46, base + 2, Q(76))
  sheet.part(`${prefix}follower`, 'rotating', 'steel-fine', followerOutline)
  const screw = { tip: bellows - 8, head: holder + 11, end: holder, r: Q(53) }
  capScrew(sheet, `${prefix}follower-screw`, screw)
  return { holder: [bellows - 10, Q(67)], secondary: [bellows - 38, Q(10)] }
}
