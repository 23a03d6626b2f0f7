import { box, mirror } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import type { Sheet } from '../../sheet.ts'
import { BOX_FACE, glandSurface, type CartridgeSingle, type Dimensions } from './dimensions.ts'

/** The gland from outside, below the axis: what its outline says about how it is bolted. */
export function glandOutside(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, end } = d
  const g = BOX_FACE
  const surface = glandSurface(parameters, d)
  sheet.part('gland-outside', 'stationary', 'unsectioned', [[g, 0], ...mirror(surface), [end, 0]])
  for (const [x, r] of surface.slice(1, -1))
    sheet.line([
      [x, 0],
      [x, -r],
    ])
  switch (parameters.gland) {
    case 'full':
      sheet
        .line([
          [g, -R(146)],
          [end, -R(146)],
        ])
        .line([
          [g, -R(176)],
          [end, -R(176)],
        ])
      studAndNut(sheet, 'gland-nut', end, -R(161))
      break
    case 'hub':
      sheet.part('lug', 'stationary', 'unsectioned', box(end - 52, end - 10, -R(216), -R(142)))
      sheet.line([
        [end - 38, -R(142)],
        [end - 38, -R(160)],
        [end - 24, -R(160)],
        [end - 24, -R(142)],
      ])
      studAndNut(sheet, 'gland-nut', end - 10, -R(190), 11)
      break
    case 'tapered-lugs':
      sheet.part('lug', 'stationary', 'unsectioned', [
        [g, -R(112)],
        [g, -R(218)],
        [g + 40, -R(218)],
        [g + 40, -R(176)],
        [g + 78, -R(112)],
      ])
      studAndNut(sheet, 'gland-nut', g + 40, -R(197), 11)
      break
    case 'conical':
      studAndNut(sheet, 'gland-nut', g + 40, -R(189), 10)
      break
    case 'round':
      // Cap screws sunk into the disc.
      sheet.hiddenLine([
        [end, -R(178)],
        [end - 34, -R(178)],
        [end - 34, -R(152)],
        [end, -R(152)],
      ])
      sheet
        .hiddenLine([
          [end - 34, -R(172)],
          [g, -R(172)],
        ])
        .hiddenLine([
          [end - 34, -R(158)],
          [g, -R(158)],
        ])
      sheet.centreLine([g - 22, -R(165)], [end + 22, -R(165)])
      break
    case 'clamped':
      sheet.part('clamp-outside', 'stationary', 'unsectioned', mirror(clampOutline(R)))
      studAndNut(sheet, 'gland-nut', g + 84, -R(182), 12)
  }
}

const clampOutline = (R: Dimensions['R']): Point[] => [
  [BOX_FACE, R(156)],
  [BOX_FACE + 48, R(156)],
  [BOX_FACE + 48, R(126)],
  [BOX_FACE + 84, R(126)],
  [BOX_FACE + 84, R(206)],
  [BOX_FACE, R(206)],
]

/** The clamp that holds a gland without bolts of its own; cut only where no port takes its place. */
export function clamp(
  sheet: Sheet,
  { gland: form, port: flush, quench }: CartridgeSingle,
  { R }: Dimensions,
) {
  if (form !== 'clamped' || flush !== 'none' || quench) return
  sheet.part('clamp', 'stationary', 'steel', clampOutline(R))
  sheet.part(
    'clamp-bolt',
    'fastener',
    'unsectioned',
    box(BOX_FACE, BOX_FACE + 84, R(175), R(189)),
    'thin',
  )
  studAndNut(sheet, 'clamp-nut', BOX_FACE + 84, R(182), 12)
}
