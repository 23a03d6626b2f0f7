import type { DrawingOf } from '#schema/drawing.ts'
import { inSentences } from '../../sentences.ts'

export type LiveLoadingStack = DrawingOf<'live-loading-stack'>

const NESTED: Record<number, string> = {
  1: 'Los discos se oponen de a uno',
  2: 'Los discos van encajados de a dos y los pares se oponen',
  3: 'Los discos van encajados de a tres y los grupos se oponen',
}
const GROUPS: Record<LiveLoadingStack['groups'], string> = { 4: 'cuatro', 6: 'seis' }

export function describeLiveLoadingStack({
  place,
  nested,
  groups,
  casedVersion,
}: LiveLoadingStack) {
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
