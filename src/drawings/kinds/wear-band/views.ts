import type { DrawingOf } from '#schema/drawing.ts'
import { rodAndPistonViews } from '../../assemblies/groove-view.ts'
import { box } from '../../geometry.ts'
import type { Point, Segment } from '../../model.ts'
import { dimension, extensionLine } from '../../parts/dimension.ts'
import { ringFront } from '../../parts/ring-front.ts'
import { SEATED } from '../../parts/groove.ts'
import { bandCut, bandGroove, bandSection, BAND_LENGTH } from '../../parts/wear-band-section.ts'
import type { Sheet } from '../../sheet.ts'

const COLUMN = 816
const ROW_SCALE = 0.74
const PROFILES = [
  { x: 706, profile: 'flat', name: 'plano' },
  { x: 778, profile: 'l', name: 'en L' },
  { x: 850, profile: 't', name: 'en T' },
  { x: 922, profile: 'u', name: 'en U' },
] as const

/** The band's groove on rod and piston, and how the band is supplied. */
export function views(sheet: Sheet, parameters: Omit<DrawingOf<'wear-band'>, 'kind'>) {
  const section = bandSection(parameters.profile)
  rodAndPistonViews(
    sheet,
    {
      of: 'band',
      rod: [COLUMN, 268],
      piston: [COLUMN, 76],
      scale: 0.9,
      steps: bandGroove(parameters.profile),
      medium: 'atmosphere',
    },
    (on) => on.part('band', 'elastomer', 'lip', section),
  )
  switch (parameters.supply) {
    case 'roll':
      return roll(sheet, parameters.cut)
    case 'ring':
      return ring(sheet, parameters.cut)
    case 'to-drawing':
      return profileRow(sheet)
  }
}

/** Half turns of the coil, each wider than the one before. */
const COIL = { turns: 7, first: 12, growth: 4 } as const

function coil([x, r]: Point): Segment[] {
  let end = x - COIL.first
  const halves = Array.from({ length: COIL.turns }, (_, i): Segment => {
    const radius = COIL.first + i * COIL.growth
    end += (i % 2 ? -2 : 2) * radius
    return { to: [end, r], radius, large: false, clockwise: true }
  })
  return [[x - COIL.first, r], ...halves, [end, r - 48]]
}

/** A coil of strip, and the length that is cut from it. */
function roll(sheet: Sheet, cut: DrawingOf<'wear-band'>['cut']) {
  const [x1, x2, middle] = [852, 892, -216]
  sheet.onlyOnSection(() => {
    sheet
      .line(coil([740, middle]), { id: 'coil', weight: 'contact', tone: 'accent' })
      .part('cut-length', 'elastomer', 'accent', box(x1, x2, middle - 52, middle + 44))
    bandCut(sheet, 'cut-gap', cut, { x1, x2, r: middle - 8 })
  })
  sheet.text([COLUMN, -134], 'Rollo y largo cortado', { strong: true })
}

/** The ring from the side, with its cut, and its width and thickness. */
function ring(sheet: Sheet, cut: DrawingOf<'wear-band'>['cut']) {
  const [x1, x2, top] = [712, 752, -186]
  const [front, middle, outer, inner] = [868, -232, 42, 33]
  sheet.onlyOnSection(() => {
    sheet.part('ring-side', 'elastomer', 'accent', box(x1, x2, middle - outer, middle + outer))
    ringFront(sheet, 'ring-front', [front, middle], { outer, inner, isSplit: true })
    bandCut(sheet, 'ring-side-cut', cut, { x1, x2, r: middle - 3 })
    sheet.centreLine([x1 - 12, middle], [x2 + 12, middle])
  })
  for (const x of [x1, x2]) extensionLine(sheet, x, middle + outer, top + 20)
  dimension(sheet, x1, x2, top + 18, 'H1')
  for (const x of [front + inner, front + outer]) extensionLine(sheet, x, middle, top + 20)
  dimension(sheet, front + inner, front + outer, top + 18, 'S')
  sheet.text([COLUMN - 10, -126], 'Anillo partido', { strong: true })
}

/** The profiles as they stand on a rod, and below them on a piston. */
function profileRow(sheet: Sheet) {
  const half = (BAND_LENGTH / 2) * ROW_SCALE
  sheet.onlyOnSection(() => {
    for (const { x, profile } of PROFILES) {
      const section = bandSection(profile)
      for (const [id, r, slidesOn] of [
        ['rod', -196, 'rod'],
        ['piston', -222, 'bore'],
      ] as const) {
        sheet
          .at([x - half, r], { ...SEATED[slidesOn], scale: ROW_SCALE })
          .part(`row-${id}-${profile}`, 'elastomer', 'lip', section, 'thin')
      }
    }
  })
  for (const { x, name } of PROFILES) sheet.text([x, -272], name)
  sheet.text([COLUMN - 4, -142], 'Perfiles: vástago y pistón', { strong: true })
}
