import { box, polyline, type FlatMaterial, type Point, type Sheet } from '../../kit.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import type { BraidedPacking } from './fibres.ts'

/** The left edges of the small boxes, and their size. */
const PLACES = [640, 742, 844] as const
const SIDE = 92
const FLOOR = -186
const RING = 20
const SECTION = 44
const WALL = 26
const NAMES = ['Sello', 'Respaldo', 'Con buje'] as const

/**
 * The three ways to place a packing of two fibres: the soft one on the shaft; the strong one towards bottom and gland,
 * against extrusion; or behind a bushing.
 */
function orientations(sheet: Sheet) {
  sheet.onlyOnSection(() => PLACES.forEach((x, i) => littleBox(sheet, x, i)))
  PLACES.forEach((x, i) => sheet.text([x + SIDE / 2, FLOOR - 48], NAMES[i] ?? '', { strong: true }))
}

function littleBox(sheet: Sheet, x: number, way: number) {
  const top = FLOOR + SECTION
  // Stationary parts, which get no light like turned metal.
  const part = (id: string, material: FlatMaterial, outline: readonly Point[]) =>
    sheet.part(`little-${id}`, 'stationary', material, outline, 'thin')
  part('shaft', 'unsectioned', box(x, x + SIDE, FLOOR - 16, FLOOR))
  part('box', 'outside', box(x, x + SIDE - 10, top, top + WALL))
  part('bottom', 'outside', box(x, x + 8, FLOOR + 3, top))
  part('gland', 'outside', box(x + 70, x + SIDE, FLOOR + 3, top - 2))
  for (let i = 0; i < 3; i++) {
    const at = x + 9 + i * RING
    const [middle, end] = [at + RING / 2, at + RING - 1]
    if (way === 2 && i === 0) {
      part('bushing', 'elastomer', box(at, end, FLOOR + 3, top))
      continue
    }
    part('ring', 'accent', box(at, end, FLOOR, top))
    const isEnd = way === 1 && i !== 1
    const [x1, x2] = !isEnd ? [at, end] : i === 0 ? [at, middle] : [middle, end]
    part('strong', 'unsectioned', box(x1, x2, isEnd ? FLOOR : FLOOR + SECTION / 2, top))
  }
}

/** Subjects in a separate panel; next to an enlarged strand it is placed beneath the rope. */
export const PANELS: ReadonlySet<BraidedPacking['shows']> = new Set([
  'leakage',
  'certificate',
  'coil',
  'compaction',
])

const [WIDTH, HEIGHT] = [130, 136]

type Frame = { left: number; right: number; middle: number; floor: number; top: number }

/** A panel, by its lower left corner. */
const frameAt = ([left, floor]: Point): Frame => ({
  left,
  right: left + WIDTH,
  middle: left + WIDTH / 2,
  floor,
  top: floor + HEIGHT,
})
const BENEATH = frameAt([800, -194])
/** Without enlarged strand: behind the rope, so that the sheet is hardly taller than its section. */
const BESIDE = frameAt([872, -92])

export function panel(sheet: Sheet, { shows, strand, braid }: BraidedPacking) {
  // On its card the certificate distinguishes the packing, so it is near the rope.
  const frame = strand === 'plain' || shows === 'certificate' ? BESIDE : BENEATH
  if (shows === 'orientations') orientations(sheet)
  if (shows === 'leakage') leakage(sheet, frame)
  if (shows === 'certificate') certificate(sheet, frame)
  if (shows === 'coil') coil(sheet, frame)
  if (shows === 'compaction') compaction(sheet, frame, braid === 'square')
}

const caption = (sheet: Sheet, { middle, floor }: Frame, text: string) =>
  sheet.text([middle, floor - 28], text, { strong: true })

/** What the emission test of the valve packing measured, in ppm. */
const READINGS = [
  { name: 'Media, bajo 2', ppm: 2 },
  { name: 'Máxima, 18', ppm: 18 },
] as const
const BAR = 16

/** The readings of an emission test as bars, with the test's name. */
function leakage(sheet: Sheet, frame: Frame) {
  const { left, right, floor, top } = frame
  const most = Math.max(...READINGS.map(({ ppm }) => ppm))
  READINGS.forEach(({ name, ppm }, i) => {
    const low = top - 44 - i * 62
    const bar = box(left, left + (ppm / most) * (right - left), low, low + BAR)
    sheet
      .onlyOnSection(() => sheet.part('reading', 'fastener', 'accent', bar, 'thin'))
      .text([left + 8, low + BAR + 10], `${name}\u00a0ppm`, { anchor: 'start' })
  })
  const axis = polyline`M${left} ${top} V${floor + 14}`
  sheet.onlyOnSection(() => sheet.line(axis, { weight: 'outline' }))
  caption(sheet, frame, 'Ensayo API\u00a0622')
}

/** A certificate for the packing; also on the card if nothing else distinguishes the packing there. */
function certificate(sheet: Sheet, frame: Frame) {
  const { middle, floor, top } = frame
  const low = floor + 16
  const leaf = polyline`M${middle - 42} ${low} h84 V${top - 20} l-20 20 h-64`
  const seal = { centre: [middle + 16, low + 24], radius: 15 } as const
  sheet.part('certificate', 'stationary', 'unsectioned', leaf)
  for (const r of [top - 34, top - 48, top - 62]) sheet.line(polyline`M${middle - 28} ${r} h54`)
  sheet.part('seal-of-certificate', 'fastener', 'accent', seal, 'thin')
  caption(sheet, frame, 'Certificado')
}

const TURNS = [66, 50, 34, 18] as const

/** The packing as delivered: coiled. */
function coil(sheet: Sheet, frame: Frame) {
  const { right, middle, floor, top } = frame
  const centre: Point = [middle, (top + floor) / 2]
  const end = box(middle, right + 14, floor + 2, floor + 18)
  sheet.onlyOnSection(() => {
    for (const radius of TURNS) sheet.part('coil', 'fastener', 'outside', { centre, radius })
    sheet
      .part('coil-hole', 'fastener', 'unsectioned', { centre, radius: 8 })
      .part('coil-end', 'fastener', 'outside', end)
  })
  caption(sheet, frame, 'Carrete')
}

/** A ring before and after compression by the gland: the strands become one block. */
function compaction(sheet: Sheet, frame: Frame, isSquare: boolean) {
  const { left, right, floor, top } = frame
  const half = 27
  const rows = isSquare ? [0.25, 0.5, 0.75] : [0.2, 0.4, 0.6, 0.8]
  const ring = (x: number, height: number) => box(x - half, x + half, floor, floor + height)
  const [before, after] = [left + half, right - half]
  sheet.onlyOnSection(() => {
    sheet
      .part('before', 'stationary', 'outside', ring(before, 92))
      .part('after', 'stationary', 'accent', ring(after, 66))
    for (const t of rows) {
      sheet.line(polyline`M${before - half} ${floor + 92 * t - 10} l${half} 20 l${half} -20`)
    }
    flowArrow(sheet, [after, top], [after, floor + 72], 'ink')
  })
  caption(sheet, frame, 'Antes y apretada')
}
