import { z } from 'zod'
import { assembledBox, flatRings } from '../assemblies/packing.ts'
import { box, inSentences, Sheet, type KindDefinition, type Point } from '../kit.ts'
import { dimension, extensionLine } from '../parts/dimension.ts'
import { discStack, discStackLength, type DiscStack } from '../parts/springs.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { flowArrow } from '../parts/flow-arrow.ts'

/** Disc springs on the studs of a gland: they keep the packing loaded as it settles. */
const schema = z.strictObject({ kind: z.literal('live-loading-stack') })

const LEFT = 706
const FREE: Point = [LEFT, 250]
const LOADED: Point = [LEFT, 134]
const CASED: Point = [LEFT, 14]
const SCALE = 1.3
const CONES = { free: 9, loaded: 4.5 } as const
const REACH = 28

/** The stack free and loaded, at the same scale, and its version in a case. */
function stacks(sheet: Sheet) {
  const stack = (cone: number): DiscStack => ({ nested: 2, cone })
  for (const [id, at, cone, letter] of [
    ['free', FREE, CONES.free, 'L0'],
    ['loaded', LOADED, CONES.loaded, 'L1'],
  ] as const) {
    const placed = sheet.at(at, { scale: SCALE, prefix: `${id}-` })
    const end = discStack(placed, 'springs', [0, 0], stack(cone))
    if (id === 'loaded') studAndNut(placed, 'nut', end, 0, 12)
    const row = at[1] - REACH * SCALE - 14
    const [x1, x2] = [at[0] + 5 * SCALE, at[0] + end * SCALE]
    for (const x of [x1, x2]) extensionLine(sheet, x, at[1] - REACH * SCALE, row - 4)
    dimension(sheet, x1, x2, row - 0.5)
    sheet.text([(x1 + x2) / 2, row - 20], letter)
  }
  sheet.text([LEFT + 178, FREE[1] - 4], 'Libre', { anchor: 'start', strong: true })
  sheet.text([LEFT + 178, LOADED[1] - 4], 'Cargada', { anchor: 'start', strong: true })
  sheet.onlyOnSection(() => {
    const placed = sheet.at(CASED, { scale: SCALE, prefix: 'cased-' })
    const end = discStack(placed, 'springs', [0, 0], { ...stack(CONES.loaded), isCased: true })
    // The case is closed except for its window.
    for (const side of [1, -1]) {
      const [low, high] = side > 0 ? [15, 28] : [-28, -15]
      placed.part('case', 'fastener', 'outside', box(7, end - 5, low, high), 'thin')
    }
    studAndNut(placed, 'nut', end, 0, 12)
  })
  const length = discStackLength(stack(CONES.loaded)) * SCALE
  sheet.text([LEFT + length / 2 + 20, CASED[1] - 62], 'En cartucho, con ventana', { strong: true })
}

/** Groups of facing discs, with nested discs in each; compressed on the gland. */
const SPRINGS: DiscStack = { nested: 2, cone: 5 }

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

export const liveLoadingStack: KindDefinition<typeof schema> = { schema, layout, describe }
