import { explodedStack } from '../../assemblies/exploded-stack.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import type { PackingBox } from '../../assemblies/packing-box.ts'
import type { PlacedItem } from '../../assemblies/packing-stack.ts'
import { axisAndSides } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition, Point } from '../../model.ts'
import type { DiscStack } from '../../parts/disc-springs.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { port } from '../../parts/port.ts'
import { ringFront } from '../../parts/ring-front.ts'
import { Sheet } from '../../sheet.ts'
import { solidsOut } from '../restriction-bushing/flows.ts'
import { kitItems, spiralPlaces, type PackingKit } from './items.ts'
import { describePackingKit, sealName } from './words.ts'

const SPRINGS: Record<PackingKit['load'], DiscStack | undefined> = {
  bolted: undefined,
  springs: { groups: 4, nested: 2, cone: 7 },
  'cased-springs': { groups: 4, nested: 1, cone: 8, isCased: true },
}
/** Axis of the parts in their order, and where they end. */
const ORDER = { axis: 186, end: 944 } as const
const RING = { outer: 52, inner: 31, isSplit: true } as const
const BALLOON_ROW = 320
const CARD = { x: 96, top: 276, width: 580 }
/** Nearer, where the bushing beside the gland tells one kit from another. */
const GLAND_CARD = { x: 136, top: 240, width: 470 }
const SIDES: Record<PackingKit['place'], readonly [string, string]> = {
  valve: ['Lado proceso', 'Lado atmósfera'],
  lance: ['Lado vapor', 'Lado caldera'],
  pump: ['Lado impulsor', 'Lado atmósfera'],
}

function layout(parameters: PackingKit) {
  const springs = SPRINGS[parameters.load]
  const sheet = new Sheet()
  const { d, placed, end } = assembledBox(sheet, {
    place: parameters.place,
    items: (box) => kitItems(parameters, box),
    springs,
  })
  if (parameters.bushing === 'spiral') spiral(sheet, d, placed)
  const dots = explodedStack(sheet, kitItems(parameters, d), [end + 16, ORDER.end, ORDER.axis])
  sheet.text([(end + 16 + ORDER.end) / 2, ORDER.axis - 106], 'Orden de montaje', { strong: true })
  if (parameters.seals !== 'braided') {
    const centre: Point = [end + 28 + RING.outer, 14]
    sheet.onlyOnSection(() => ringFront(sheet, 'front', centre, RING))
    sheet.text([centre[0] + RING.outer + 18, centre[1] - 6], 'Anillo partido', {
      anchor: 'start',
      strong: true,
    })
  }
  callouts(sheet, parameters, d, dots)
  axisAndSides(sheet, end + 14, SIDES[parameters.place])
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    shaft: d.s,
    cardShare: 'whole',
    card: parameters.bushingAt === 'gland' ? GLAND_CARD : CARD,
    row: rowOf(parameters, d, placed),
    icon: { centre: [(140 + d.nose) / 2, d.R(24)], side: 250 },
  })
}

/** The rings, and what loads them or where they differ: the bushing at either end. */
function rowOf({ load, bushingAt }: PackingKit, d: PackingBox, placed: readonly PlacedItem[]) {
  const width = 330
  const first = placed[0]?.x1 ?? 0
  const isAtGland = load !== 'bolted' && bushingAt === 'gland'
  return { x: isAtGland ? d.flangeEnd - 240 : first - 22, top: d.stud + 60, width }
}

/** Solids leave through the spiral; clean water enters the bushing's cavity. */
function spiral(sheet: Sheet, d: PackingBox, placed: readonly PlacedItem[]) {
  const start = placed[0]?.x1 ?? 0
  const { port: x, dimensions } = spiralPlaces(d, start)
  port(sheet, 'flush', { from: [x, d.R(34)], to: [x, d.out], medium: 'process', half: 8 })
  sheet.keepBalloonsOff(x)
  solidsOut(sheet, dimensions)
}

function callouts(
  sheet: Sheet,
  parameters: PackingKit,
  d: PackingBox,
  dots: ReadonlyMap<string, Point>,
) {
  const { place, load, bushing, ends, seals, count } = parameters
  const { R, face, flangeEnd, out, stud } = d
  sheet
    .callout('box', [110, out - 34], place === 'valve' ? 'bonete' : 'caja de sellado')
    .callout('follower', [face + 10, R(22)], 'prensaestopas')
  if (load !== 'bolted') {
    const name = load === 'springs' ? 'resortes de disco' : 'cartucho de carga dinámica'
    if (load === 'springs') sheet.callout('springs', [flangeEnd + 16, stud + 18.5], name)
    else sheet.callout('springs-case', [flangeEnd + 24, stud + 29.5], name)
  }
  const name = (id: string, label: string) => {
    const dot = dots.get(id)
    if (dot) sheet.callout(`loose-${id}`, dot, label)
  }
  const bushingName = {
    carbon: 'buje de carbono',
    bronze: 'buje partido de bronce',
    spiral: 'buje de ranura espiral',
    none: '',
  }
  name('bushing', bushingName[bushing])
  if (ends !== 'none') for (const id of ['end-1', 'end-2']) name(id, 'anillo de extremo')
  const middle = Math.ceil(count / 2)
  name(seals === 'wedge' ? `wedge-${middle}` : `ring-${middle}`, sealName(parameters))
  name('half-ring', 'anillo de media altura')
  if (load !== 'bolted') flowArrow(sheet, [face + 60, R(22)], [face + 22, R(22)], 'ink')
}

export const packingKit: KindDefinition<PackingKit> = { layout, describe: describePackingKit }
