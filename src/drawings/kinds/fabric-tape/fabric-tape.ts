import type { KindDefinition } from '../../model.ts'
import { Sheet } from '../../sheet.ts'
import { roll } from './roll.ts'
import { weave } from './weave.ts'
import { describeFabricTape, type FabricTape } from './words.ts'

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

export const fabricTape: KindDefinition<FabricTape> = { layout, describe: describeFabricTape }
