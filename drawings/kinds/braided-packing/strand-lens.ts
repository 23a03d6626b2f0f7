import { polyline, triples, type FlatMaterial, type Point, type Sheet } from '../../kit.ts'
import { oriented } from '../../parts/symbols.ts'
import { isBlack, type BraidedPacking } from './fibres.ts'
import { PANELS } from './panels.ts'

type Build = Exclude<BraidedPacking['strand'], 'plain'>

/** Beneath the rope, next to a panel. */
const BENEATH: Point = [706, -126]
/** Without panel: behind the rope, so that the sheet is hardly taller than its section. */
const BESIDE: Point = [936, -26]
const LENS = 68
const STRAND = 50
const RIBBON_FOLDS = 5
const MESH_WIRES = 18
const FILAMENT = 5
const PITCH = 14

/** An enlarged cross section of one strand: what its fibres are mixed with or wrapped in. */
export function strandLens(sheet: Sheet, parameters: BraidedPacking) {
  const { strand, shows } = parameters
  if (strand === 'plain') return
  const centre = PANELS.has(shows) ? BENEATH : BESIDE
  sheet.onlyOnSection(() => {
    sheet.part('lens', 'fastener', 'unsectioned', { centre, radius: LENS })
    BUILDS[strand](sheet, centre, isBlack(parameters) ? 'product' : 'unsectioned')
  })
  sheet.text([centre[0], centre[1] - LENS - 28], 'Una hebra', { strong: true })
}

const disc = (sheet: Sheet, id: string, centre: Point, radius: number, material: FlatMaterial) =>
  sheet.part(id, 'stationary', material, { centre, radius }, 'thin')

/** Around the middle of the strand. */
const CARBON = polyline`M-18 0 L0 12 L18 -2 L2 -14 L-4 30 L4 -32 L-24 18 L24 16 L-20 -20 L24 -20`
/** Positions and angles. */
const PLATELETS = triples`-22 8 30, 6 22 -20, 21 -6 60, -6 -8 -40, -20 -24 15, 10 -30 -10, -8 38 10,
  34 16 70, -38 -6 85`

const BUILDS: Record<Build, (sheet: Sheet, centre: Point, yarn: FlatMaterial) => void> = {
  'wire-mesh': (sheet, centre) => {
    disc(sheet, 'mesh', centre, STRAND + 7, 'unsectioned')
    for (const lean of [0, 1]) {
      const wire = Array.from({ length: MESH_WIRES + 1 }, (_, i) =>
        oriented(centre, (i * 360) / MESH_WIRES)((i + lean) % 2 === 0 ? STRAND : STRAND + 7),
      )
      sheet.line(wire, { weight: 'spring' })
    }
    disc(sheet, 'tape', centre, STRAND, 'outside')
    ribbon(sheet, centre)
  },
  'wire-inside': (sheet, centre, yarn) => {
    disc(sheet, 'strand-section', centre, STRAND, 'outside')
    filamentsAt(sheet, centre, yarn, (radius) => radius > 16)
    sheet.part('wire', 'fastener', 'elastomer', { centre, radius: 10 }, 'thin')
  },
  'carbon-reinforced': (sheet, centre) => {
    disc(sheet, 'tape', centre, STRAND, 'outside')
    ribbon(sheet, centre)
    for (const [x, r] of CARBON) {
      const carbon = { centre: [centre[0] + x, centre[1] + r], radius: 3.6 } as const
      sheet.part('carbon', 'stationary', 'elastomer', carbon, 'none')
    }
  },
  coated: (sheet, centre, yarn) => {
    disc(sheet, 'coat', centre, STRAND + 6, 'accent')
    disc(sheet, 'strand-section', centre, STRAND - 3, 'unsectioned')
    filamentsAt(sheet, centre, yarn)
  },
  impregnated: (sheet, centre, yarn) => {
    disc(sheet, 'matrix', centre, STRAND, 'accent')
    filamentsAt(sheet, centre, yarn)
  },
  'graphite-loaded': (sheet, centre, yarn) => {
    disc(sheet, 'strand-section', centre, STRAND, 'unsectioned')
    filamentsAt(sheet, centre, yarn)
    for (const [x, r] of PLATELETS) {
      disc(sheet, 'graphite', [centre[0] + x, centre[1] + r], 4.5, 'outside')
    }
  },
  platelets: (sheet, centre, yarn) => {
    disc(sheet, 'strand-section', centre, STRAND, 'unsectioned')
    filamentsAt(sheet, centre, yarn)
    for (const [x, r, degrees] of PLATELETS) {
      const p = oriented([centre[0] + x, centre[1] + r], degrees)
      sheet.line([p(-9), p(9)], { weight: 'clip', tone: 'accent' })
    }
  },
  'filament-core': (sheet, centre) => {
    disc(sheet, 'coat', centre, STRAND + 6, 'accent')
    disc(sheet, 'outer-jacket', centre, STRAND, 'outside')
    disc(sheet, 'inner-jacket', centre, STRAND - 17, 'unsectioned')
    disc(sheet, 'filament', centre, 13, 'elastomer')
  },
}

/** Folded tape: a line to and fro across the strand. */
function ribbon(sheet: Sheet, [cx, cr]: Point) {
  const reach = STRAND - 10
  const path = Array.from({ length: RIBBON_FOLDS * 2 }, (_, i): Point => {
    const r = reach * 0.8 - ((i - (i % 2)) / (RIBBON_FOLDS * 2 - 2)) * reach * 1.6
    const half = Math.sqrt(reach * reach - r * r)
    return [cx + ((i + (i - (i % 2)) / 2) % 2 === 0 ? -half : half), cr + r]
  })
  sheet.line(path)
}

/** Filaments in cross section, on a triangular grid. */
function filamentsAt(
  sheet: Sheet,
  [cx, cr]: Point,
  yarn: FlatMaterial,
  isThere: (radius: number) => boolean = () => true,
) {
  for (let row = -3; row <= 3; row++) {
    for (let column = -4; column <= 4; column++) {
      const [x, r] = [(column + (row % 2 === 0 ? 0 : 0.5)) * PITCH, row * PITCH * 0.87]
      const radius = Math.hypot(x, r)
      if (radius <= STRAND - 12 && isThere(radius))
        disc(sheet, 'filament', [cx + x, cr + r], FILAMENT, yarn)
    }
  }
}
