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

/** Share of the limit that the worst and the mean reading of the test reach: 18 and 2 of 100 ppm. */
const READINGS = { limit: 100, worst: 18, mean: 2 } as const

/** Leakage over the strokes of an emission test, far below the limit. */
function leakage(sheet: Sheet) {
  const height = (ppm: number) => FLOOR + (ppm / READINGS.limit) * (TOP - FLOOR - 26)
  sheet.onlyOnSection(() =>
    sheet
      .line(
        [
          [LEFT, TOP],
          [LEFT, FLOOR],
          [RIGHT, FLOOR],
        ],
        { weight: 'outline' },
      )
      .line(
        [
          [LEFT, height(READINGS.limit)],
          [RIGHT, height(READINGS.limit)],
        ],
        { dash: 'hidden' },
      )
      .line(
        [
          [LEFT, height(READINGS.mean)],
          [LEFT + 40, height(READINGS.mean)],
          [LEFT + 52, height(READINGS.worst)],
          [LEFT + 62, height(READINGS.mean)],
          [RIGHT, height(READINGS.mean)],
        ],
        { weight: 'flow', tone: 'accent' },
      ),
  )
  sheet.text([RIGHT, height(READINGS.limit) + 8], '100\u00a0ppm', { anchor: 'end' })
  caption(sheet, 'Fuga y carreras')
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
