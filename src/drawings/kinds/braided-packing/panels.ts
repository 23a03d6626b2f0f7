import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
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
    const end = LEFT + (ppm / most) * (RIGHT - LEFT)
    sheet
      .onlyOnSection(() =>
        sheet.part('reading', 'fastener', 'accent', box(LEFT, end, low, low + BAR), 'thin'),
      )
      .text([LEFT + 8, low + BAR + 10], `${name}\u00a0ppm`, { anchor: 'start' })
  })
  sheet.onlyOnSection(() =>
    sheet.line(
      [
        [LEFT, TOP],
        [LEFT, FLOOR + 14],
      ],
      { weight: 'outline' },
    ),
  )
  caption(sheet, 'Ensayo API\u00a0622')
}

/** A certificate comes with the packing; on the card too, where nothing else may tell it apart. */
function certificate(sheet: Sheet) {
  const low = FLOOR + 16
  sheet.part('certificate', 'fastener', 'unsectioned', [
    [MIDDLE - 42, low],
    [MIDDLE + 42, low],
    [MIDDLE + 42, TOP - 20],
    [MIDDLE + 22, TOP],
    [MIDDLE - 42, TOP],
  ])
  for (const r of [TOP - 34, TOP - 48, TOP - 62])
    sheet.line([
      [MIDDLE - 28, r],
      [MIDDLE + 26, r],
    ])
  sheet.part(
    'seal-of-certificate',
    'fastener',
    'accent',
    { centre: [MIDDLE + 16, low + 24], radius: 15 },
    'thin',
  )
  caption(sheet, 'Certificado')
}

const TURNS = [66, 50, 34, 18] as const

/** The packing as it comes: wound up. */
function coil(sheet: Sheet) {
  const centre: Point = [MIDDLE, (TOP + FLOOR) / 2]
  sheet.onlyOnSection(() => {
    for (const radius of TURNS) sheet.part('coil', 'fastener', 'outside', { centre, radius })
    sheet
      .part('coil-hole', 'fastener', 'unsectioned', { centre, radius: 8 })
      .part('coil-end', 'fastener', 'outside', [
        [MIDDLE, FLOOR + 2],
        [RIGHT + 14, FLOOR + 2],
        [RIGHT + 14, FLOOR + 18],
        [MIDDLE, FLOOR + 18],
      ])
  })
  caption(sheet, 'Carrete')
}

/** A ring before and after the gland has pressed it: the strands become one block. */
function compaction(sheet: Sheet, isSquare: boolean) {
  const half = 27
  const rows = isSquare ? [0.25, 0.5, 0.75] : [0.2, 0.4, 0.6, 0.8]
  sheet.onlyOnSection(() => {
    const before = LEFT + half
    const after = RIGHT - half
    sheet.part(
      'before',
      'stationary',
      'outside',
      box(before - half, before + half, FLOOR, FLOOR + 92),
    )
    sheet.part('after', 'stationary', 'accent', box(after - half, after + half, FLOOR, FLOOR + 66))
    for (const t of rows) {
      const r = FLOOR + 92 * t
      sheet.line([
        [before - half, r - 10],
        [before, r + 10],
        [before + half, r - 10],
      ])
    }
    flowArrow(sheet, [after, TOP], [after, FLOOR + 72], 'ink')
  })
  caption(sheet, 'Antes y apretada')
}
