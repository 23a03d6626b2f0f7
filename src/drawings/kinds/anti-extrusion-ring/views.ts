import { grooveView } from '../../assemblies/groove-view.ts'
import { backedGroove, backedSeal, backupRing, type BackedSeal } from '../../parts/backed-seal.ts'
import { ringFront } from '../../parts/ring-front.ts'
import { seatedSection } from '../../parts/seated-section.ts'
import { Sheet } from '../../sheet.ts'
import type { AntiExtrusionRing } from './words.ts'

const COLUMNS = { rod: 0, piston: 224, profiles: 500 } as const
const SCALE = 0.62
const ROW_SCALE = 0.8
const ROW = -66
const FRONTS = -136
const PROFILES: readonly { x: number; name: string; shape: BackedSeal }[] = [
  { x: 388, name: 'recto', shape: { seal: 'u-cup', profile: 'rectangular' } },
  { x: 462, name: 'cuña', shape: { seal: 'u-cup', profile: 'wedge' } },
  { x: 536, name: 'chaflán', shape: { seal: 'u-cup', profile: 'chamfered' } },
  { x: 612, name: 'cóncavo', shape: { seal: 'o-ring', profile: 'contoured' } },
]

/** In a row: the groove on rod and piston, then the profiles and the ring from the front. */
export function views(parameters: AntiExtrusionRing) {
  const sheet = new Sheet()
  const view = (id: string, title: string, x: number, slidesOn: 'rod' | 'bore') =>
    grooveView(
      sheet,
      {
        id,
        title,
        at: [x, 0],
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
  view('rod-view', 'En el vástago', COLUMNS.rod, 'rod')
  view('piston-view', 'En el pistón', COLUMNS.piston, 'bore')
  if (parameters.profileRow) profileRow(sheet)
  fronts(sheet, parameters.ring)
  return sheet.views
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
  sheet.text([COLUMNS.profiles, 0], 'Perfiles', { strong: true })
}

function fronts(sheet: Sheet, ring: AntiExtrusionRing['ring']) {
  const shown = ring === 'either' ? (['continuous', 'split'] as const) : [ring]
  for (const [i, kind] of shown.entries()) {
    const x = COLUMNS.profiles + (i - (shown.length - 1) / 2) * 150
    const isSplit = kind === 'split'
    sheet.onlyOnSection(() =>
      ringFront(sheet, `front-${kind}`, [x - 34, FRONTS - 14], { outer: 24, inner: 17, isSplit }),
    )
    sheet.text([x + 6, FRONTS - 19], isSplit ? 'partido' : 'continuo', { anchor: 'start' })
  }
}
