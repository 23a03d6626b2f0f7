import type { DrawingOf } from '#schema/drawing.ts'
import type { KindDefinition } from '../../model.ts'
import { emptyRowUnder, SHEET_WIDTH } from '../../finished-sheet.ts'
import { area, Sheet } from '../../sheet.ts'
import { Pen } from './pen.ts'
import type { Scene } from './scene-model.ts'
import { centralTermica } from './scenes/central-termica.ts'
import { columnaRefineria } from './scenes/columna-refineria.ts'
import { ejeHelice } from './scenes/eje-helice.ts'
import { lineaCelulosa } from './scenes/linea-celulosa.ts'
import { lineaEnvasado } from './scenes/linea-envasado.ts'
import { plantaAgua } from './scenes/planta-agua.ts'
import { rajoConcentradora } from './scenes/rajo-concentradora.ts'
import { reactorQuimico } from './scenes/reactor-quimico.ts'
import { salaBombas } from './scenes/sala-bombas.ts'
import { turbinaHidraulica } from './scenes/turbina-hidraulica.ts'

type SceneDrawing = DrawingOf<'scene'>

const SHEET_HEIGHT = 600

const SCENES: Record<SceneDrawing['scene'], Scene> = {
  'sala-bombas': salaBombas,
  'rajo-concentradora': rajoConcentradora,
  'linea-celulosa': lineaCelulosa,
  'linea-envasado': lineaEnvasado,
  'central-termica': centralTermica,
  'turbina-hidraulica': turbinaHidraulica,
  'planta-agua': plantaAgua,
  'eje-helice': ejeHelice,
  'reactor-quimico': reactorQuimico,
  'columna-refineria': columnaRefineria,
}

function layout({ scene }: SceneDrawing) {
  const { ground, card, draw } = SCENES[scene]
  const sheet = new Sheet()
  // Liquids in a plant have free surfaces, open to the air.
  sheet.opening(area(0, SHEET_WIDTH, -ground, SHEET_HEIGHT))
  draw(new Pen(sheet))
  return sheet.finish({
    balloonRow: emptyRowUnder(SHEET_HEIGHT - ground),
    bottom: -ground,
    card,
    icon: {
      centre: [card.x + card.width / 2, card.top - (card.width * 3) / 8],
      side: (card.width * 3) / 4,
    },
  })
}

export const scene: KindDefinition<SceneDrawing> = {
  layout,
  describe: (drawing) => SCENES[drawing.scene],
}
