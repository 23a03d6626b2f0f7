import type { DrawingOf } from '#schema/drawing.ts'
import { packedBox, packingBox } from '../../assemblies/packing-box.ts'
import { flatRing } from '../../assemblies/packing-items.ts'
import { packingStack, placeStack, stackLength } from '../../assemblies/packing-stack.ts'
import { axisAndSides } from '../../assemblies/stuffing-box.ts'
import type { KindDefinition } from '../../model.ts'
import { shaftOutline, straightShaft } from '../../parts/shaft.ts'
import { Sheet } from '../../sheet.ts'
import { loadChart } from './load-chart.ts'
import { pistonGland } from './piston-gland.ts'
import { remoteControl } from './remote-control.ts'

export type AutomaticGlandLoader = DrawingOf<'automatic-gland-loader'>

const RINGS = 4
const RING_LENGTH = 44
const SHAFT_END = 640
const BALLOON_ROW = 320
const CARD = { x: 100, top: 290, width: 556 }

function layout(parameters: AutomaticGlandLoader) {
  const sheet = new Sheet()
  const itemsFor = (d: ReturnType<typeof packingBox>) =>
    Array.from({ length: RINGS }, (_, i) =>
      flatRing(d, { id: `ring-${i + 1}`, length: RING_LENGTH, material: 'packing' }),
    )
  const d = packingBox('agitator', stackLength(itemsFor(packingBox('agitator', 0))))
  const placed = placeStack(itemsFor(d))
  packedBox(sheet, d, SHAFT_END)
  packingStack(sheet, d, placed)
  const inlet = pistonGland(sheet, d, parameters)
  shaftOutline(sheet, straightShaft(96, SHAFT_END, d.s))
  remoteControl(sheet, parameters, inlet)
  loadChart(sheet)
  const { R, out, flange, stud } = d
  const [first] = placed
  sheet.callout('box', [110, out - 30], 'caja de sellado')
  if (first) sheet.callout(first.id, [first.x1 + 20, R(10)], 'anillos de empaquetadura')
  sheet
    .callout('follower', [flange + 14, R(60)], 'prensaestopas')
    .callout('piston', [d.flangeEnd + 24, stud + 17], 'pistón, empuja el prensaestopas')
  axisAndSides(sheet, SHAFT_END + 14, ['Estanque', 'Lado atmósfera'])
  return sheet.finish({
    balloonRow: BALLOON_ROW,
    shaft: d.s,
    cardShare: 'whole',
    card: CARD,
    row: { x: d.flangeEnd - 200, top: stud + 80, width: 330 },
    icon: { centre: [d.flangeEnd, stud - 30], side: 240 },
  })
}

const SUPPLY: Record<AutomaticGlandLoader['supply'], string> = {
  'compressed-air': 'aire comprimido',
  'gas-bottle': 'gas en botella',
  either: 'aire comprimido o gas en botella',
}

const describe = ({ pistons, supply }: AutomaticGlandLoader) => ({
  title: 'pistones neumáticos en los espárragos del prensaestopas, con mando a distancia',
  description: `Media sección. En cada espárrago, un actuador de ${pistons === 'twin' ? 'doble pistón' : 'un pistón'} empuja el prensaestopas con fuerza constante, aunque la empaquetadura se asiente. La alimentación, de ${SUPPLY[supply]}, pasa por un regulador con manómetro que se maneja lejos del eje en marcha. El gráfico compara la carga, que se mantiene, con la de un perno, que cae al asentarse los anillos.`,
})

export const automaticGlandLoader: KindDefinition<AutomaticGlandLoader> = { layout, describe }
