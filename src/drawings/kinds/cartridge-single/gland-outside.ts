import { box, mirror } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { BOX_FACE, glandSurface, type CartridgeSingle, type Dimensions } from './dimensions.ts'

/** The gland from outside, below the axis: what its outline says about how it is bolted. */
export function glandOutside(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, end } = d
  const g = BOX_FACE
  const surface = glandSurface(parameters, d)
  sheet.part('gland-outside', 'stationary', 'unsectioned', [[g, 0], ...mirror(surface), [end, 0]])
  for (const [x, r] of surface.slice(1, -1)) sheet.line(polyline`M${x} 0 V${-r}`)
  switch (parameters.gland) {
    case 'full':
      sheet.line(polyline`M${g} ${-R(146)} H${end}`).line(polyline`M${g} ${-R(176)} H${end}`)
      studAndNut(sheet, 'gland-nut', end, -R(161))
      break
    case 'hub':
      sheet.part('lug', 'stationary', 'unsectioned', box(end - 52, end - 10, -R(216), -R(142)))
      sheet.line(polyline`M${end - 38} ${-R(142)} V${-R(160)} H${end - 24} V${-R(142)}`)
      studAndNut(sheet, 'gland-nut', end - 10, -R(190), 11)
      break
    case 'tapered-lugs':
      sheet.part(
        'lug',
        'stationary',
        'unsectioned',
        polyline`M${g} ${-R(112)} V${-R(218)} h40 V${-R(176)} L${g + 78} ${-R(112)}`,
      )
      studAndNut(sheet, 'gland-nut', g + 40, -R(197), 11)
      break
    case 'conical':
      studAndNut(sheet, 'gland-nut', g + 40, -R(189), 10)
      break
    case 'round':
      // Cap screws sunk into the disc.
      sheet.hiddenLine(polyline`M${end} ${-R(178)} h-34 V${-R(152)} H${end}`)
      sheet
        .hiddenLine(polyline`M${end - 34} ${-R(172)} H${g}`)
        .hiddenLine(polyline`M${end - 34} ${-R(158)} H${g}`)
      sheet.centreLine([g - 22, -R(165)], [end + 22, -R(165)])
      break
    case 'clamped':
      sheet.part('clamp-outside', 'stationary', 'unsectioned', mirror(clampOutline(R)))
      studAndNut(sheet, 'gland-nut', g + 84, -R(182), 12)
  }
}

const clampOutline = (R: Dimensions['R']): Point[] =>
  polyline`M${BOX_FACE} ${R(156)} h48 V${R(126)} H${BOX_FACE + 84} V${R(206)} H${BOX_FACE}`

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
