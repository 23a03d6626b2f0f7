import { polyline } from '../path-notation.ts'
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
  const outline = polyline`M${back} ${r1} H${tip} L${shoulder} ${r2} H${back}`
  sheet.part(id, 'elastomer', 'graphite', outline, 'thin')
}
