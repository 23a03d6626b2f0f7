import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { BraidedPacking } from './fibres.ts'
import { orientations } from './orientations.ts'

/** Left edge, right edge and floor of the panel beside the enlarged strand. */
const LEFT = 800
const RIGHT = 930
const MIDDLE = (LEFT + RIGHT) / 2
const FLOOR = -194
const TOP = -58
const CAPTION = FLOOR - 28

export function panel(sheet: Sheet, { shows, braid }: BraidedPacking) {
  if (shows === 'orientations') orientations(sheet)
  if (shows === 'leakage') leakage(sheet)
  if (shows === 'certificate') certificate(sheet)
  if (shows === 'coil') coil(sheet)
  if (shows === 'compaction') compaction(sheet, braid === 'square')
}

const caption = (sheet: Sheet, text: string, x = MIDDLE) =>
  sheet.text([x, CAPTION], text, { strong: true })

/** What the emission test of the valve packing measured, in ppm. */
const READINGS = [
  { name: 'Media, bajo 2', ppm: 2 },
  { name: 'Máxima, 18', ppm: 18 },
] as const
const BAR = 16

/** The readings of an emission test as bars, named by the test. */
function leakage(sheet: Sheet) {
  const most = Math.max(...READINGS.map(({ ppm }) => ppm))
  READINGS.forEach(({ name, ppm }, i) => {
    const low = TOP - 44 - i * 62
    const bar = box(LEFT, LEFT + (ppm / most) * (RIGHT - LEFT), low, low + BAR)
    sheet
      .onlyOnSection(() => sheet.part('reading', 'fastener', 'accent', bar, 'thin'))
      .text([LEFT + 8, low + BAR + 10], `${name}\u00a0ppm`, { anchor: 'start' })
  })
  const axis = polyline`M${LEFT} ${TOP} V${FLOOR + 14}`
  sheet.onlyOnSection(() => sheet.line(axis, { weight: 'outline' }))
  caption(sheet, 'Ensayo API\u00a0622')
}

/** A certificate comes with the packing; on the card too, where nothing else may tell it apart. */
function certificate(sheet: Sheet) {
  const low = FLOOR + 16
  const leaf = polyline`M${MIDDLE - 42} ${low} h84 V${TOP - 20} l-20 20 h-64`
  const seal = { centre: [MIDDLE + 16, low + 24], radius: 15 } as const
  sheet.part('certificate', 'fastener', 'unsectioned', leaf)
  for (const r of [TOP - 34, TOP - 48, TOP - 62]) sheet.line(polyline`M${MIDDLE - 28} ${r} h54`)
  sheet.part('seal-of-certificate', 'fastener', 'accent', seal, 'thin')
  caption(sheet, 'Certificado')
}

const TURNS = [66, 50, 34, 18] as const

/** The packing as it comes: wound up. */
function coil(sheet: Sheet) {
  const centre: Point = [MIDDLE, (TOP + FLOOR) / 2]
  const end = box(MIDDLE, RIGHT + 14, FLOOR + 2, FLOOR + 18)
  sheet.onlyOnSection(() => {
    for (const radius of TURNS) sheet.part('coil', 'fastener', 'outside', { centre, radius })
    sheet
      .part('coil-hole', 'fastener', 'unsectioned', { centre, radius: 8 })
      .part('coil-end', 'fastener', 'outside', end)
  })
  caption(sheet, 'Carrete')
}

/** A ring before and after the gland has pressed it: the strands become one block. */
function compaction(sheet: Sheet, isSquare: boolean) {
  const half = 27
  const rows = isSquare ? [0.25, 0.5, 0.75] : [0.2, 0.4, 0.6, 0.8]
  const ring = (x: number, height: number) => box(x - half, x + half, FLOOR, FLOOR + height)
  const [before, after] = [LEFT + half, RIGHT - half]
  sheet.onlyOnSection(() => {
    sheet
      .part('before', 'stationary', 'outside', ring(before, 92))
      .part('after', 'stationary', 'accent', ring(after, 66))
    for (const t of rows) {
      sheet.line(polyline`M${before - half} ${FLOOR + 92 * t - 10} l${half} 20 l${half} -20`)
    }
    flowArrow(sheet, [after, TOP], [after, FLOOR + 72], 'ink')
  })
  caption(sheet, 'Antes y apretada')
}
