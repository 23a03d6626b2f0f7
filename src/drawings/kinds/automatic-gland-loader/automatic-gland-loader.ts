import type { DrawingOf } from '#schema/drawing.ts'
import { assembledBox } from '../../assemblies/assembled-box.ts'
import { flatRings } from '../../assemblies/packing-stack.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { loadChart } from './load-chart.ts'
import { pistonGland } from './piston-gland.ts'
import { remoteControl } from './remote-control.ts'

function layout() {
  const sheet = new Sheet()
  const { d } = assembledBox(sheet, {
    place: 'agitator',
    items: flatRings(4, { id: 'ring', length: 44, material: 'packing' }),
    gland: (on, box) => remoteControl(on, pistonGland(on, box)),
    shaftEnd: () => 640,
  })
  loadChart(sheet)
  sheet
    .name('ring-1', 'anillos de empaquetadura')
    .name('follower', 'prensaestopas')
    .name('piston', 'pistón, empuja el prensaestopas')
  return sheet.finish({
    balloonRow: 320,
    shaft: d.s,
    cardShare: 'whole',
    card: { x: 100, top: 290, width: 556 },
    row: { x: d.flangeEnd - 200, top: d.stud + 80, width: 330 },
    icon: { centre: [d.flangeEnd, d.stud - 30], side: 240 },
  })
}

const describe = () => ({
  title: 'pistones neumáticos en los espárragos del prensaestopas, con mando a distancia',
  description:
    'Media sección. En cada espárrago, un actuador de doble pistón empuja el prensaestopas con fuerza constante, aunque la empaquetadura se asiente. La alimentación, de aire comprimido o gas en botella, pasa por un regulador con manómetro que se maneja lejos del eje en marcha. El gráfico compara la carga, que se mantiene, con la de un perno, que cae al asentarse los anillos.',
})

export const automaticGlandLoader: KindDefinition<DrawingOf<'automatic-gland-loader'>> = {
  layout,
  describe,
}
