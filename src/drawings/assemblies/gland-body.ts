import { box, mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

export type GlandForm = 'full' | 'open-slots' | 'tapered-lugs' | 'conical' | 'conical-lugs'

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
  const surfaces: Record<GlandForm, Point[]> = {
    full: polyline`M${face} ${R(200)} H${end}`,
    'open-slots': polyline`M${face} ${R(188)} H${end - 16} L${end} ${R(172)}`,
    'tapered-lugs': polyline`M${face} ${R(172)} H${end - 26} L${end} ${R(146)}`,
    conical: polyline`M${face} ${R(206)} h38 L${face + 40} ${R(172)} L${end} ${R(128)}`,
    'conical-lugs': polyline`M${face} ${R(168)} h44 L${end} ${R(126)}`,
  }
  return surfaces[form]
}

/** The gland from outside, below the axis: what its outline says about how it is bolted. */
export function glandBodyOutside(sheet: Sheet, body: GlandBody) {
  const { form, face, end, R } = body
  const surface = glandBodySurface(body)
  const glandOutside = polyline`M${face} 0 L${mirror(surface)} L${end} 0`
  sheet.part('gland-outside', 'stationary', 'unsectioned', glandOutside)
  for (const [x, r] of surface.slice(1, -1)) sheet.line(polyline`M${x} 0 V${-r}`)
  switch (form) {
    case 'full':
      sheet.line(polyline`M${face} ${-R(146)} H${end}`).line(polyline`M${face} ${-R(176)} H${end}`)
      studAndNut(sheet, 'gland-nut', end, -R(161))
      return
    case 'open-slots':
      // The slot is open at the rim: its walls run the whole length of the disc.
      sheet
        .part('slot', 'stationary', 'outside', box(face, end - 16, -R(188), -R(154)), 'thin')
        .part('gland-bolt', 'fastener', 'unsectioned', box(face, end, -R(178), -R(160)), 'thin')
      studAndNut(sheet, 'gland-nut', end, -R(169), 12)
      return
    case 'tapered-lugs':
      sheet.part(
        'lug',
        'stationary',
        'unsectioned',
        polyline`M${face} ${-R(104)} V${-R(218)} h40 V${-R(176)} L${face + 84} ${-R(104)}`,
      )
      studAndNut(sheet, 'gland-nut', face + 40, -R(197), 11)
      return
    case 'conical':
      studAndNut(sheet, 'gland-nut', face + 40, -R(190), 9)
      return
    case 'conical-lugs':
      sheet.part('lug', 'stationary', 'unsectioned', box(face, face + 34, -R(218), -R(140)))
      sheet.line(polyline`M${face} ${-R(156)} h34`)
      studAndNut(sheet, 'gland-nut', face + 34, -R(192), 11)
  }
}
