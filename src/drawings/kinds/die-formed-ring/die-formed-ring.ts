import { assembledBox } from '../../assemblies/assembled-box.ts'
import type { PackingBox } from '../../assemblies/packing-box.ts'
import { flatRing, spacer, wedgeRings, type KitItem } from '../../assemblies/packing-items.ts'
import { axisAndSides } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import { views } from './views.ts'
import { describeDieFormedRing, type DieFormedRing } from './words.ts'

const LENGTHS = { ring: 40, wedge: 30, end: 22, sleeve: 56 } as const
const BALLOON_ROW = 320
const CARD = { x: 96, top: 250, width: 540 }
/** The ring alone, where no wedges show how they press. */
const RING_CARD = { x: 604, top: 264, width: 320 }

function itemsOf({ section, count, sleeve }: DieFormedRing, d: PackingBox): KitItem[] {
  const flat = (id: string, length: number) => flatRing(d, { id, length, material: 'graphite' })
  const bottom = sleeve
    ? [spacer(d, { id: 'sleeve', length: LENGTHS.sleeve, material: 'graphite' })]
    : []
  if (section === 'square') {
    const rings = Array.from({ length: count }, (_, i) => flat(`ring-${i + 1}`, LENGTHS.ring))
    return [...bottom, ...rings]
  }
  return [
    ...bottom,
    flat('end-1', LENGTHS.end),
    ...wedgeRings(d, count, LENGTHS.wedge),
    flat('end-2', LENGTHS.end),
  ]
}

function layout(parameters: DieFormedRing) {
  const { section, sleeve, place } = parameters
  const sheet = new Sheet()
  const { d, placed, end } = assembledBox(sheet, {
    place,
    items: (box) => itemsOf(parameters, box),
  })
  const isWedge = section === 'wedge'
  const { R, face, out } = d
  flowArrow(sheet, [face + 70, R(22)], [face + 12, R(22)], 'ink')
  if (isWedge) radialLoads(sheet, d, placed)
  views(sheet, isWedge)
  sheet.callout('box', [110, out - 30], place === 'valve' ? 'bonete' : 'caja de sellado')
  const middle = placed.find(({ id }) => id === (isWedge ? 'wedge-2' : 'ring-2'))
  if (middle) {
    const label = isWedge ? 'anillo en cuña, aprieta el vástago' : 'anillo de grafito preformado'
    sheet.callout(middle.id, [middle.x1 + 14, R(9)], label)
  }
  const next = placed.find(({ id }) => id === 'wedge-3')
  if (next)
    sheet.callout(next.id, [(next.x1 + next.x2) / 2, R(36)], 'anillo en cuña, aprieta la caja')
  const last = placed.find(({ id }) => id === 'end-2')
  if (last) sheet.callout(last.id, [last.x1 + 12, R(9)], 'anillo de extremo plano')
  if (sleeve) sheet.callout('sleeve', [166, R(24)], 'camisa de carbono partida')
  sheet.callout('follower', [d.flange + 14, R(60)], 'prensaestopas')
  axisAndSides(sheet, end + 14, [
    place === 'valve' ? 'Lado proceso' : 'Lado impulsor',
    'Lado atmósfera',
  ])
  const drawn = sheet.finish({
    balloonRow: BALLOON_ROW,
    shaft: d.s,
    cardShare: 'whole',
    card: isWedge ? CARD : RING_CARD,
    row: isWedge ? undefined : RING_CARD,
    icon: { centre: [(140 + d.nose) / 2, R(24)], side: 250 },
  })
  // The colour of graphite.
  return { ...drawn, product: 'graphite' as const }
}

/** Where each wedge presses: the stem or the box. */
function radialLoads(
  sheet: Sheet,
  { s, bore }: PackingBox,
  placed: readonly { id: string; x1: number; x2: number }[],
) {
  for (const { id, x1, x2 } of placed) {
    const x = (x1 + x2) / 2
    if (id === 'wedge-2' || id === 'wedge-4') flowArrow(sheet, [x, s + 2], [x, s - 32])
    if (id === 'wedge-1' || id === 'wedge-3' || id === 'wedge-5')
      flowArrow(sheet, [x, bore - 2], [x, bore + 32])
  }
}

export const dieFormedRing: KindDefinition<DieFormedRing> = {
  layout,
  describe: describeDieFormedRing,
}
