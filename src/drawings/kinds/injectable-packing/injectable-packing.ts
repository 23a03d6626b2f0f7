import type { DrawingOf } from '#schema/drawing.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRing, type KitItem } from '../../assemblies/packing-items.ts'
import { axisAndSides } from '../../assemblies/stuffing-box.ts'
import { box } from '../../geometry.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { granules, injection } from './injection.ts'

type InjectablePacking = DrawingOf<'injectable-packing'>

const RING_LENGTH = 44
const COMPOUND_LENGTH = { 1: 200, 2: 120 } as const
const BALLOON_ROW = 330
const CARD = { x: 96, top: 330, width: 640 }

function layout({ gun, endRings, generic }: InjectablePacking) {
  const count = endRings === 1 ? 1 : 2
  const sheet = new Sheet()
  const { d, placed, end } = assembledBox(sheet, {
    place: 'pump',
    items: (frame) => {
      const rings = (side: string): KitItem[] =>
        Array.from({ length: count }, (_, i) =>
          flatRing(frame, { id: `${side}-${i + 1}`, length: RING_LENGTH, material: 'packing' }),
        )
      const compound: KitItem = {
        id: 'compound',
        does: 'seal',
        length: COMPOUND_LENGTH[count],
        material: 'lip',
        section: box,
        draw: (on, x1, x2) => granules(on, box(x1, x2, frame.s, frame.bore)),
      }
      return [...rings('inner'), compound, ...rings('outer')]
    },
  })
  const compound = placed.find(({ id }) => id === 'compound')
  const { R, flange, out } = d
  sheet.callout('box', [110, out - 30], 'caja de sellado')
  if (compound) {
    const x = (compound.x1 + compound.x2) / 2
    injection(sheet, d, x, gun)
    sheet.callout('compound', [compound.x1 + 24, R(23)], 'compuesto inyectable')
  }
  for (const side of ['inner-1', 'outer-1']) {
    const ring = placed.find(({ id }) => id === side)
    if (ring) {
      const label = side === 'inner-1' ? 'anillo trenzado de fondo' : 'anillo trenzado de cierre'
      sheet.callout(ring.id, [ring.x1 + 18, R(12)], label)
    }
  }
  sheet.callout('follower', [flange + 14, R(70)], 'prensaestopas')
  axisAndSides(sheet, end + 14)
  if (generic) sheet.generic()
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    shaft: d.s,
    cardShare: 'whole',
    card: CARD,
    icon: { centre: [(140 + d.nose) / 2, R(24)], side: 280 },
  })
}

const describe = ({ gun, endRings, generic }: InjectablePacking) => ({
  title: 'compuesto inyectable entre anillos trenzados, en la caja de una bomba',
  description: `Media sección. El compuesto, maleable, llena la caja entre ${endRings === 1 ? 'un anillo trenzado' : 'dos anillos trenzados'} de contención a cada lado y se adapta al eje; trabaja sin agua de lavado. Se repone por una válvula montada en la caja${gun ? ', con una pistola de inyección' : ''}.${generic ? ' El esquema muestra el tipo de producto, no una construcción propia.' : ''}`,
})

export const injectablePacking: KindDefinition<InjectablePacking> = { layout, describe }
