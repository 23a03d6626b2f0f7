import { capitalised } from '#schema/letter-case.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import { ringHeight } from '../../assemblies/packing-box.ts'
import { flatRing, type PlacedItem, type StackItem } from '../../assemblies/packing-stack.ts'
import type { KindDefinition } from '../../model.ts'
import { lanternRing } from '../../parts/lantern-ring.ts'
import { port } from '../../parts/port.ts'
import { Sheet } from '../../sheet.ts'
import { features } from './features.ts'
import { colourOf, FIBRES, type BraidedPacking } from './fibres.ts'
import { PANELS } from './panels.ts'
import { ringSection } from './ring-section.ts'
import { rope, ROPE_BOTTOM, ROPE_LEFT } from './rope.ts'
import { strandLens } from './strand-lens.ts'
import { BRAIDS, describeBraidedPacking } from './words.ts'

/** The shaft ends there, or beyond the studs of a longer set. */
const SHAFT_END = 560
/** A set of two packings as it lies in the box. */
const SET_CARD = { x: 100, top: 250, width: 440 }
/** The strand and its certificate. */
const CERTIFIED_CARD = { x: 580, top: 292, width: 512 }
/** The strand alone, where nothing beside it tells the packing from others. */
const STRAND_CARD = { x: 614, top: 292, width: 348 }

const OTHER_MATERIAL = { graphite: 'graphite', ptfe: 'lip' } as const

/** The rings, and the lantern among them. */
function itemsOf(parameters: BraidedPacking): StackItem[] {
  const { place, rings, lanternAfter, set } = parameters
  const length = ringHeight(place)
  const items = Array.from({ length: rings }, (_, i): StackItem => {
    const isEnd = i === 0 || i === rings - 1
    if (set !== 'full' && !(set.own === 'ends' ? isEnd : i === 0)) {
      return flatRing({ id: `other-${i + 1}`, length, material: OTHER_MATERIAL[set.others] })
    }
    const id = `ring-${i + 1}`
    const draw: StackItem['draw'] = (sheet, x1, x2, { s, bore }) =>
      ringSection(sheet, id, parameters, [x1, x2, s, bore])
    return { id, does: 'seal', length, draw }
  })
  if (lanternAfter === 0) return items
  const lantern: StackItem = {
    id: 'lantern',
    does: 'lantern',
    length,
    draw: (sheet, x1, x2, { s, bore }) => lanternRing(sheet, [x1, x2, s, bore]),
  }
  return items.toSpliced(lanternAfter, 0, lantern)
}

function layout(parameters: BraidedPacking) {
  const { place, fibre, braid } = parameters
  const sheet = new Sheet()
  const { d, placed, end } = assembledBox(sheet, {
    place,
    items: itemsOf(parameters),
    shaftEnd: (studEnd) => Math.max(SHAFT_END, studEnd + 30),
  })
  const lantern = placed.find(({ does }) => does === 'lantern')
  if (lantern) {
    const x = (lantern.x1 + lantern.x2) / 2
    port(sheet, 'flush', { from: [x, d.bore], to: [x, d.out], medium: 'barrier', half: 9 })
    sheet
      .keepBalloonsOff(x)
      .callout('lantern', [lantern.x1 + 6, d.R(22)], 'anillo linterna, bajo el agua de sello')
  }
  features(sheet, parameters, d, end)
  rope(sheet, parameters)
  strandLens(sheet, parameters)
  setNames(sheet, parameters, placed)
  sheet
    // Low, where its balloon stands under the section: over it, the nut has one.
    .callout('follower', [d.face + 8, d.R(22)], 'prensaestopas')
    .name('nut', 'tuerca que regula el apriete')
    .name('strand', `hebra de ${FIBRES[fibre].name}`)
  if (parameters.second !== 'none') {
    const { fibre: second, at } = parameters.second
    const side = at === 'corners' ? 'en las esquinas' : 'hacia la caja'
    sheet.name('second', `${FIBRES[second].name} ${side}`)
  }
  if (braid === 'over-elastic-core') sheet.name('core', 'alma elástica')
  if (braid === 'over-fibre-core') sheet.name('core', 'alma flexible')
  ropeCaption(sheet, parameters)
  const drawn = sheet.finish({
    balloonRow: 330,
    shaft: d.s,
    cardShare: 'whole',
    card: cardOf(parameters),
    row: rowOf(parameters, placed),
    icon: { centre: [d.nose - 60, d.R(24)], side: 230 },
    cutaway: {
      reach: d.out,
      screws: { on: 'follower', circle: d.stud, nuts: true },
      shows:
        'los anillos trenzados, uno tras otro sobre el eje, y el prensaestopas que los aprieta',
    },
  })
  const product = colourOf(parameters)
  return product ? { ...drawn, product } : drawn
}

/** What the rope is; in short lines, where something stands beside its foot. */
function ropeCaption(sheet: Sheet, { braid, strand, shows }: BraidedPacking) {
  const grown = braid === 'interlocked' ? 'ampliado' : 'ampliada'
  const caption = `${capitalised(BRAIDS[braid])}, ${grown}`
  const under = ROPE_BOTTOM - 34
  const isAlone = (strand !== 'plain') === PANELS.has(shows) && shows !== 'certificate'
  if (isAlone) sheet.text([788, under], caption, { strong: true })
  else
    caption
      .replaceAll(/(.{1,16})(?:\s|$)/g, '$1\n')
      .trimEnd()
      .split('\n')
      .forEach((line, i) =>
        sheet.text([ROPE_LEFT, under - i * 22], line, { strong: true, anchor: 'start' }),
      )
}

const cardOf = ({ set, shows }: BraidedPacking) =>
  set !== 'full' ? SET_CARD : shows === 'certificate' ? CERTIFIED_CARD : STRAND_CARD

/** The strand itself, and the certificate below it; a set of two packings as it lies in the box. */
function rowOf({ set, shows }: BraidedPacking, placed: readonly PlacedItem[]) {
  if (set !== 'full') return placed.map(({ id }) => id)
  if (shows === 'certificate') return CERTIFIED_CARD
  return ['cut-face', 'rope-top', 'rope-side']
}

/** The rings of this packing, and those that another one adds to the set. */
function setNames(sheet: Sheet, { set }: BraidedPacking, placed: readonly PlacedItem[]) {
  const ownEnds = set !== 'full' && set.own === 'ends' ? 'anillos de extremo' : 'anillo de fondo'
  sheet.name('ring-1', set === 'full' ? 'anillos trenzados' : ownEnds)
  const other = placed.find(({ id }) => id.startsWith('other-'))
  if (other && set !== 'full') {
    sheet.name(other.id, `anillos de ${set.others === 'ptfe' ? 'PTFE' : 'grafito'}`)
  }
}

export const braidedPacking: KindDefinition<BraidedPacking> = {
  layout,
  describe: describeBraidedPacking,
}
