import type { DrawingOf } from '#schema/drawing.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRings, type StackItem } from '../../assemblies/packing-stack.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { granules, injection } from './injection.ts'

type InjectablePacking = DrawingOf<'injectable-packing'>

const RING_LENGTH = 44
const COMPOUND_LENGTH = { 1: 200, 2: 120 } as const

function layout({ gun, endRings, generic }: InjectablePacking) {
  const count = endRings === 1 ? 1 : 2
  const sheet = new Sheet()
  const compound: StackItem = {
    id: 'compound',
    does: 'seal',
    length: COMPOUND_LENGTH[count],
    draw: (on, x1, x2, { s, bore }) => granules(on, box(x1, x2, s, bore)),
  }
  const rings = (id: string) => flatRings(count, { id, length: RING_LENGTH, material: 'packing' })
  const { d, placed } = assembledBox(sheet, {
    place: 'pump',
    items: [...rings('inner'), compound, ...rings('outer')],
  })
  const middle = placed.find(({ id }) => id === 'compound')
  if (middle) injection(sheet, d, (middle.x1 + middle.x2) / 2, gun)
  sheet
    .name('compound', 'compuesto inyectable')
    .name('inner-1', 'anillo trenzado de fondo')
    .name('outer-1', 'anillo trenzado de cierre')
    // Low, so that no leader runs through the gun.
    .callout('follower', [d.face + 8, d.R(22)], 'prensaestopas')
  if (generic) sheet.generic()
  return sheet.finish({
    balloonRow: 330,
    shaft: d.s,
    cardShare: 'whole',
    card: { x: 96, top: 330, width: 640 },
    icon: { centre: [(140 + d.nose) / 2, d.R(24)], side: 280 },
  })
}

const describe = ({ gun, endRings, generic }: InjectablePacking) => ({
  title: 'compuesto inyectable entre anillos trenzados, en la caja de una bomba',
  description: `Media sección. El compuesto, maleable, llena la caja entre ${endRings === 1 ? 'un anillo trenzado' : 'dos anillos trenzados'} de contención a cada lado y se adapta al eje; trabaja sin agua de sello. Se repone por una válvula montada en la caja${gun ? ', con una pistola de inyección' : ''}.${generic ? ' El esquema muestra el tipo de producto, no una construcción propia.' : ''}`,
})

export const injectablePacking: KindDefinition<InjectablePacking> = { layout, describe }
