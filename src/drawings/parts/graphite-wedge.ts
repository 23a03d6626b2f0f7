import type { Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'

type GraphiteWedge = {
  /** Flat back, end of the cylindrical part, and tip along the axis: it points right if `tip` > `back`. */
  back: number
  shoulder: number
  tip: number
  r1: number
  r2: number
}

/** A ring of flexible graphite, squeezed against a cone: it seals where no elastomer bears the heat. */
export function graphiteWedge(
  sheet: Sheet,
  id: string,
  { back, shoulder, tip, r1, r2 }: GraphiteWedge,
) {
  const outline: Point[] = [
    [back, r1],
    [tip, r1],
    [shoulder, r2],
    [back, r2],
  ]
  sheet.part(id, 'elastomer', 'graphite', outline, 'thin')
}
