import type { DrawingOf } from '#schema/drawing.ts'
import { rodAndPistonViews } from '../../assemblies/groove-view.ts'
import { backedGroove, backedSeal, backupRing, type BackedSeal } from '../../parts/backed-seal.ts'
import { ringFront } from '../../parts/ring-front.ts'
import { Sheet } from '../../sheet.ts'

const LAST_COLUMN = 500
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
export function views(parameters: DrawingOf<'anti-extrusion-ring'>) {
  const sheet = new Sheet()
  const groove = { scale: 0.62, steps: [backedGroove(parameters)], medium: 'process' } as const
  rodAndPistonViews(sheet, { ...groove, of: 'seal', rod: [0, 0], piston: [224, 0] }, (on) =>
    backedSeal(on, parameters),
  )
  if (parameters.profileRow) profileRow(sheet)
  fronts(sheet, parameters.ring)
  return sheet.views
}

function profileRow(sheet: Sheet) {
  for (const { x, name, shape } of PROFILES) {
    const left = x + (12 - backedGroove(shape).length) * ROW_SCALE
    const on = sheet.at([left, ROW], { scale: ROW_SCALE })
    sheet
      .onlyOnSection(() => on.part(`row-${shape.profile}`, 'elastomer', 'lip', backupRing(shape)))
      .text([x, ROW - 22], name)
  }
  sheet.text([LAST_COLUMN, 0], 'Perfiles', { strong: true })
}

function fronts(sheet: Sheet, ring: DrawingOf<'anti-extrusion-ring'>['ring']) {
  const shown = ring === 'either' ? (['continuous', 'split'] as const) : [ring]
  for (const [i, kind] of shown.entries()) {
    const x = LAST_COLUMN + (i - (shown.length - 1) / 2) * 150
    const isSplit = kind === 'split'
    sheet.onlyOnSection(() =>
      ringFront(sheet, `front-${kind}`, [x - 34, FRONTS - 14], { outer: 24, inner: 17, isSplit }),
    )
    sheet.text([x + 6, FRONTS - 19], isSplit ? 'partido' : 'continuo', { anchor: 'start' })
  }
}
