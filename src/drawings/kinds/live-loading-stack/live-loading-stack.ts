import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRings } from '../../assemblies/packing-stack.ts'
import type { KindDefinition } from '../../model.ts'
import type { DiscStack } from '../../parts/disc-springs.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import { stacks } from './stacks.ts'
import { describeLiveLoadingStack, type LiveLoadingStack } from './words.ts'

const LOADED_CONE = 5

function layout(parameters: LiveLoadingStack) {
  const { place, nested, groups } = parameters
  const springs: DiscStack = { groups, nested, cone: LOADED_CONE }
  const sheet = new Sheet()
  const { d } = assembledBox(sheet, {
    place,
    items: flatRings(4, { id: 'ring', length: 40, material: 'packing' }),
    springs,
  })
  const { R, face, flangeEnd, stud } = d
  for (const r of [R(28), -R(20)]) flowArrow(sheet, [flangeEnd - 4, r], [face - 2, r])
  stacks(sheet, parameters)
  sheet
    .name('ring-1', 'anillos de empaquetadura')
    .name('follower', 'prensaestopas, empujado por los resortes')
    .name('springs-washer', 'arandela de apoyo')
    .name('springs', 'resortes de disco')
    .name('nut', 'tuerca')
  return sheet.finish({
    balloonRow: 310,
    shaft: d.s,
    cardShare: 'whole',
    card: { x: 110, top: 222, width: 430 },
    row: { x: flangeEnd - 160, top: stud + 60, width: 280 },
    icon: { centre: [flangeEnd, stud - 20], side: 220 },
  })
}

export const liveLoadingStack: KindDefinition<LiveLoadingStack> = {
  layout,
  describe: describeLiveLoadingStack,
}
