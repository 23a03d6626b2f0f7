import type { DrawingOf } from '#schema/drawing.ts'
import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { roll } from './roll.ts'
import { weave } from './weave.ts'

export type FabricTape = DrawingOf<'fabric-tape'>

function layout(parameters: FabricTape) {
  const isTape = parameters.form === 'tape'
  const sheet = new Sheet()
  roll(sheet, parameters)
  weave(sheet, parameters)
  sheet
    .callout('roll-end', [110, 102], isTape ? 'rollo de cinta' : 'rollo de tela')
    .callout(
      'tail',
      [isTape ? 430 : 470, isTape ? -54 : -10],
      isTape ? 'cinta tejida' : 'tela de tejido plano',
    )
    .callout('weave-lens', [772, 214], 'urdimbre y trama')
  if (!isTape) sheet.callout('folded-corner', [496, -46], 'esquina doblada')
  const card = { x: 28, top: isTape ? 216 : 276, width: isTape ? 560 : 660 }
  const drawn = sheet.finish({
    balloonRow: 282,
    bottom: -216,
    card,
    row: card,
    icon: { centre: [220, 40], side: 360 },
  })
  // Glass is white.
  return { ...drawn, product: 'white' as const }
}

const WORDS: Record<FabricTape['form'], { title: string; description: string }> = {
  tape: {
    title: 'rollo, ligamento y sección',
    description:
      'Rollo de cinta tejida de fibra de vidrio. En el detalle, el ligamento: cada hilo pasa sobre uno y bajo el siguiente; en la sección, la trama rodea los hilos de urdimbre.',
  },
  cloth: {
    title: 'rollo ancho, ligamento y sección',
    description:
      'Rollo ancho de tela de fibra de vidrio, con una esquina doblada: se pliega sin romperse. En el detalle, el tejido plano de hilo fino; en la sección, la trama rodea los hilos de urdimbre.',
  },
}

const describe = ({ form }: FabricTape) => WORDS[form]

export const fabricTape: KindDefinition<FabricTape> = { layout, describe }
