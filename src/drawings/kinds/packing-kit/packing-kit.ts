import { explodedStack } from '../../assemblies/exploded-stack.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import type { PackingBox } from '../../assemblies/packing-box.ts'
import type { PlacedItem } from '../../assemblies/packing-stack.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition, Point } from '../../model.ts'
import type { DiscStack } from '../../parts/disc-springs.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { port } from '../../parts/port.ts'
import { ringFront } from '../../parts/ring-front.ts'
import { Sheet } from '../../sheet.ts'
import { solidsOut } from '../restriction-bushing/flows.ts'
import { kitItems, spiralOf, type PackingKit } from './items.ts'
import { BUSHINGS, describePackingKit, sealName } from './words.ts'

const SPRINGS: Record<PackingKit['load'], DiscStack | undefined> = {
  bolted: undefined,
  springs: { groups: 4, nested: 2, cone: 7 },
  'cased-springs': { groups: 4, nested: 1, cone: 8, isCased: true },
}
/** Axis of the parts in their order, and where they end. */
const ORDER = { axis: 186, end: 944 } as const
const RING = { outer: 52, inner: 31, isSplit: true } as const
/** From a ring's front to the bushing's. */
const FRONTS_PITCH = 144
const CARD = { x: 96, top: 276, width: 580 }
/** Nearer, where the bushing beside the gland tells one kit from another. */
const GLAND_CARD = { x: 136, top: 240, width: 470 }

function layout(parameters: PackingKit) {
  const springs = SPRINGS[parameters.load]
  const sheet = new Sheet()
  const items = kitItems(parameters)
  const { place } = parameters
  const { d, placed, end } = assembledBox(sheet, { place, items, springs })
  const [left, right] = [end + 16, ORDER.end]
  if (parameters.bushing === 'spiral') spiral(sheet, d, placed)
  explodedStack(sheet, items, [left, right, ORDER.axis])
  sheet.text([(left + right) / 2, ORDER.axis - 106], 'Orden de montaje', { strong: true })
  fronts(sheet, parameters, [end + 28 + RING.outer, 14])
  callouts(sheet, parameters, d)
  if (springs) flowArrow(sheet, [d.face + 60, d.R(22)], [d.face + 22, d.R(22)], 'ink')
  return sheet.finish({
    balloonRow: 320,
    shaft: d.s,
    cardShare: 'whole',
    card: parameters.bushingAt === 'gland' ? GLAND_CARD : CARD,
    row: rowOf(parameters, d, placed),
    icon: { centre: [(140 + d.nose) / 2, d.R(24)], side: 250 },
  })
}

/** From the front: a ring, cut once, and a bushing of two halves, where the kit has them. */
function fronts(sheet: Sheet, { seals, bushing }: PackingKit, [x, r]: Point) {
  if (seals === 'braided') return
  sheet.onlyOnSection(() => ringFront(sheet, 'front', [x, r], RING))
  if (bushing !== 'bronze') {
    sheet.text([x + RING.outer + 18, r - 6], 'Anillo partido', { anchor: 'start', strong: true })
    return
  }
  const half = x + FRONTS_PITCH
  const centre: Point = [half, r]
  sheet.onlyOnSection(() => {
    sheet
      .part('front-bushing', 'stationary', 'outside', { centre, radius: RING.outer })
      .part('front-bushing-bore', 'stationary', 'unsectioned', { centre, radius: RING.inner })
      .centreLine([half, r - RING.outer - 8], [half, r + RING.outer + 8])
    for (const way of [-1, 1]) {
      const [from, to] = [half + way * (RING.inner - 2), half + way * (RING.outer + 2)]
      const frontBushingJoint = box(Math.min(from, to), Math.max(from, to), r - 2.5, r + 2.5)
      sheet.part('front-bushing-joint', 'stationary', 'unsectioned', frontBushingJoint, 'thin')
    }
  })
  const names = r - RING.outer - 28
  sheet
    .text([x, names], 'Anillo partido', { strong: true })
    .text([half, names], 'Buje partido', { strong: true })
}

/** The rings, and what loads them or where they differ: the bushing at either end. */
function rowOf({ load, bushingAt }: PackingKit, d: PackingBox, placed: readonly PlacedItem[]) {
  const first = placed[0]?.x1 ?? 0
  const isAtGland = load !== 'bolted' && bushingAt === 'gland'
  return isAtGland
    ? { x: d.flangeEnd - 226, top: d.stud + 26, width: 240 }
    : { x: first - 22, top: d.stud + 60, width: 330 }
}

/** Solids leave through the spiral; clean water enters the bushing's cavity. */
function spiral(sheet: Sheet, d: PackingBox, placed: readonly PlacedItem[]) {
  const dimensions = spiralOf(d, placed[0]?.x1 ?? 0)
  const x = dimensions.port
  port(sheet, 'flush', { from: [x, d.R(34)], to: [x, d.out], medium: 'process', half: 8 })
  sheet.keepBalloonsOff(x)
  solidsOut(sheet, dimensions)
}

function callouts(sheet: Sheet, parameters: PackingKit, { R, face }: PackingBox) {
  const { load, bushing, ends, seals, count } = parameters
  sheet.callout('follower', [face + 10, R(22)], 'prensaestopas')
  if (load === 'springs') sheet.name('springs', 'resortes de disco')
  if (load === 'cased-springs') sheet.name('springs-case', 'cartucho de carga dinámica')
  if (bushing !== 'none') sheet.name('loose-bushing', BUSHINGS[bushing].name)
  if (ends !== 'none') {
    sheet.name('loose-end-1', 'anillo de extremo').name('loose-end-2', 'anillo de extremo')
  }
  const ring = seals === 'wedge' ? 'wedge' : 'ring'
  sheet.name(`loose-${ring}-${Math.ceil(count / 2)}`, sealName(parameters))
  if (seals === 'wedge') sheet.name('loose-half-ring', 'anillo de media altura')
}

export const packingKit: KindDefinition<PackingKit> = { layout, describe: describePackingKit }
