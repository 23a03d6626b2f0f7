import { mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

export type GlandForm =
  | 'full'
  | 'hub'
  | 'open-slots'
  | 'tapered-lugs'
  | 'conical'
  | 'conical-lugs'
  | 'round'
  | 'clamped'

type GlandBody = {
  form: GlandForm
  /** Face on the box, and outer end. */
  face: number
  end: number
  /** A radius, from the shaft's surface. */
  R: (v: number) => number
}

/** The gland's outer surface from the box to its end. */
export function glandBodySurface({ form, face, end, R }: GlandBody): Point[] {
  const steps: Record<GlandForm, Point[]> = {
    full: polyline`M${face} 200 H${end}`,
    hub: polyline`M${face} 160 H${end - 10} L${end} 150`,
    'open-slots': polyline`M${face} 188 H${end - 16} L${end} 172`,
    'tapered-lugs': polyline`M${face} 172 H${end - 26} L${end} 146`,
    conical: polyline`M${face} 206 h38 L${face + 40} 172 L${end} 128`,
    'conical-lugs': polyline`M${face} 168 h44 L${end} 126`,
    round: polyline`M${face} 194 H${end - 14} L${end} 180`,
    clamped: polyline`M${face} 150 h46 L${face + 48} 122 H${end}`,
  }
  return steps[form].map(([x, v]) => [x, R(v)])
}

/** The gland from outside, below the axis. */
export function glandBodyOutside(sheet: Sheet, body: GlandBody) {
  const { form, face, end, R } = body
  const surface = mirror(glandBodySurface(body))
  sheet.part('gland-outside', 'stationary', 'unsectioned', [[face, 0], ...surface, [end, 0]])
  for (const [x, r] of surface.slice(1, -1)) sheet.line(polyline`M${x} 0 V${r}`)
  if (form !== 'full') return
  for (const v of [146, 176]) {
    sheet.line(polyline`M${face} ${-R(v)} H${end}`)
  }
  studAndNut(sheet, 'gland-nut', end, -R(161))
}
