import type { DrawingOf } from '#schema/drawing.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRings } from '../../assemblies/packing-stack.ts'
import type { KindDefinition } from '../../model.ts'
import type { DiscStack } from '../../parts/disc-springs.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import { GROUPS, stacks } from './stacks.ts'
import { inSentences } from '../../sentences.ts'

/** Groups of discs that face each other, and discs nested in each; pressed together on the gland. */
const SPRINGS: DiscStack = { ...GROUPS, cone: 5 }

function layout() {
  const sheet = new Sheet()
  const { d } = assembledBox(sheet, {
    place: 'valve',
    items: flatRings(4, { id: 'ring', length: 40, material: 'packing' }),
    springs: SPRINGS,
  })
  const { R, face, flangeEnd, stud } = d
  for (const r of [R(28), -R(20)]) flowArrow(sheet, [flangeEnd - 4, r], [face - 2, r])
  stacks(sheet)
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

const describe = () => ({
  title: 'resortes de disco en los espárragos del prensaestopas de una válvula',
  description: inSentences([
    'Cada espárrago lleva cuatro grupos de resortes de disco entre la arandela de apoyo y la tuerca, con una guía interior. Los discos van encajados de a dos y los pares se oponen: encajados suman fuerza; opuestos suman recorrido.',
    'La pila empuja el prensaestopas aunque los anillos se asienten.',
    'A la derecha, la pila libre, de altura L0, y la misma bajo carga, de altura L1.',
    'Debajo, la versión en cartucho: la ventana deja ver la altura correcta.',
  ]),
})

export const liveLoadingStack: KindDefinition<DrawingOf<'live-loading-stack'>> = {
  layout,
  describe,
}
