import { box } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A carbon bushing that floats in its pocket of the gland, and the ring that keeps it there. */
export function floatingBushing(
  sheet: Sheet,
  pocket: number,
  end: number,
  R: (v: number) => number,
) {
  const ring = box(end + 1, end + 7, R(34), R(56))
  sheet
    .part('bushing', 'stationary', 'graphite', box(pocket + 1, end, R(22), R(44)))
    .part('retaining-ring', 'fastener', 'unsectioned', ring, 'thin')
}
