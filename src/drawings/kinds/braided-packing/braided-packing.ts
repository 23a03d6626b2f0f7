import { packedBox, packingBox, type PackingBox } from '../../assemblies/packing-box.ts'
import { glandEnd, packingGland } from '../../assemblies/packing-gland.ts'
import {
  packingStack,
  placeStack,
  stackLength,
  type StackItem,
} from '../../assemblies/packing-stack.ts'
import { axisAndSides } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { lanternRing } from '../../parts/lantern-ring.ts'
import { port } from '../../parts/port.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import { features } from './features.ts'
import { colourOf, FIBRES, type BraidedPacking } from './fibres.ts'
import { ringSection } from './ring-section.ts'
import { rope, ROPE } from './rope.ts'
import { strandLens } from './strand-lens.ts'
import { BRAIDS, describeBraidedPacking } from './words.ts'

const SHAFT_END = 620
/** One frame for all of them, so that the cards can be compared. */
const BALLOON_ROW = 330
const CARD = { x: 298, top: 288, width: 636 }
/** The strand alone, where nothing beside it tells the packing from others. */
const STRAND_CARD = { x: 614, top: 292, width: 348 }
const FLUSH_HALF = 9

const OTHER_MATERIAL = { graphite: 'graphite', ptfe: 'lip' } as const
const SIDES: Record<BraidedPacking['place'], readonly [string, string]> = {
  pump: ['Lado impulsor', 'Lado atmósfera'],
  'slurry-pump': ['Lado impulsor', 'Lado atmósfera'],
  agitator: ['Estanque', 'Lado atmósfera'],
  'stern-tube': ['Mar', 'Interior de la nave'],
  valve: ['Lado proceso', 'Lado atmósfera'],
}

/** The rings, and the lantern among them. */
function itemsOf(parameters: BraidedPacking, d: PackingBox): StackItem[] {
  const { rings, lanternAfter, set } = parameters
  const length = d.section
  const items = Array.from({ length: rings }, (_, i): StackItem => {
    const isEnd = i === 0 || i === rings - 1
    if (set === 'full' || (set.own === 'ends' ? isEnd : i === 0)) {
      const id = `ring-${i + 1}`
      return {
        id,
        does: 'seal',
        length,
        draw: (sheet, x1, x2) => ringSection(sheet, id, parameters, [x1, x2, d.s, d.bore]),
      }
    }
    const id = `other-${i + 1}`
    const material = OTHER_MATERIAL[set.others]
    return {
      id,
      does: 'seal',
      length,
      draw: (sheet, x1, x2) =>
        sheet.part(id, 'stationary', material, box(x1, x2, d.s, d.bore), 'thin'),
    }
  })
  if (lanternAfter === 0) return items
  const lantern: StackItem = {
    id: 'lantern',
    does: 'lantern',
    length,
    draw: (sheet, x1, x2) => lanternRing(sheet, [x1, x2, d.s, d.bore]),
  }
  return items.toSpliced(lanternAfter, 0, lantern)
}

function layout(parameters: BraidedPacking) {
  const frame = packingBox(parameters.place, 0)
  const items = itemsOf(parameters, frame)
  const d = packingBox(parameters.place, stackLength(items))
  const placed = placeStack(items)
  const end = Math.max(SHAFT_END - 20, glandEnd(d) + 30)
  const sheet = new Sheet()
  packedBox(sheet, d, end)
  packingStack(sheet, d, placed)
  packingGland(sheet, d)
  shaftOutline(sheet, straightShaft(96, end, d.s))
  const lantern = placed.find(({ does }) => does === 'lantern')
  if (lantern) {
    const x = (lantern.x1 + lantern.x2) / 2
    port(sheet, 'flush', { from: [x, d.bore], to: [x, d.out], medium: 'barrier', half: FLUSH_HALF })
    sheet.keepBalloonsOff(x)
  }
  features(sheet, parameters, d, end)
  const found = rope(sheet, parameters)
  strandLens(sheet, parameters)
  callouts(sheet, parameters, d, placed)
  const { strand, second, core } = {
    strand: found.get('strand'),
    second: found.get('second'),
    core: ROPE.centre,
  }
  if (strand) sheet.callout('strand', strand, `hebra de ${FIBRES[parameters.fibre].name}`)
  if (second && parameters.second !== 'none') {
    const side = parameters.second.at === 'corners' ? 'en las esquinas' : 'hacia la caja'
    sheet.callout('second', second, `${FIBRES[parameters.second.fibre].name} ${side}`)
  }
  if (parameters.braid === 'over-elastic-core') sheet.callout('core', core, 'alma elástica')
  if (parameters.braid === 'over-fibre-core') sheet.callout('core', core, 'alma flexible')
  const name = BRAIDS[parameters.braid]
  const grown = parameters.braid === 'interlocked' ? 'ampliado' : 'ampliada'
  sheet.text([788, ROPE.bottom - 34], `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${grown}`, {
    strong: true,
  })
  axisAndSides(sheet, end + 16, SIDES[parameters.place])
  const drawn = sheet.finish({
    balloonRow: BALLOON_ROW,
    shaft: d.s,
    cardShare: 'whole',
    card: showsMore(parameters) ? CARD : STRAND_CARD,
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

const showsMore = ({ set, shows }: BraidedPacking) => set !== 'full' || shows === 'certificate'

/** The strand itself, and the certificate below it; a set of two packings as it lies in the box. */
function rowOf({ set, shows }: BraidedPacking, placed: ReturnType<typeof placeStack>) {
  if (set !== 'full') return placed.map(({ id }) => id)
  if (shows === 'certificate') return { x: 606, top: 290, width: 640 }
  return ['cut-face', 'rope-top', 'rope-side']
}

function callouts(
  sheet: Sheet,
  { set, place }: BraidedPacking,
  d: PackingBox,
  placed: ReturnType<typeof placeStack>,
) {
  const { R, face, flange, out } = d
  sheet.callout('box', [108, out - 30], place === 'valve' ? 'bonete' : 'caja de sellado')
  const own = placed.filter(({ id }) => id.startsWith('ring-'))
  const other = placed.find(({ id }) => id.startsWith('other-'))
  const [first] = own
  const low = R(8)
  if (first) {
    sheet.callout(
      first.id,
      [first.x1 + 16, low],
      set === 'full'
        ? 'anillos trenzados'
        : set.own === 'ends'
          ? 'anillos de extremo'
          : 'anillo de fondo',
    )
  }
  if (other && set !== 'full') {
    sheet.callout(
      other.id,
      [other.x1 + 24, low],
      `anillos de ${set.others === 'ptfe' ? 'PTFE' : 'grafito'}`,
    )
  }
  const lantern = placed.find(({ does }) => does === 'lantern')
  if (lantern)
    sheet.callout('lantern', [lantern.x1 + 6, R(22)], 'anillo linterna, bajo el agua de lavado')
  sheet
    .callout('follower', [face + 8, R(22)], 'prensaestopas')
    .callout('nut', [flange + 46, d.stud + 14], 'tuerca que regula el apriete')
}

export const braidedPacking: KindDefinition<BraidedPacking> = {
  layout,
  describe: describeBraidedPacking,
}
