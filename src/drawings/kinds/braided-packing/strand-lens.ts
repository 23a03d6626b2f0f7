import type { FlatMaterial, Point } from '../../model.ts'
import { oriented } from '../../parts/line-symbols.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { isBlack, type BraidedPacking } from './fibres.ts'

type Build = Exclude<BraidedPacking['strand'], 'plain'>

const CENTRE: Point = [706, -126]
const LENS = 68
const STRAND = 50
const RIBBON_FOLDS = 5
const MESH_WIRES = 18
const FILAMENT = 5
const PITCH = 14

/** One strand cut across, enlarged: what its fibres are mixed with or wrapped in. */
export function strandLens(sheet: Sheet, parameters: BraidedPacking) {
  const { strand } = parameters
  if (strand === 'plain') return
  sheet.onlyOnSection(() => {
    sheet.part('lens', 'fastener', 'unsectioned', { centre: CENTRE, radius: LENS })
    BUILDS[strand](sheet, isBlack(parameters) ? 'product' : 'unsectioned')
  })
  sheet.text([CENTRE[0], CENTRE[1] - LENS - 28], 'Una hebra', { strong: true })
}

const disc = (
  sheet: Sheet,
  id: string,
  radius: number,
  material: FlatMaterial,
  [x, r]: Point = [0, 0],
) => {
  const centre: Point = [CENTRE[0] + x, CENTRE[1] + r]
  return sheet.part(id, 'stationary', material, { centre, radius }, 'thin')
}

/** Around the middle of the strand. */
const CARBON = polyline`M-18 0 L0 12 L18 -2 L2 -14 L-4 30 L4 -32 L-24 18 L24 16 L-20 -20 L24 -20`
/** Their middles, and how they lie. */
const PLATELETS: readonly (readonly [x: number, r: number, degrees: number])[] = [
  [-22, 8, 30],
  [6, 22, -20],
  [21, -6, 60],
  [-6, -8, -40],
  [-20, -24, 15],
  [10, -30, -10],
  [-8, 38, 10],
  [34, 16, 70],
  [-38, -6, 85],
]

const BUILDS: Record<Build, (sheet: Sheet, yarn: FlatMaterial) => void> = {
  'wire-mesh': (sheet) => {
    disc(sheet, 'mesh', STRAND + 7, 'unsectioned')
    for (const lean of [0, 1]) {
      const wire = Array.from({ length: MESH_WIRES + 1 }, (_, i) =>
        oriented(CENTRE, (i * 360) / MESH_WIRES)((i + lean) % 2 === 0 ? STRAND : STRAND + 7),
      )
      sheet.line(wire, { weight: 'spring' })
    }
    disc(sheet, 'tape', STRAND, 'outside')
    ribbon(sheet)
  },
  'wire-inside': (sheet, yarn) => {
    disc(sheet, 'strand-section', STRAND, 'outside')
    filamentsAt(sheet, yarn, (radius) => radius > 16)
    sheet.part('wire', 'fastener', 'elastomer', { centre: CENTRE, radius: 10 }, 'thin')
  },
  'carbon-reinforced': (sheet) => {
    disc(sheet, 'tape', STRAND, 'outside')
    ribbon(sheet)
    for (const [x, r] of CARBON) {
      const carbon = { centre: [CENTRE[0] + x, CENTRE[1] + r], radius: 3.6 } as const
      sheet.part('carbon', 'stationary', 'elastomer', carbon, 'none')
    }
  },
  coated: (sheet, yarn) => {
    disc(sheet, 'coat', STRAND + 6, 'accent')
    disc(sheet, 'strand-section', STRAND - 3, 'unsectioned')
    filamentsAt(sheet, yarn)
  },
  impregnated: (sheet, yarn) => {
    disc(sheet, 'matrix', STRAND, 'accent')
    filamentsAt(sheet, yarn)
  },
  platelets: (sheet, yarn) => {
    disc(sheet, 'strand-section', STRAND, 'unsectioned')
    filamentsAt(sheet, yarn)
    for (const [x, r, degrees] of PLATELETS) {
      const p = oriented([CENTRE[0] + x, CENTRE[1] + r], degrees)
      sheet.line([p(-9), p(9)], { weight: 'clip', tone: 'accent' })
    }
  },
  'filament-core': (sheet) => {
    disc(sheet, 'coat', STRAND + 6, 'accent')
    disc(sheet, 'outer-jacket', STRAND, 'outside')
    disc(sheet, 'inner-jacket', STRAND - 17, 'unsectioned')
    disc(sheet, 'filament', 13, 'elastomer')
  },
}

/** Folded tape: a line to and fro across the strand. */
function ribbon(sheet: Sheet) {
  const [cx, cr] = CENTRE
  const reach = STRAND - 10
  const path = Array.from({ length: RIBBON_FOLDS * 2 }, (_, i): Point => {
    const r = reach * 0.8 - ((i - (i % 2)) / (RIBBON_FOLDS * 2 - 2)) * reach * 1.6
    const half = Math.sqrt(reach * reach - r * r)
    return [cx + ((i + (i - (i % 2)) / 2) % 2 === 0 ? -half : half), cr + r]
  })
  sheet.line(path)
}

/** Filaments cut across, on a triangular grid. */
function filamentsAt(
  sheet: Sheet,
  yarn: FlatMaterial,
  isThere: (radius: number) => boolean = () => true,
) {
  for (let row = -3; row <= 3; row++) {
    for (let column = -4; column <= 4; column++) {
      const [x, r] = [(column + (row % 2 === 0 ? 0 : 0.5)) * PITCH, row * PITCH * 0.87]
      const radius = Math.hypot(x, r)
      if (radius <= STRAND - 12 && isThere(radius)) disc(sheet, 'filament', FILAMENT, yarn, [x, r])
    }
  }
}
