import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRing } from '../../assemblies/packing-items.ts'
import { axisAndSides } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { discStackLength, type DiscStack } from '../../parts/disc-springs.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import { stacks } from './stacks.ts'
import { describeLiveLoadingStack, type LiveLoadingStack } from './words.ts'

const RINGS = 4
const RING_LENGTH = 40
const LOADED_CONE = 5
const BALLOON_ROW = 310
const CARD = { x: 110, top: 222, width: 430 }

function layout(parameters: LiveLoadingStack) {
  const { place, nested, groups } = parameters
  const springs: DiscStack = { groups, nested, cone: LOADED_CONE }
  const sheet = new Sheet()
  const { d, placed, end } = assembledBox(sheet, {
    place,
    items: (box) =>
      Array.from({ length: RINGS }, (_, i) =>
        flatRing(box, { id: `ring-${i + 1}`, length: RING_LENGTH, material: 'packing' }),
      ),
    springs,
  })
  const { R, face, flange, flangeEnd, out, stud } = d
  const stackEnd = flangeEnd + discStackLength(springs)
  for (const side of [1, -1]) {
    const from = side > 0 ? R(28) : -R(20)
    flowArrow(sheet, [flangeEnd - 4, from], [face - 2, from])
  }
  stacks(sheet, parameters)
  const [first] = placed
  sheet.callout('box', [110, out - 30], place === 'valve' ? 'bonete' : 'caja de sellado')
  if (first) sheet.callout(first.id, [first.x1 + 20, R(10)], 'anillos de empaquetadura')
  sheet
    .callout('follower', [flange + 14, R(62)], 'prensaestopas, empujado por los resortes')
    .callout('springs-washer', [flangeEnd + 2.5, stud - 26], 'arandela de apoyo')
    .callout('springs', [flangeEnd + 7 + nested * 2, stud + 25], 'resortes de disco')
    .callout('nut', [stackEnd + 16, stud + 14], 'tuerca')
  axisAndSides(sheet, end + 14, [
    place === 'valve' ? 'Lado proceso' : 'Lado impulsor',
    'Lado atmósfera',
  ])
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    shaft: d.s,
    cardShare: 'whole',
    card: CARD,
    row: { x: flangeEnd - 160, top: stud + 60, width: 280 },
    icon: { centre: [flangeEnd, stud - 20], side: 220 },
  })
}

export const liveLoadingStack: KindDefinition<LiveLoadingStack> = {
  layout,
  describe: describeLiveLoadingStack,
}
