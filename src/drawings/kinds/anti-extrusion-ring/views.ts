import { grooveView } from '../../assemblies/groove-view.ts'
import type { Point } from '../../model.ts'
import { backedGroove, backedSeal, backupRing, type BackedSeal } from '../../parts/backed-seal.ts'
import { ringFront } from '../../parts/ring-front.ts'
import { seatedSection } from '../../parts/seated-section.ts'
import type { Sheet } from '../../sheet.ts'
import type { AntiExtrusionRing } from './words.ts'

const COLUMN = 816
const SCALE = 0.62
const ROW_SCALE = 0.8
const ROW = -196
const FRONTS = -250
const PROFILES: readonly { x: number; name: string; shape: BackedSeal }[] = [
  { x: 684, name: 'recto', shape: { seal: 'u-cup', profile: 'rectangular' } },
  { x: 758, name: 'cuña', shape: { seal: 'u-cup', profile: 'wedge' } },
  { x: 832, name: 'chaflán', shape: { seal: 'u-cup', profile: 'chamfered' } },
  { x: 908, name: 'cóncavo', shape: { seal: 'o-ring', profile: 'contoured' } },
]

/** The groove on rod and piston, the ring from the front, and the profiles in a row. */
export function views(sheet: Sheet, parameters: AntiExtrusionRing) {
  const view = (id: string, title: string, centre: Point, slidesOn: 'rod' | 'bore') =>
    grooveView(
      sheet,
      {
        id,
        title,
        centre,
        slidesOn,
        scale: SCALE,
        steps: [backedGroove(parameters)],
        medium: 'process',
        letters:
          slidesOn === 'rod'
            ? { sliding: 'd h9', floor: 'D1 H9', length: 'L' }
            : { sliding: 'D H9', floor: 'd1 h9', length: 'L' },
      },
      (seat) => backedSeal(sheet, id, seat, parameters),
    )
  view('rod-view', 'En el vástago', [COLUMN, 165], 'rod')
  view('piston-view', 'En el pistón', [COLUMN, 10], 'bore')
  if (parameters.profileRow) profileRow(sheet)
  fronts(sheet, parameters.ring)
}

function profileRow(sheet: Sheet) {
  for (const { x, name, shape } of PROFILES) {
    const { length } = backedGroove(shape)
    const seat = {
      x: x + (12 - length) * ROW_SCALE,
      r: ROW,
      slidesOn: 'rod',
      scale: ROW_SCALE,
    } as const
    sheet.onlyOnSection(() =>
      sheet.part(
        `row-${shape.profile}`,
        'elastomer',
        'lip',
        seatedSection(seat, backupRing(shape)),
      ),
    )
    sheet.text([x, ROW - 22], name)
  }
  sheet.text([COLUMN - 20, ROW + 66], 'Perfiles', { strong: true })
}

function fronts(sheet: Sheet, ring: AntiExtrusionRing['ring']) {
  const shown = ring === 'either' ? (['continuous', 'split'] as const) : [ring]
  for (const [i, kind] of shown.entries()) {
    const x = COLUMN - 20 + (i - (shown.length - 1) / 2) * 150
    const isSplit = kind === 'split'
    sheet.onlyOnSection(() =>
      ringFront(sheet, `front-${kind}`, [x - 34, FRONTS - 14], { outer: 24, inner: 17, isSplit }),
    )
    sheet.text([x + 6, FRONTS - 19], isSplit ? 'partido' : 'continuo', { anchor: 'start' })
  }
}
