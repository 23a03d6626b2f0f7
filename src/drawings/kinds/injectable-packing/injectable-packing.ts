import type { DrawingOf } from '#schema/drawing.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRings, type StackItem } from '../../assemblies/packing-stack.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { granules, injection } from './injection.ts'

const RING_LENGTH = 44
const COMPOUND_LENGTH = 200

function layout() {
  const sheet = new Sheet()
  const compound: StackItem = {
    id: 'compound',
    does: 'seal',
    length: COMPOUND_LENGTH,
    draw: (on, x1, x2, { s, bore }) => granules(on, box(x1, x2, s, bore)),
  }
  const rings = (id: string) => flatRings(1, { id, length: RING_LENGTH, material: 'packing' })
  const { d, placed } = assembledBox(sheet, {
    place: 'pump',
    items: [...rings('inner'), compound, ...rings('outer')],
  })
  const middle = placed.find(({ id }) => id === 'compound')
  if (middle) injection(sheet, d, (middle.x1 + middle.x2) / 2)
  sheet
    .name('compound', 'compuesto inyectable')
    .name('inner-1', 'anillo trenzado de fondo')
    .name('outer-1', 'anillo trenzado de cierre')
    // Low, so that no leader runs through the gun.
    .callout('follower', [d.face + 8, d.R(22)], 'prensaestopas')
    .generic()
  return sheet.finish({
    balloonRow: 330,
    shaft: d.s,
    cardShare: 'whole',
    card: { x: 96, top: 330, width: 640 },
    icon: { centre: [(140 + d.nose) / 2, d.R(24)], side: 280 },
  })
}

const describe = () => ({
  title: 'compuesto inyectable entre anillos trenzados, en la caja de una bomba',
  description:
    'Media sección. El compuesto, maleable, llena la caja entre un anillo trenzado de contención a cada lado y se adapta al eje; trabaja sin agua de sello. Se repone por una válvula montada en la caja, con una pistola de inyección. El esquema muestra el tipo de producto, no una construcción propia.',
})

export const injectablePacking: KindDefinition<DrawingOf<'injectable-packing'>> = {
  layout,
  describe,
}
