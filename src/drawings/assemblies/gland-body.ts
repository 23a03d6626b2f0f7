import { box, mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import { studAndNut } from '../parts/fasteners.ts'
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
    full: [
      [face, R(200)],
      [end, R(200)],
    ],
    'open-slots': [
      [face, R(188)],
      [end - 16, R(188)],
      [end, R(172)],
    ],
    'tapered-lugs': [
      [face, R(172)],
      [end - 26, R(172)],
      [end, R(146)],
    ],
    conical: [
      [face, R(206)],
      [face + 38, R(206)],
      [face + 40, R(172)],
      [end, R(128)],
    ],
    'conical-lugs': [
      [face, R(168)],
      [face + 44, R(168)],
      [end, R(126)],
    ],
  }
  return surfaces[form]
}

/** The gland from outside, below the axis: what its outline says about how it is bolted. */
export function glandBodyOutside(sheet: Sheet, body: GlandBody) {
  const { form, face, end, R } = body
  const surface = glandBodySurface(body)
  sheet.part('gland-outside', 'stationary', 'unsectioned', [
    [face, 0],
    ...mirror(surface),
    [end, 0],
  ])
  for (const [x, r] of surface.slice(1, -1))
    sheet.line([
      [x, 0],
      [x, -r],
    ])
  switch (form) {
    case 'full':
      sheet
        .line([
          [face, -R(146)],
          [end, -R(146)],
        ])
        .line([
          [face, -R(176)],
          [end, -R(176)],
        ])
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
      sheet.part('lug', 'stationary', 'unsectioned', [
        [face, -R(104)],
        [face, -R(218)],
        [face + 40, -R(218)],
        [face + 40, -R(176)],
        [face + 84, -R(104)],
      ])
      studAndNut(sheet, 'gland-nut', face + 40, -R(197), 11)
      return
    case 'conical':
      studAndNut(sheet, 'gland-nut', face + 40, -R(190), 9)
      return
    case 'conical-lugs':
      sheet.part('lug', 'stationary', 'unsectioned', box(face, face + 34, -R(218), -R(140)))
      sheet.line([
        [face, -R(156)],
        [face + 34, -R(156)],
      ])
      studAndNut(sheet, 'gland-nut', face + 34, -R(192), 11)
  }
}
