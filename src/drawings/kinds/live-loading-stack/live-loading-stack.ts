import type { DrawingOf } from '#schema/drawing.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRings } from '../../assemblies/packing-stack.ts'
import type { KindDefinition } from '../../model.ts'
import type { DiscStack } from '../../parts/disc-springs.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { Sheet } from '../../sheet.ts'
import { stacks } from './stacks.ts'
import { inSentences } from '../../sentences.ts'

export type LiveLoadingStack = DrawingOf<'live-loading-stack'>

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

const NESTED: Record<number, string> = {
  1: 'Los discos se oponen de a uno',
  2: 'Los discos van encajados de a dos y los pares se oponen',
  3: 'Los discos van encajados de a tres y los grupos se oponen',
}
const GROUPS: Record<LiveLoadingStack['groups'], string> = { 4: 'cuatro', 6: 'seis' }

function describe({ place, nested, groups, casedVersion }: LiveLoadingStack) {
  return {
    title: `resortes de disco en los espárragos del prensaestopas de una ${place === 'valve' ? 'válvula' : 'bomba'}`,
    description: inSentences([
      `Cada espárrago lleva ${GROUPS[groups]} grupos de resortes de disco entre la arandela de apoyo y la tuerca, con una guía interior. ${NESTED[nested] ?? ''}: encajados suman fuerza; opuestos suman recorrido.`,
      'La pila empuja el prensaestopas aunque los anillos se asienten.',
      'A la derecha, la pila libre, de altura L0, y la misma bajo carga, de altura L1.',
      casedVersion && 'Debajo, la versión en cartucho: la ventana deja ver la altura correcta.',
    ]),
  }
}

export const liveLoadingStack: KindDefinition<LiveLoadingStack> = { layout, describe }
