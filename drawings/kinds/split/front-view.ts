import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { halfRing } from '../../parts/rings.ts'
import { shaftEnd } from '../../parts/shaft.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { Dimensions, Split } from './dimensions.ts'

const CENTRE = 784
/** Radius of the gland as drawn: the view has no scale of its own. */
const OUTER = 104
/** Half of the space between the parted halves. */
const GAP = 14
/** Where on the upper half a callout ends, in radians: away from the leaders of the section. */
const NAMED = 0.9

/** A point at `angle`, moved away with its half. */
function placeAt(angle: number, along: number, aside = 0): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const lift = sin > 0 ? GAP : -GAP
  return [CENTRE + along * cos - aside * sin, lift + along * sin + aside * cos]
}

/** A radial bar at `angle`. */
const radialBar = (angle: number, from: number, to: number, half: number): Point[] =>
  box(from, to, -half, half).map(([along, aside]) => placeAt(angle, along, aside))

/** Bolts stand clear of the parting plane. */
function boltAngles(count: number): number[] {
  const step = (2 * Math.PI) / count
  return Array.from({ length: count }, (_, i) => step / 2 + i * step)
}

/** The two halves from the front, parted. */
export function frontView(sheet: Sheet, { gland, bolts }: Split, d: Dimensions) {
  const scale = OUTER / d.top
  const seat = d.balance * scale
  const isLugged = gland === 'adjustable-lugs' || gland === 'radial-lugs'
  const width = gland === 'radial-lugs' ? 10 : 13
  sheet.onlyOnSection(() => {
    for (const angle of isLugged ? boltAngles(bolts) : []) {
      const lug = radialBar(angle, OUTER - 16, OUTER + 20, width)
      sheet.part('front-lug', 'stationary', 'outside', lug)
    }
    for (const side of [1, -1] as const) {
      const name = side > 0 ? 'upper' : 'lower'
      const plane: Point = [CENTRE, GAP * side]
      const frontGland = halfRing(plane, seat + 3, OUTER, side)
      const frontFace = halfRing(plane, d.seatBore * scale, seat, side)
      sheet
        .part(`front-gland-${name}`, 'stationary', 'outside', frontGland)
        .part(`front-face-${name}`, 'stationary', 'accent', frontFace)
      ears(sheet, gland, side)
    }
    sheet.anchor('front-gland-upper', placeAt(NAMED, seat + 11))
    for (const angle of boltAngles(bolts)) bolt(sheet, gland, angle)
    shaftEnd(sheet, [CENTRE, 0], d.s * scale)
    sheet
      .centreLine([CENTRE - OUTER - 30, 0], [CENTRE + OUTER + 30, 0], 'centre')
      .centreLine([CENTRE, OUTER + 34], [CENTRE, -OUTER - 34])
    flowArrow(sheet, [CENTRE, OUTER + 80], [CENTRE, OUTER + 44], 'ink')
    flowArrow(sheet, [CENTRE, -OUTER - 80], [CENTRE, -OUTER - 44], 'ink')
  })
  sheet.text([CENTRE, -OUTER - 108], 'Mitades, vista frontal', { strong: true })
}

/** Where the captive screws draw the halves together. */
function ears(sheet: Sheet, gland: Split['gland'], side: 1 | -1) {
  for (const way of [1, -1]) {
    const x = CENTRE + way * (OUTER - 14)
    if (gland === 'wedge') {
      const frontEar = polyline`M${x} ${GAP * side} H${x + way * 34} V${(GAP + 14) * side}
        L${x} ${(GAP + 44) * side}`
      sheet.part('front-ear', 'stationary', 'outside', frontEar)
    }
    const screw = gland === 'wedge' ? x + way * 24 : x
    const frontScrew = box(screw - 7, screw + 7, GAP * side, (GAP + 26) * side)
    sheet.part('front-screw', 'fastener', 'unsectioned', frontScrew, 'thin')
    if (side > 0) sheet.centreLine([screw, GAP + 40], [screw, -GAP - 40])
  }
}

function bolt(sheet: Sheet, gland: Split['gland'], angle: number) {
  if (gland === 'slotted') {
    const frontSlot = radialBar(angle, OUTER - 24, OUTER + 1, 7)
    sheet.part('front-slot', 'stationary', 'unsectioned', frontSlot, 'thin')
    return
  }
  const centre = placeAt(angle, gland === 'wedge' ? OUTER - 14 : OUTER + 7)
  sheet.part('front-bolt', 'fastener', 'unsectioned', { centre, radius: 6 }, 'thin')
}
