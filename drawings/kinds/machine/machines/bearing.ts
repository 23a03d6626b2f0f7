import { box } from '../../../geometry.ts'
import { bothSides, disc } from '../../scene/pen.ts'
import type { Machine } from '../machine-model.ts'

const AXIS = 190

/** A bearing housing cut along its shaft: two bearings in oil, a seal at either end. */
export const bearing: Machine = {
  title: 'caja de rodamientos y sus lugares sellados',
  description:
    'Caja de rodamientos cortada por el eje: dos rodamientos de bolas, aceite al fondo, y a cada extremo una tapa con el sello que retiene el lubricante y deja afuera el agua y el polvo. Encima, un sensor.',
  places: {
    protector: { at: [474, 236], number: [540, 322] },
    sensores: { at: [300, 342], number: [190, 338] },
  },
  draw(pen) {
    const own = pen.at(0, AXIS)
    own.fluid(box(128, 452, -110, -62))
    own.line('M128 -62H452', 'hatch')
    bothSides(own.at(0, 0, { turn: 90 }), (half) => {
      const side = half.at(0, 0, { turn: -90 })
      side.cut('M128 110H452V134H128Z', 'housing')
      for (const x of [156, 364]) {
        side.cut(box(x, x + 60, 34, 52), 'steel')
        side.cut(box(x, x + 60, 92, 110), 'steel-opposed')
        side.plain(disc(x + 30, 72, 21), 'thin')
      }
      side.cut('M452 62H504V96H478V134H452Z', 'steel-opposed')
      side.cut('M128 62H92V96H102V134H128Z', 'steel-opposed')
      side.seal('B456 500 36 60 B96 124 36 60', 'thin')
    })
    own.plain('M20 -26V26H140V34H440V36H580V-36H440V-34H140V-26Z')
    own.metal('M128 -134H452L480 -174H100Z')
    own.centreLine('M4 0H596')
    own
      .metal(box(284, 316, 134, 140), 'thin')
      .plain(box(286, 314, 140, 172), 'thin')
      .line('M292 162H308')
  },
}
