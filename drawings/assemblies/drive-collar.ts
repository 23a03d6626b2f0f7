import { box } from '../geometry.ts'
import { radialScrew, screwHeadOnCylinder } from '../parts/fasteners.ts'
import type { Sheet } from '../sheet.ts'

export const COLLAR_WIDTH = 74
const SCREW = 37

type DriveCollar = {
  shaft: number
  x: number
  /** Outer radii of the sleeve and of the collar. */
  sleeve: number
  top: number
  screw?: 'set' | 'countersunk'
}

/** The collar that ties the cartridge to the shaft, its screw through collar and sleeve. */
export function driveCollar(sheet: Sheet, { shaft, x, sleeve, top, screw = 'set' }: DriveCollar) {
  const end = x + COLLAR_WIDTH
  sheet.part('collar', 'rotating', 'steel-fine-opposed', box(x, end, sleeve, top))
  radialScrew(sheet, 'collar-screw', { x: x + SCREW, r1: shaft, r2: top, head: screw })
  sheet.anchor('collar', [end - 10, top - 26])
}

/** Sleeve and collar from outside, beyond the gland, with the next screw turned towards the reader. */
export function driveCollarOutside(
  sheet: Sheet,
  { x, sleeve, top }: DriveCollar,
  { from, to }: { from: number; to: number },
) {
  sheet
    .part('sleeve-outside', 'rotating', 'unsectioned', box(from, to, -sleeve, 0))
    .part('collar-outside', 'rotating', 'unsectioned', box(x, x + COLLAR_WIDTH, -top, 0))
  screwHeadOnCylinder(sheet, 'collar-screw-outside', [x + SCREW, -top / 2])
}
